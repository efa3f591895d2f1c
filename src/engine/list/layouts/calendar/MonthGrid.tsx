import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DaysProps } from './Agenda.tsx'
import styles from './Calendar.module.css'
import { DayPanel } from './DayPanel.tsx'
import { DayCell } from './DayCell.tsx'
import { getWeeks, lastDay, placeBars, shiftDay, shiftMonth, toMonth } from './month.ts'
import { nameDay } from './dayNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** How many days a key moves by, where that is always the same. */
const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month as a grid of days from Monday to Sunday. The arrow keys move from day to day, also into the next month. */
export function MonthGrid({ month, today, events, ...props }: DaysProps) {
  const { t } = useTranslation('layouts')
  const language = useLanguage()
  const [chosen, setChosen] = useState(today)
  const [opened, setOpened] = useState<string>()
  const table = useRef<HTMLTableElement>(null)
  const anchor = useRef<HTMLElement>(null)
  const isMoved = useRef(false)
  const weeks = getWeeks(month)
  const isShown = toMonth(chosen) === month
  const focused = [chosen, today].find((day) => toMonth(day) === month) ?? `${month}-01`

  useEffect(() => {
    if (!isMoved.current || !isShown) return
    isMoved.current = false
    table.current?.querySelector<HTMLElement>(`td[data-day='${focused}']`)?.focus()
  }, [focused, isShown])

  const open = (day: string, at: HTMLElement) => {
    anchor.current = at
    setOpened(day)
  }
  const moveTo = (day: string) => {
    isMoved.current = true
    setChosen(day)
    if (toMonth(day) !== month) props.onMonth(toMonth(day))
  }
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return
    const cell = target.closest<HTMLElement>('td')
    const day = cell?.dataset['day']
    if (!cell || day === undefined) return
    if (key === 'Enter' && target === cell) open(day, cell)
    else {
      const next = getNext(day, key, weeks)
      if (next === undefined) return
      moveTo(next)
    }
    event.preventDefault()
  }

  return (
    <>
      {/* Its days take the focus. */}
      <table
        ref={table}
        className={styles.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={nameDay(`${month}-01`, 'month', language)}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={nameDay(day, 'weekday', language)}>
                {nameDay(day, 'shortWeekday', language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const bars = placeBars(week, events)
            return (
              <tr key={week[0]}>
                {week.map((day, place) => (
                  <DayCell
                    key={day}
                    {...props}
                    day={day}
                    place={place}
                    bars={bars}
                    isToday={day === today}
                    isOutside={toMonth(day) !== month}
                    isFocused={day === focused}
                    onFocus={() => setChosen(day)}
                    onOpen={open}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.keys}>{t('calendar.keys')}</p>
      {opened !== undefined && (
        <DayPanel {...props} day={opened} events={events} anchor={anchor} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

/** The day that a key leads to: a day or a week further, the ends of the week, or the same day of another month. */
function getNext(day: string, key: string, weeks: readonly string[][]): string | undefined {
  const step = steps[key]
  if (step !== undefined) return shiftDay(day, step)
  const week = weeks.find((days) => days.includes(day))
  if (key === 'Home') return week?.[0]
  if (key === 'End') return week?.at(-1)
  if (key === 'PageUp') return sameDay(day, -1)
  return key === 'PageDown' ? sameDay(day, 1) : undefined
}

/** The same day of another month, or its last one where it is shorter. */
function sameDay(day: string, months: number): string {
  const month = shiftMonth(toMonth(day), months)
  const same = `${month}${day.slice(7)}`
  return same < lastDay(month) ? same : lastDay(month)
}
