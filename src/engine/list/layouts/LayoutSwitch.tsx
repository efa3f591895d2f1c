import CalendarDays from 'lucide-react/icons/calendar-days'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LayoutSwitchProps } from '#engine/list/layouts.ts'
import styles from './LayoutSwitch.module.css'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

const icons = { table: Table2, board: SquareKanban, calendar: CalendarDays }

/** Switches between the table of a list and its other layouts. */
export function LayoutSwitch({ layouts, chosen, onLayout }: LayoutSwitchProps) {
  const { t } = useTranslation('layouts')
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{t('layout')}</VisuallyHidden>
      </legend>
      {([undefined, ...layouts.map(({ as }) => as)] as const).map((layout) => {
        const word = layout ?? 'table'
        const Icon = icons[word]
        return (
          <label key={word} className={styles.option} title={t(word)}>
            <input type="radio" name={name} checked={layout === chosen} onChange={() => onLayout(layout)} />
            <Icon aria-hidden="true" size={16} />
            <span>{t(word)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
