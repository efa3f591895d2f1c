import { useVirtualizer } from '@tanstack/react-virtual'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './OptionList.module.css'
import { type Option, OptionRow } from './OptionRow.tsx'
import { stepOf, useTypeahead } from './optionKeys.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  id: string
  label: string
  options: Option[]
  chosen: ReadonlySet<string>
  isMultiple?: boolean | undefined
  onChoose: (value: string) => void
  /** With it, a search box takes the focus and the typing. */
  search?: { text: string; onText: (text: string) => void } | undefined
  startAt?: string | undefined
  children?: ReactNode
}

const virtualFrom = 100

/** A listbox that holds the focus itself or leaves it to its search box; only the visible options of long lists are drawn. */
export function OptionList({ id, label, options, chosen, isMultiple, onChoose, search, startAt, children }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  const [wanted, setActive] = useState(() => startOf(options, chosen, startAt))
  const typeahead = useTypeahead(options, setActive)
  const active = Math.max(0, Math.min(wanted, options.length - 1))
  const isVirtual = options.length > virtualFrom
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtual = useVirtualizer({ count: isVirtual ? options.length : 0, getScrollElement: () => list.current, estimateSize: () => 36, overscan: 10 })

  useEffect(() => focused.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (isVirtual) virtual.scrollToIndex(active)
    else reveal(list.current, document.getElementById(`${id}-${active}`))
  }, [active, id, isVirtual, virtual])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = stepOf(event, active, options.length, search !== undefined)
    const current = options[active]
    if (next !== undefined) setActive(next)
    else if (current && (event.key === 'Enter' || (event.key === ' ' && !search))) onChoose(current.value)
    else {
      if (!search) typeahead(event.key)
      return
    }
    event.preventDefault()
  }

  const holder = {
    'aria-activedescendant': options.length > 0 ? `${id}-${active}` : undefined,
    'aria-label': label,
    onKeyDown,
  }
  const hold = (element: HTMLElement | null) => {
    focused.current = element
  }
  const rowOf = (index: number) => {
    const option = options[index]
    if (!option) return undefined
    const isChosen = chosen.has(option.value)
    return { option, id: `${id}-${index}`, index, count: options.length, isActive: index === active, isChosen, onChoose: () => onChoose(option.value), onPoint: () => index !== active && setActive(index) }
  }

  return (
    <>
      {search && (
        <div className={css['search']}>
          <Search aria-hidden="true" size={16} />
          <input
            {...holder}
            aria-autocomplete="list"
            aria-controls={options.length > 0 ? id : undefined}
            aria-expanded={options.length > 0}
            autoComplete="off"
            placeholder={t('dropdown.search')}
            ref={hold}
            role="combobox"
            spellCheck={false}
            type="text"
            value={search.text}
            onChange={(event) => {
              setActive(0)
              search.onText(event.target.value)
            }}
          />
        </div>
      )}
      {options.length > 0 && (
        <div
          {...(search ? { 'aria-label': label, tabIndex: -1 } : { ...holder, tabIndex: 0 })}
          aria-multiselectable={isMultiple}
          className={css['list']}
          id={id}
          ref={(element) => {
            list.current = element
            if (!search) hold(element)
          }}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can be neither searched nor drawn in parts
          role="listbox"
        >
          {isVirtual ? (
            <div className={css['rows']} role="presentation" style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map(({ index, key, start }) => {
                const row = rowOf(index)
                return row && <OptionRow key={key} {...row} ref={virtual.measureElement} style={{ transform: `translateY(${start}px)` }} />
              })}
            </div>
          ) : (
            options.map((option, index) => {
              const row = rowOf(index)
              return row && <OptionRow key={option.value} {...row} />
            })
          )}
        </div>
      )}
      {children}
      {search && <VisuallyHidden isStatus>{t('dropdown.found', { count: options.length })}</VisuallyHidden>}
    </>
  )
}

function startOf(options: Option[], chosen: ReadonlySet<string>, startAt = ''): number {
  const letter = startAt.toLocaleLowerCase()
  const typed = letter === '' ? -1 : options.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(letter))
  return typed >= 0 ? typed : options.findIndex(({ value }) => chosen.has(value))
}

/** Scrolls the list, and nothing around it, until the row is in sight. */
function reveal(list: HTMLElement | null, row: HTMLElement | null): void {
  if (!list || !row) return
  const below = row.offsetTop + row.offsetHeight - list.clientHeight
  list.scrollTop = Math.min(Math.max(list.scrollTop, below), row.offsetTop)
}
