import { useTranslation } from 'react-i18next'
import type { LayoutProps } from '#engine/list/layouts.ts'
import styles from './Calendar.module.css'
import { EventItem } from './EventItem.tsx'
import { type CalendarEvent, eventsBetween, lastDay } from './month.ts'
import { nameDay } from './dayNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

export type DaysProps = LayoutProps<'calendar'> & {
  month: string
  today: string
  events: readonly CalendarEvent[]
}

/** The events of a month as a list by day; one that began before is on the first day. */
export function Agenda({ month, today, events, ...props }: DaysProps) {
  const { t } = useTranslation('layouts')
  const language = useLanguage()
  const first = `${month}-01`
  const byDay = new Map<string, CalendarEvent[]>()
  for (const event of eventsBetween(events, first, lastDay(month))) {
    const day = event.from < first ? first : event.from
    byDay.set(day, [...(byDay.get(day) ?? []), event])
  }
  return (
    <ol className={styles.agenda}>
      {[...byDay].map(([day, own]) => (
        <li key={day} className={styles.agendaDay}>
          <h3 aria-current={day === today ? 'date' : undefined}>
            <time dateTime={day}>{nameDay(day, 'shortDay', language)}</time>
            {day === today && <Badge kind="accent">{t('calendar.today')}</Badge>}
          </h3>
          <ul className={styles.events}>
            {own.map((event) => (
              <EventItem key={event.row.id} {...props} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
