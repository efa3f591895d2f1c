import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttributeLine } from './attributeLines.ts'
import styles from './Attributes.module.css'
import { AttributeRow } from './AttributeRow.tsx'
import { getStep } from './getStep.ts'
import type { Language } from '#lib/languages.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import table from '#ui/table.module.css'

type Props = {
  lines: AttributeLine[]
  /** The number of attributes before filtering. */
  count: number
  language: Language
  isLoading: boolean
  isReadOnly: boolean
  isChosen: (key: string) => boolean
  onChoose: (keys: string[], isOn: boolean) => void
}

const rowHeight = 40
const virtualFrom = 100
const columns = ['key', 'name', 'state', 'group', 'type', 'scale', 'options'] as const

/** The attributes as selectable rows. Only visible ones are rendered; the arrow keys move through all of them. */
export function AttributeTable({ lines, count, language, isLoading, isReadOnly, isChosen, onChoose }: Props) {
  const { t } = useTranslation('measures')
  const wrap = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  const [at, setAt] = useState(0)
  const [anchor, setAnchor] = useState(0)
  const active = Math.max(0, Math.min(at, lines.length - 1))
  const isVirtual = lines.length > virtualFrom
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtual = useVirtualizer({
    count: isVirtual ? lines.length : 0,
    getScrollElement: () => wrap.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const rendered = virtual.getVirtualItems()
  const places = isVirtual ? rendered.map(({ index }) => index) : lines.map((_line, index) => index)
  const [first, last] = [rendered[0], rendered.at(-1)]

  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    if (isVirtual) virtual.scrollToIndex(active)
    requestAnimationFrame(() =>
      wrap.current?.querySelector<HTMLElement>(`[data-index="${active}"] input`)?.focus({ preventScroll: isVirtual }),
    )
  }, [active, isVirtual, virtual])

  const hasStates = lines.some(hasState)
  const shown = columns.filter((column) => column !== 'state' || hasStates)
  const free = lines.filter((line) => isFree(line, isReadOnly))
  const chosen = free.filter(({ key }) => isChosen(key)).length
  const isAll = free.length > 0 && chosen === free.length
  const choose = (index: number, isOn: boolean, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(anchor, index), Math.max(anchor, index)] : [index, index]
    onChoose(
      lines
        .slice(from, to + 1)
        .filter((line) => isFree(line, isReadOnly))
        .map(({ key }) => key),
      isOn,
    )
    setAnchor(index)
    setAt(index)
  }
  const move = (event: React.KeyboardEvent) => {
    const next = getStep(event.key, active, lines.length)
    if (next === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (next === active) return
    wanted.current = true
    setAt(next)
  }
  return (
    <>
      <p className={styles.count} role="status">
        {t('attributes.shown', { n: showNumber(lines.length), all: showNumber(count) })}
      </p>
      {isLoading && count === 0 && <Skeleton shape="table" />}
      {lines.length > 0 && (
        <div
          ref={wrap}
          className={classNames(table.wrap, styles.wrap)}
          tabIndex={-1}
          role="region"
          aria-label={t('attributes.table')}
        >
          <table className={classNames(table.table, styles.table)} aria-rowcount={lines.length + 1}>
            <thead className={table.head}>
              <tr>
                <th className={table.cell} scope="col">
                  <CheckBox
                    label={t('attributes.all-shown')}
                    hideLabel
                    checked={isAll}
                    indeterminate={chosen > 0 && !isAll}
                    disabled={free.length === 0}
                    onChange={() =>
                      onChoose(
                        (isAll ? free : free.filter(({ isMissing }) => !isMissing)).map(({ key }) => key),
                        !isAll,
                      )
                    }
                  />
                </th>
                {shown.map((column) => (
                  <th key={column} className={table.cell} scope="col">
                    {t(`attributes.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys and focus of its checkboxes */}
            <tbody
              onKeyDown={move}
              onFocus={({ target }) => setAt(Number(target.closest('tr')?.dataset.index ?? active))}
            >
              {first && first.start > 0 && <tr aria-hidden="true" style={{ height: first.start }} />}
              {places.map((index) => {
                const line = lines[index]
                return (
                  line && (
                    <AttributeRow
                      key={line.key}
                      line={line}
                      hasStates={hasStates}
                      index={index}
                      language={language}
                      isActive={index === active}
                      isChosen={isChosen(line.key)}
                      isReadOnly={!isFree(line, isReadOnly)}
                      onChoose={(isOn, isRange) => choose(index, isOn, isRange)}
                    />
                  )
                )
              })}
              {last && last.end < virtual.getTotalSize() && (
                <tr aria-hidden="true" style={{ height: virtual.getTotalSize() - last.end }} />
              )}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/** Whether an attribute has a state to show. */
function hasState({ isMissing, origin }: AttributeLine): boolean {
  return isMissing || origin === 'parent' || origin === 'survey'
}

/** Inherited attributes cannot be selected. */
function isFree({ origin }: AttributeLine, isReadOnly: boolean): boolean {
  return !isReadOnly && origin !== 'parent'
}
