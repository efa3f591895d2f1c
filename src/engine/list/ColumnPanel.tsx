import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import styles from './ColumnPanel.module.css'
import { CheckBox } from '#ui/CheckBox.tsx'
import { PopPanel } from '#ui/PopPanel.tsx'

export type ColumnPanelProps = {
  columns: Column[]
  labels: Labels
  /** The fields of the columns that are drawn; empty for all of them. */
  chosen: string[]
  onChosen: (fields: string[]) => void
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Chooses the columns of a list; the first one names the record and always stays. */
export function ColumnPanel({ columns, labels, chosen, onChosen, anchor, onClose }: ColumnPanelProps) {
  const { t } = useTranslation()
  const all = columns.map(({ field }) => field)
  const drawn = chosen.length === 0 ? all : chosen
  const toggle = (field: string) => {
    const next = all.filter((name) => (name === field ? !drawn.includes(name) : drawn.includes(name)))
    onChosen(next.length === all.length ? [] : next)
  }
  return (
    <PopPanel align="end" anchor={anchor} label={t('list.columns')} onClose={onClose}>
      <div className={styles.columns} role="group" aria-label={t('list.columns')}>
        {columns.map(({ field }, index) => (
          <CheckBox
            key={field}
            label={labels.field(field)}
            checked={index === 0 || drawn.includes(field)}
            disabled={index === 0}
            onChange={() => toggle(field)}
          />
        ))}
      </div>
    </PopPanel>
  )
}
