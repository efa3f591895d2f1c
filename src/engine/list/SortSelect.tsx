import ChevronDown from 'lucide-react/icons/chevron-down'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Collection, type Column, toObjects } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { sortKey } from '#engine/list/url/ordering.ts'
import styles from './SortSelect.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

export type SortSelectProps = {
  collection: Collection
  columns: readonly Column[]
  labels: Labels
  ordering: string
  onOrdering: (ordering: string) => void
}

/** The choice of the order in the head of a table on a phone, whose place is there before. */
export function Order({ wrap, ...props }: SortSelectProps & { wrap: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<Element | null>()
  // The head is rendered before, and stays. A layout effect would run before the table has its element again, after a cell
  // of it was loaded.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setPlace(wrap.current?.querySelector('thead td')), [wrap])
  return place && createPortal(<SortSelect {...props} />, place)
}

/** The order of a list where its columns have no heads: each column up and down. */
function SortSelect({ collection, columns, labels, ordering, onOrdering }: SortSelectProps) {
  const { t } = useTranslation('layouts')
  const getOptions = (ones: readonly Column[]) =>
    ones.flatMap((column) => {
      const key = sortKey(collection, column)
      if (!key) return []
      const label = labels.field(column.field)
      return [
        { value: key, words: `${label} ↑` },
        { value: `-${key}`, words: `${label} ↓` },
      ]
    })
  const next = collection.ordering === 'next' ? [{ value: 'next', words: t('sort.next') }] : []
  const options = [...next, ...getOptions(columns)]
  if (options.length === 0) return null
  // A list may begin in the order of its ids, or be ordered by a column that is not shown.
  const others = [
    { value: '-id', words: t('sort.newest') },
    { value: 'id', words: t('sort.oldest') },
    ...getOptions(toObjects<Column>(collection.columns)),
  ]
  const isShown = options.some(({ value }) => value === ordering)
  return (
    <label className={styles.sort}>
      <span>{`${t('sort')}${labelSeparator()}`}</span>
      <span className={styles.box}>
        <select value={ordering} onChange={({ target }) => onOrdering(target.value)}>
          {!isShown && <option value={ordering}>{others.find(({ value }) => value === ordering)?.words ?? '-'}</option>}
          {options.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={16} />
      </span>
    </label>
  )
}
