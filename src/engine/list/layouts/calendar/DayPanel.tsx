import type { RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import type { LayoutProps } from '#engine/list/layouts.ts'
import styles from './Calendar.module.css'
import { EventItem } from './EventItem.tsx'
import { type CalendarEvent, eventsBetween } from './month.ts'
import { nameDay } from './dayNames.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { PopoverPanel } from '#ui/overlays/PopoverPanel.tsx'

type Props = Omit<LayoutProps<'calendar'>, 'month'> & {
  day: string
  events: readonly CalendarEvent[]
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** All events of a day, also those that began before. */
export function DayPanel({ day, events, anchor, onClose, ...props }: Props) {
  const { t } = useTranslation('layouts')
  const language = useLanguage()
  const title = nameDay(day, 'day', language)
  const own = eventsBetween(events, day, day)
  return (
    <PopoverPanel anchor={anchor} label={title} onClose={onClose}>
      <Dialog className={styles.panel ?? ''}>
        <Heading level={3} slot="title">
          {title}
        </Heading>
        {own.length === 0 && <p>{t('calendar.free')}</p>}
        <ul className={styles.events}>
          {own.map((event) => (
            <EventItem key={event.row.id} {...props} event={event} />
          ))}
        </ul>
      </Dialog>
    </PopoverPanel>
  )
}
