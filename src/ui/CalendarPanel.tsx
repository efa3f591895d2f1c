import { parseDate } from '@internationalized/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RefObject } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { isDay } from '#lib/dates.ts'
import css from './CalendarPanel.module.css'
import { PopPanel } from './PopPanel.tsx'

export type CalendarPanelProps = {
  label: string
  anchor: RefObject<HTMLElement | null>
  /** yyyy-MM-dd */
  value: string | null
  onChoose: (day: string) => void
  onClose: () => void
}

export function CalendarPanel({ label, anchor, value, onChoose, onClose }: CalendarPanelProps) {
  return (
    <PopPanel align="end" anchor={anchor} label={label} onClose={onClose}>
      <Calendar
        aria-label={label}
        autoFocus
        className={css['calendar'] ?? ''}
        defaultValue={value !== null && isDay(value) ? parseDate(value) : null}
        onChange={(chosen) => onChoose(chosen.toString())}
      >
        <div className={css['head']}>
          <Button className={css['turn'] ?? ''} slot="previous">
            <ChevronLeft aria-hidden="true" size={18} />
          </Button>
          <Heading className={css['month'] ?? ''} />
          <Button className={css['turn'] ?? ''} slot="next">
            <ChevronRight aria-hidden="true" size={18} />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className={css['day'] ?? ''} date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </PopPanel>
  )
}
