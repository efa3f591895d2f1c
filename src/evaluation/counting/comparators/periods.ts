import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  differenceInMonths,
  isEqual,
  lastDayOfMonth,
  lightFormat,
  parseISO,
  startOfMonth,
  subDays,
  subMonths,
  subYears,
} from 'date-fns'
import { getChoices } from '#evaluation/counting/choices.ts'
import { getAttribute, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { RowFilter, Words } from '#evaluation/model/chart.ts'
import { daysFilter, type Periods } from '#evaluation/model/overview.ts'
import type { Question } from '#evaluation/model/question.ts'

/** The attribute of time of a page, its periods, and the months of all answers; null where a filter gives their days. */
type Time = {
  attribute: string
  /** Its label; null for when rows were entered. */
  label: Words | null
  periods: Pick<Periods, 'now' | 'before'>
  answers: Periods['now'] | null
}

/**
 * The attribute of time of the charts, with its last twelve whole months and the twelve before, or with the days that
 * the page selected. They are the same for every reader, whether small groups are withheld from them or not.
 */
export function getTime(
  { charts, times = [], filters, language, hideBelow, smallGroup = hideBelow }: Question,
  measureTables: readonly MeasureTable[],
  own: RowFilter,
): Time | null {
  const known = [...times, ...charts.flatMap(({ timelineAttribute }) => timelineAttribute ?? [])]
    .flatMap((key) => getAttribute(measureTables, key) ?? [])
    .find(({ type }) => type === 'date')
  const attribute = known?.key ?? 'created'
  const chosen = filters.find((filter) => filter.attribute === attribute && filter.operator === 'between')
  const { from: first, to: last } = getChoices(attribute, [...filters, own], language, measureTables, smallGroup)
  if (typeof first !== 'string' || typeof last !== 'string') return null
  const [since, until] = chosen?.values ?? []
  const end = typeof until === 'string' ? parseISO(until) : lastDayOfMonth(parseISO(last))
  const from = typeof since === 'string' ? parseISO(since) : subYears(addDays(end, 1), 1)
  if (from > end) return null
  const isChosen = typeof since === 'string' && typeof until === 'string'
  const answers: Periods['now'] = [day(startOfMonth(parseISO(first))), day(lastDayOfMonth(parseISO(last)))]
  // Whole months stay whole: the previous quarter, not the same number of days.
  const next = addDays(end, 1)
  const months = differenceInMonths(next, from)
  const isWhole = isEqual(addMonths(from, months), next)
  const before = isWhole ? subMonths(from, months) : subDays(from, differenceInCalendarDays(next, from))
  return {
    attribute,
    label: attribute === 'created' ? null : (known?.name ?? null),
    periods: { now: [day(from), day(end)], before: [day(before), day(subDays(from, 1))] },
    answers: isChosen ? null : answers,
  }
}

function day(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}

/** The same question, limited to some days. */
export function during<Request extends Pick<Question, 'filters'>>(
  question: Request,
  attribute: string,
  days: Periods['now'],
): Request {
  const others = question.filters.filter((filter) => filter.attribute !== attribute)
  return { ...question, filters: [...others, daysFilter(attribute, days)] }
}
