import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { defaultColumns } from './columns.ts'
import styles from './ColumnPanel.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { PopoverPanel } from '#ui/overlays/PopoverPanel.tsx'
import { useIsLaptop, useIsTablet } from '#ui/layout/useIsPhone.ts'

export type ColumnPanelProps = {
  columns: Column[]
  labels: Labels
  /** The fields of the visible columns, in their order; empty for the defaults. */
  chosen: string[]
  widths: Record<string, number>
  onColumns: (changes: { columns: string[]; widths?: Record<string, number> }) => void
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Selects the columns of a list and their order; the first one names the record and always stays where it is. */
export function ColumnPanel({ columns, labels, chosen, widths, onColumns, anchor, onClose }: ColumnPanelProps) {
  const { t } = useTranslation(['portal', 'actions'])
  const all = columns.map(({ field }) => field)
  const [first] = all
  const defaults = defaultColumns(columns, useIsLaptop(), useIsTablet()).map(({ field }) => field)
  const visible = chosen.length === 0 ? defaults : [...new Set([...all.slice(0, 1), ...chosen])]
  // A hidden column keeps its position, so that it is found again.
  const [order, setOrder] = useState(() => [...visible, ...all.filter((field) => !visible.includes(field))])
  const take = (nextOrder: string[], isVisible: (field: string) => boolean) => {
    setOrder(nextOrder)
    const next = nextOrder.filter(isVisible)
    onColumns({ columns: next.join() === defaults.join() ? [] : next })
  }
  const move = (field: string, by: -1 | 1) => {
    const place = order.indexOf(field)
    const next = order.toSpliced(place, 1).toSpliced(place + by, 0, field)
    take(next, (name) => visible.includes(name))
  }
  return (
    <PopoverPanel align="end" anchor={anchor} label={t('list.columns')} onClose={onClose}>
      <div className={styles.columns} role="group" aria-label={t('list.columns')}>
        {order.map((field, place) => (
          <div className={styles.column} key={field}>
            <CheckBox
              label={labels.field(field)}
              checked={visible.includes(field)}
              disabled={field === first}
              onChange={(isVisible) => take(order, (name) => (name === field ? isVisible : visible.includes(name)))}
            />
            {field !== first && (
              <span className={styles.moves}>
                <IconButton
                  small
                  icon={ArrowUp}
                  label={t('actions:columns.earlier', { name: labels.field(field) })}
                  disabled={place === 1}
                  onClick={() => move(field, -1)}
                />
                <IconButton
                  small
                  icon={ArrowDown}
                  label={t('actions:columns.later', { name: labels.field(field) })}
                  disabled={place === order.length - 1}
                  onClick={() => move(field, 1)}
                />
              </span>
            )}
          </div>
        ))}
        <p className={styles.hint}>{t('actions:columns.widths')}</p>
        <Button
          disabled={chosen.length === 0 && Object.keys(widths).length === 0}
          reason={t('actions:columns.as-usual')}
          onClick={() => {
            setOrder([...defaults, ...all.filter((field) => !defaults.includes(field))])
            onColumns({ columns: [], widths: {} })
          }}
        >
          {t('actions:columns.reset')}
        </Button>
      </div>
    </PopoverPanel>
  )
}
