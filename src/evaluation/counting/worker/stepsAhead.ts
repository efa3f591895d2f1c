import { countForReader } from '#evaluation/counting/countForReader.ts'
import { precount } from '#evaluation/counting/precount.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Question } from '#evaluation/model/question.ts'

/**
 * Counts what the next filter will need, in steps of one chart each: first for filters already set and the breakdowns of
 * the charts.
 */
export function* stepsAhead(question: Question, measureTables: readonly MeasureTable[]): Generator<void> {
  const set = question.filters.length > 0 ? [null] : []
  const breakdowns = question.charts
    .flatMap(({ groups, slices, splits }) => [...groups, ...slices, ...splits])
    .map(({ attribute }) => attribute)
  const attributes = new Set([
    ...set,
    ...breakdowns,
    ...measureTables.flatMap(({ source }) => source.attributes.map(({ key }) => key)),
  ])
  for (const attribute of attributes)
    for (const chart of question.charts) {
      yield
      precount(chart, question, measureTables, attribute)
    }
}

/**
 * Counts what charts under a filter of an attribute are compared with where small groups are withheld, in steps of one
 * chart each: the same for all values of the filter, so for one that selects nothing, too.
 */
export function* stepsAheadOfFilter(
  attribute: string,
  question: Question,
  measureTables: readonly MeasureTable[],
): Generator<void> {
  if (question.hideBelow <= 0) return
  const none: RowFilter = { attribute, operator: 'in', values: [''] }
  const filters = [...question.filters.filter((filter) => filter.attribute !== attribute), none]
  for (const chart of question.charts) {
    yield
    countForReader(chart, { ...question, filters }, measureTables)
  }
}
