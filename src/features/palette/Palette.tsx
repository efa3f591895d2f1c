import { useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNames } from '#engine/labels.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { useViewer } from '#engine/viewer.ts'
import { type Find, matching, useRecords } from '#features/palette/finds.ts'
import styles from '#features/palette/Palette.module.css'
import { pickerDebounce } from '#lib/constants.ts'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLanguage } from '#ui/i18n.ts'

type Props = {
  entries: readonly Find[]
  /** What was typed already, before this was there. */
  early: string
  onOpen: () => void
  onClose: () => void
}

/** Finds anything: entries of the menu, actions, hospitals, users, evaluations. Arrows choose, Enter goes there. */
export function Palette({ entries, early, onOpen, onClose }: Props) {
  const { t } = useTranslation('palette')
  const language = useLanguage()
  const viewer = useViewer()
  const nameOf = useNames()
  const navigate = useNavigate()
  const id = useId()
  const [search, setSearch] = useState(early)
  const [typed, type] = useDebounced(search, setSearch, pickerDebounce)
  const [chosen, setChosen] = useState(0)
  const records = useRecords(viewer, search, language, nameOf)
  const finds = [...matching(entries, typed).slice(0, 8), ...records.finds]
  useLayoutEffect(onOpen, [onOpen])
  const at = Math.min(chosen, Math.max(0, finds.length - 1))

  const go = (find: Find | undefined) => {
    if (!find) return
    onClose()
    void navigate(find.to)
  }
  const press = (event: React.KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined && finds.length > 0) {
      event.preventDefault()
      setChosen((at + move + finds.length) % finds.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      go(finds[at])
    }
  }
  return (
    <Dialog title={t('title')} size="wide" onClose={onClose}>
      <div className={styles.palette}>
        <input
          // The one thing to do here is to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className={styles.input}
          role="combobox"
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={finds.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={finds.length > 0 ? `${id}-${at}` : undefined}
          placeholder={t('placeholder')}
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            type(target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={t('title')}>
          {finds.map((find, index) => (
            // The keys are the input's.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={find.key}
              id={`${id}-${index}`}
              className={classes(styles.find, index === at && styles.chosen)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => go(find)}
              onPointerMove={() => setChosen(index)}
            >
              <bdi className={styles.label}>{find.label}</bdi>
              <small className={styles.about}>{find.about}</small>
            </div>
          ))}
        </div>
        <p className={styles.hint} role="status">
          {records.isLoading ? <Spinner label={t('searching')} /> : found()}
        </p>
      </div>
    </Dialog>
  )

  function found(): string {
    if (typed.trim() === '') return t('hint')
    return finds.length === 0 ? t('none') : t('found', { count: finds.length })
  }
}
