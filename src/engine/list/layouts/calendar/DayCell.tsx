import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardFacts } from '#engine/list/layouts/CardFacts.tsx'
import type { DaysProps } from './Agenda.tsx'
import styles from './Calendar.module.css'
import { type Bar, shiftDay } from './month.ts'
import { nameDay } from './dayNames.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = Omit<DaysProps, 'month' | 'today' | 'events'> & {
  day: string
  /** Its place in the week: Monday is 0. */
  place: number
  /** The events of its week. */
  bars: readonly Bar[]
  isToday: boolean
  /** It belongs to the month before or after. */
  isOutside: boolean
  /** The day that the Tab key leads to. */
  isFocused: boolean
  onFocus: () => void
  onOpen: (day: string, at: HTMLElement) => void
}

/** How many events a day shows; the others are behind 'n more'. */
const shownLines = 3

/** A day of a month: the events that begin on it, as bars over all their days of the week. */
export function DayCell({ day, place, bars, isToday, isOutside, isFocused, onFocus, onOpen, ...props }: Props) {
  const { t } = useTranslation('layouts')
  const language = useLanguage()
  const own = bars.filter(({ start, span }) => start <= place && place < start + span)
  const hidden = own.filter(({ line }) => line >= shownLines).length
  const stop = isFocused ? undefined : -1
  return (
    <td
      className={classNames(styles.day, isToday && styles.today, isOutside && styles.outside)}
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onFocus={onFocus}
    >
      <time className={styles.number} dateTime={day}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{nameDay(day, 'day', language)}</VisuallyHidden>
      </time>
      {own.length > 0 && <VisuallyHidden>{t('calendar.events', { count: own.length })}</VisuallyHidden>}
      <div className={styles.lines}>
        {own
          .filter(({ start, line }) => start === place && line < shownLines)
          .map((bar) => (
            <EventBar key={bar.row.id} {...props} bar={bar} day={day} tabIndex={stop} />
          ))}
        {hidden > 0 && (
          <button
            type="button"
            className={styles.more}
            tabIndex={stop}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen(day, currentTarget)}
          >
            {t('calendar.more', { count: hidden })}
          </button>
        )}
      </div>
    </td>
  )
}

type BarProps = Omit<DaysProps, 'month' | 'today' | 'events'> & { bar: Bar; day: string; tabIndex: -1 | undefined }

function EventBar({ bar, day, tabIndex, collection, layout, labels, getName, getPath }: BarProps) {
  const { row, from, until, span, line } = bar
  const path = getPath(row)
  const content = (
    <>
      <bdi translate="no">{getName(row)}</bdi>
      <CardFacts collection={collection} layout={layout} row={row} labels={labels} />
    </>
  )
  const look = {
    className: classNames(styles.bar, from < day && styles.begun, until > shiftDay(day, span - 1) && styles.goesOn),
    style: { '--span': span, gridRow: line + 1 } as CSSProperties,
  }
  return path ? (
    <Link {...look} to={path} tabIndex={tabIndex}>
      {content}
    </Link>
  ) : (
    <span {...look}>{content}</span>
  )
}
