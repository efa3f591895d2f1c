import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LayoutProps } from '#engine/list/layouts.ts'
import { Agenda } from './Agenda.tsx'
import styles from './Calendar.module.css'
import { EventItem } from './EventItem.tsx'
import { eventsBetween, lastDay, shiftMonth, toEvents, toMonth } from './month.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { nameDay } from './dayNames.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'

/** The rows of a list on the days of a month, on a phone as a list. Heavy: only lazily loaded parts may import it. */
export function Calendar(props: LayoutProps<'calendar'>) {
  const { layout, rows, count, labels, onMonth, isStale } = props
  const { t } = useTranslation('layouts')
  const language = useLanguage()
  const isPhone = useIsPhone()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const month = props.month ?? toMonth(today)
  const { events, undated } = useMemo(() => toEvents(rows, layout), [rows, layout])
  const first = `${month}-01`
  const own = eventsBetween(events, first, lastDay(month))
  const next = events.find(({ from }) => from > lastDay(month)) ?? events.findLast(({ until }) => until < first)
  const Days = isPhone ? Agenda : MonthGrid
  return (
    <section className={styles.calendar} aria-label={labels.many} aria-busy={isStale}>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label={t('calendar.previous')} onClick={() => onMonth(shiftMonth(month, -1))} />
        <h2 className={styles.month} key={month} aria-live="polite">
          {nameDay(first, 'month', language)}
        </h2>
        <IconButton icon={ChevronRight} label={t('calendar.next')} onClick={() => onMonth(shiftMonth(month, 1))} />
        <Button disabled={month === toMonth(today)} onClick={() => onMonth(toMonth(today))}>
          {t('calendar.today')}
        </Button>
      </div>
      {rows.length < count && (
        <Banner kind="info">{t('calendar.limited', { shown: showNumber(rows.length), all: showNumber(count) })}</Banner>
      )}
      {own.length === 0 && (
        <div className={styles.nothing}>
          <p>{t('calendar.nothing')}</p>
          {next && (
            <Button kind="plain" onClick={() => onMonth(toMonth(next.from))}>
              {t('calendar.nearest', { month: nameDay(next.from, 'month', language) })}
            </Button>
          )}
        </div>
      )}
      {(own.length > 0 || !isPhone) && <Days {...props} month={month} today={today} events={events} />}
      {undated.length > 0 && (
        <section className={styles.undated}>
          <h3>{t('calendar.undated', { count: undated.length })}</h3>
          <ul className={styles.events}>
            {undated.map((row) => (
              <EventItem key={row.id} {...props} event={{ row }} />
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
