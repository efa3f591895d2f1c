import { useQuery } from '@tanstack/react-query'
import { addDays, addWeeks, formatISO, getISOWeek, parseISO, startOfISOWeek } from 'date-fns'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { useViewer } from '#engine/viewer.ts'
import { ordersSinceQuery } from '#features/orders/calls.ts'
import { findFailures, isSent } from '#features/orders/orderRules.ts'
import { parseDay, showDay } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { type BarKind, BarLegend } from '#screens/dashboards/counts/Bars.tsx'
import { Columns } from '#screens/dashboards/counts/Columns.tsx'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const shownWeeks = 12
const kinds = ['done', 'pending', 'bad'] as const satisfies readonly BarKind[]

/** The orders of the last weeks by week and state, until the last one with any; each week links to its orders. */
export function OrdersByWeek() {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const [weeks] = useState(lastWeeks)
  const orders = useQuery(ordersSinceQuery(viewer.id, weeks[0]?.from ?? ''))
  const getWord = (kind: (typeof kinds)[number]) => t(`weeks.${kind}`)
  const all = weeks.map(({ from, until, number }) => {
    const made = orders.data?.rows.filter(({ created }) => isWithin(parseDay(toText(created)), from, until)) ?? []
    const parts = kinds.map((kind) => ({ kind, count: made.filter((row) => getKind(row) === kind).length }))
    return {
      to: `/patzu/orders?created__gte=${from}&created__lte=${until}`,
      mark: number,
      name: `${t('weeks.week', { number })}, ${showDay(from)}`,
      count: made.length,
      parts,
      ariaText: parts.map(({ kind, count }) => `${getWord(kind)}${labelSeparator()}${count}`).join(', '),
    }
  })
  const last = all.findLastIndex(({ count }) => count > 0)
  // Weeks after the last order have nothing to show.
  const periods = all.slice(0, last + 1)
  if (orders.data && periods.length === 0) return null
  return (
    <Card title={t('weeks')} isWaiting={orders.isPending} error={orders.error} onRetry={() => void orders.refetch()}>
      {orders.data && (
        <>
          <BarLegend words={kinds.map((kind) => [kind, getWord(kind)])} />
          <Columns periods={periods} />
          <p className={styles.ends} aria-hidden="true">
            <span>{periods[0]?.name}</span>
            <span>{periods.at(-1)?.name}</span>
          </p>
        </>
      )}
    </Card>
  )
}

/** Failed orders, or orders with a failed unit; sent ones; pending ones. */
function getKind(order: RowAt<'patzu/orders'>): (typeof kinds)[number] {
  if (findFailures(order).length > 0) return 'bad'
  return isSent(order.status) ? 'done' : 'pending'
}

/** The current week and those before it, the oldest first. */
function lastWeeks(): ReturnType<typeof getWeek>[] {
  const today = parseDay(new Date().toISOString()) ?? ''
  return Array.from({ length: shownWeeks }, (_, back) =>
    getWeek(isoDay(addWeeks(parseISO(today), back + 1 - shownWeeks))),
  )
}

/** The week of a day (`yyyy-MM-dd`) from Monday to Sunday with its number in the year. */
function getWeek(day: string) {
  const monday = startOfISOWeek(parseISO(day))
  return { from: isoDay(monday), until: isoDay(addDays(monday, 6)), number: getISOWeek(monday) }
}

function isWithin(day: string | null, from: string, until: string): boolean {
  return day !== null && from <= day && day <= until
}

function isoDay(date: Date): string {
  return formatISO(date, { representation: 'date' })
}
