import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  differenceInMonths,
  isEqual,
  lightFormat,
  parseISO,
  subDays,
  subMonths,
  subYears,
} from 'date-fns'
import { getChoices } from '#evaluation/counting/choices.ts'
import { getAttribute, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { daysFilter, type Periods } from '#evaluation/model/overview.ts'
import type { Question } from '#evaluation/model/question.ts'

/**
 * The attribute of time of the charts, with its last twelve months and the twelve before, or with the days that the
 * page selected.
 */
export function getTime(
  { charts, filters, language, hideBelow }: Question,
  measureTables: readonly MeasureTable[],
  own: RowFilter,
): { attribute: string; periods: Pick<Periods, 'now' | 'before'> } | null {
  const attribute =
    charts
      .flatMap(({ timelineAttribute }) => timelineAttribute ?? [])
      .find((key) => getAttribute(measureTables, key)?.type === 'date') ?? 'created'
  const chosen = filters.find((filter) => filter.attribute === attribute && filter.operator === 'between')
  const { to: last } = getChoices(attribute, [...filters, own], language, measureTables, hideBelow)
  if (typeof last !== 'string') return null
  const to = typeof chosen?.values[1] === 'string' ? chosen.values[1] : last
  const end = parseISO(to)
  const from = typeof chosen?.values[0] === 'string' ? parseISO(chosen.values[0]) : addDays(subYears(end, 1), 1)
  if (from > end) return null
  // Whole months stay whole: the previous quarter, not the same number of days.
  const next = addDays(end, 1)
  const months = differenceInMonths(next, from)
  const isWhole = isEqual(addMonths(from, months), next)
  const before = isWhole ? subMonths(from, months) : subDays(from, differenceInCalendarDays(next, from))
  return { attribute, periods: { now: [day(from), to], before: [day(before), day(subDays(from, 1))] } }
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
