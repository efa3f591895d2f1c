import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem, type Selection } from 'react-aria-components/ListBox'
import { Input, TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import styles from './ListPanel.module.css'
import { PopoverPanel } from '#ui/overlays/PopoverPanel.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

export type Option = { value: string; label: string }
export type ListPanelProps = {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  options: Option[]
  chosen: ReadonlySet<string>
  isMultiple?: boolean | undefined
  /** The options are names of records, which page translators must not touch. */
  areNames?: boolean | undefined
  /** When given, a search box takes the focus and the typing. */
  search?: { text: string; onText: (text: string) => void } | undefined
  onChoose: (value: string) => void
  onClose: () => void
  /** Shown below the options: that there are none, that they are loading. */
  children?: ReactNode
}

/** How many options are rendered at the same time; more are added on scroll. */
const step = 100

/**
 * The options of a list below its control, with a search where there are many; long lists render only the options that
 * were scrolled to.
 */
export function ListPanel({
  id,
  label,
  anchor,
  options,
  chosen,
  isMultiple = false,
  areNames = false,
  search,
  onChoose,
  onClose,
  children,
}: ListPanelProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState(
    () =>
      step +
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.has(value)),
      ),
  )
  const choose = (keys: Selection) => {
    if (keys === 'all') return
    const next = new Set([...keys].map(String))
    const changed = [...next].find((key) => !chosen.has(key)) ?? [...chosen].find((key) => !next.has(key))
    if (changed !== undefined) onChoose(changed)
  }
  const list = options.length > 0 && (
    <ListBox
      aria-label={label}
      autoFocus={search === undefined}
      className={styles.list ?? ''}
      escapeKeyBehavior="none"
      id={id}
      selectedKeys={chosen}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      shouldFocusWrap
      onSelectionChange={choose}
    >
      <Collection items={options.slice(0, count)}>
        {(option) => (
          <ListBoxItem className={styles.option ?? ''} id={option.value} textValue={option.label}>
            {({ isSelected }) => (
              <>
                <span className={styles.mark}>{isSelected && <Check aria-hidden="true" size={16} />}</span>
                <bdi translate={areNames ? 'no' : undefined}>{option.label}</bdi>
              </>
            )}
          </ListBoxItem>
        )}
      </Collection>
      {count < options.length && <ListBoxLoadMoreItem onLoadMore={() => setCount(count + step)} />}
    </ListBox>
  )
  return (
    <PopoverPanel anchor={anchor} label={label} onClose={onClose}>
      {search ? (
        <Autocomplete inputValue={search.text} onInputChange={search.onText}>
          <TextField aria-label={label} autoComplete="off" autoFocus className={styles.search ?? ''} spellCheck="false">
            <Search aria-hidden="true" size={16} />
            <Input placeholder={t('dropdown.search')} onKeyDown={(event) => chooseFirst(event, options[0], onChoose)} />
          </TextField>
          {list}
          <VisuallyHidden isStatus>{t('dropdown.found', { count: options.length })}</VisuallyHidden>
        </Autocomplete>
      ) : (
        list
      )}
      {children}
    </PopoverPanel>
  )
}

/** Enter selects the first option where the arrows have moved to none yet. */
function chooseFirst(
  event: KeyboardEvent<HTMLInputElement>,
  first: Option | undefined,
  onChoose: (value: string) => void,
): void {
  const isOnOption = event.currentTarget.getAttribute('aria-activedescendant')
  if (
    event.key !== 'Enter' ||
    event.nativeEvent.isComposing ||
    isOnOption ||
    !first ||
    event.currentTarget.value.trim() === ''
  )
    return
  event.preventDefault()
  onChoose(first.value)
}
