import { type KeyboardEvent, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection as Items, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Header } from 'react-aria-components/Header'
import { Input, TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Collection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useNames } from '#engine/labels.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { useViewer } from '#engine/viewer.ts'
import { markParts } from './rank.ts'
import { groupByKind, matching, matchingOfEach, type SearchResult, toWords, useRecords } from './searchResults.ts'
import { useRecent } from './useRecent.ts'
import styles from './CommandPaletteDialog.module.css'
import { pickerDebounce } from '#lib/constants.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'

type Props = {
  entries: readonly SearchResult[]
  /** What the viewer reads but does not search on the server, by kind. */
  own: readonly (readonly SearchResult[])[]
  /** The viewer whose records are searched. */
  collections: readonly Collection[]
  /** The text typed before the palette was loaded. */
  early: string
  onOpen: () => void
  onClose: () => void
}

/** As many records, pages and commands are listed each before anything is typed. */
const firstEntries = 5

/**
 * Finds anything: menu entries, actions, records; before anything is typed, recently opened records, the pages that are
 * opened most and what is created there. The arrow keys select, Enter opens.
 */
export function CommandPaletteDialog({ entries, own, collections, early, onOpen, onClose }: Props) {
  const { t } = useTranslation('palette')
  const language = useLanguage()
  const viewer = useViewer()
  const getName = useNames()
  const navigate = useNavigate()
  const [search, setSearch] = useState(early)
  const [typed, setTyped, flush] = useDebounced(search, setSearch, pickerDebounce)
  const words = {
    getName,
    all: (values: { count: number; what: string }) => t('all', values),
  }
  const records = useRecords(collections, viewer, search, language, words)
  const recent = useRecent(use(CollectionsContext), useDevicePreferences(viewer.id).recent, viewer, language, words)
  const isEmpty = typed.trim() === ''
  // Below what is still loading, so that no row is inserted above another.
  const ownFinds = records.isLoading ? [] : matchingOfEach(own, search)
  const first = [
    ...titled(recent, t('recent')),
    ...titled(getMain(entries, ['/', ...collections.map(({ path }) => `/${path}`)]), t('main')),
    ...titled(getMain(entries, collections.map(getAddPath)), t('commands')),
  ]
  const finds = isEmpty ? first : [...matching(entries, typed).slice(0, 8), ...records.finds, ...ownFinds]
  useLayoutEffect(onOpen, [onOpen])

  const go = (find: SearchResult | undefined) => {
    if (!find) return
    onClose()
    if (find.onSelect) find.onSelect()
    else void navigate(find.to)
  }
  // Enter right after the last letter means the first result of these letters, which may still be loading.
  const isSettled = typed === search && !records.isLoading
  const [isWaiting, setWaiting] = useState(false)
  const hasMoved = useRef(false)
  const goToFirst = useEffectEvent(() => go(finds[0]))
  useEffect(() => {
    if (isWaiting && isSettled) goToFirst()
  }, [isWaiting, isSettled])
  const type = (text: string) => {
    setWaiting(false)
    hasMoved.current = false
    setTyped(text)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true
    // The list itself opens what the arrow keys selected.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasMoved.current) return
    event.preventDefault()
    event.stopPropagation()
    flush()
    setWaiting(true)
  }
  return (
    <Dialog title={t('title')} size="wide" onClose={onClose}>
      <div className={styles.palette}>
        <Autocomplete inputValue={typed} onInputChange={type}>
          {/* Typing is the only purpose of this dialog. */}
          <TextField aria-label={t('title')} autoFocus maxLength={200}>
            <Input
              // `Autocomplete` names the list it controls.
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
              role="combobox"
              aria-expanded
              className={styles.input ?? ''}
              placeholder={t('placeholder')}
              onKeyDownCapture={press}
            />
          </TextField>
          <ListBox
            aria-label={t('title')}
            className={styles.list ?? ''}
            dependencies={[typed]}
            items={groupByKind(finds).map((group) => ({ ...group, id: group.key }))}
            shouldFocusWrap
            onAction={(key) => go(finds.find((find) => find.key === key))}
          >
            {({ title = t('pages'), finds: ofKind }) => (
              <ListBoxSection aria-label={title}>
                <Header className={styles.kind ?? ''}>{title}</Header>
                <Items items={ofKind.map((find) => ({ ...find, id: find.key }))} dependencies={[typed]}>
                  {(find) => (
                    <ListBoxItem className={styles.find ?? ''} textValue={find.label}>
                      <bdi className={styles.label}>
                        <Marked name={find.label} words={isEmpty ? [] : toWords(typed)} />
                      </bdi>
                      <small className={styles.about}>{find.about}</small>
                    </ListBoxItem>
                  )}
                </Items>
              </ListBoxSection>
            )}
          </ListBox>
        </Autocomplete>
        <div className={styles.foot}>
          <p role="status">{records.isLoading ? <Spinner label={t('searching')} /> : found()}</p>
          <p className={styles.keys}>{t('hint')}</p>
        </div>
      </div>
    </Dialog>
  )

  function found(): string {
    if (isEmpty) return ''
    return finds.length === 0 ? t('none') : t('found', { count: finds.length })
  }
}

const getAddPath = ({ addPath, path }: Collection) => addPath ?? `/${path}/+`

/** The entries that lead to some addresses, in their order: of several programmes the first. */
function getMain(entries: readonly SearchResult[], addresses: readonly string[]): SearchResult[] {
  const found = addresses.flatMap((address) => entries.find(({ to }) => to === address) ?? [])
  return [...new Map(found.toReversed().map((entry) => [entry.label, entry])).values()].toReversed()
}

/** The first of some results, below a heading of their own. */
function titled(finds: readonly SearchResult[], kind: string): SearchResult[] {
  return finds.slice(0, firstEntries).map((find) => ({ ...find, kind }))
}

/** A name with its typed letters marked. */
function Marked({ name, words }: { name: string; words: readonly string[] }) {
  return markParts(name, words).map(({ text, isMatch }, index) =>
    isMatch ? (
      // The parts of a name have no other key.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
