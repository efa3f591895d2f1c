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
import { isDay } from '#lib/dates/dates.ts'
import styles from './CalendarPanel.module.css'
import { PopoverPanel } from '#ui/overlays/PopoverPanel.tsx'

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
    <PopoverPanel align="end" anchor={anchor} label={label} onClose={onClose}>
      <Calendar
        aria-label={label}
        autoFocus
        className={styles.calendar ?? ''}
        defaultValue={value !== null && isDay(value) ? parseDate(value) : null}
        onChange={(chosen) => onChoose(chosen.toString())}
      >
        <div className={styles.head}>
          <Button className={styles.turn ?? ''} slot="previous">
            <ChevronLeft aria-hidden="true" size={18} />
          </Button>
          <Heading className={styles.month ?? ''} />
          <Button className={styles.turn ?? ''} slot="next">
            <ChevronRight aria-hidden="true" size={18} />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className={styles.day ?? ''} date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </PopoverPanel>
  )
}
