import { isSet } from '#evaluation/counting/selection.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { getCellKey, getCells, getPeople } from './cellKeys.ts'
import type { CountPeople } from './filterCells.ts'

/** The number of selected values of a filter up to which a selection with one value less is looked at. */
const maxValues = 30

/**
 * The figures that filters leave too few people out of: a filter is a group, too, and these people would follow from the
 * same figure without the filter. Looked at are each attribute on its own, all filters together, and, as a reader changes
 * a filter of the page, the same one with one value less.
 */
export function findRest(
  series: Series,
  chart: CountedChart,
  question: Pick<Question, 'filters' | 'hideBelow'>,
  countPeople: CountPeople,
): Set<Figure> {
  const found = new Set<Figure>()
  const [page, own] = [question.filters.filter(isSet), chart.filters.filter(isSet)]
  const attributes = [...new Set([...page, ...own].map(({ attribute }) => attribute))]
  if (attributes.length === 0) return found
  const cells = getCells(series).map((cell) => ({ ...cell, key: getCellKey(cell) }))
  const count = (some: readonly RowFilter[], ofChart: readonly RowFilter[]) =>
    countPeople({ ...chart, filters: [...ofChart] }, some, false).byKey
  const everybody = count([], [])
  /** Compares with the same figures of other rows; those of all people are nobody's selection. */
  const compare = (counts: ReadonlyMap<string, number>) => {
    for (const { key, figure } of cells) {
      const [people, whole] = [getPeople(figure), everybody.get(key) ?? 0]
      const rest = Math.abs((counts.get(key) ?? 0) - people)
      if (people > 0 && people !== whole && rest > 0 && rest < question.hideBelow) found.add(figure)
    }
  }
  compare(everybody)
  for (const attribute of attributes.length > 1 ? attributes : []) {
    const isOther = (filter: RowFilter) => filter.attribute !== attribute
    compare(count(page.filter(isOther), own.filter(isOther)))
  }
  for (const filter of page.filter(({ operator, values }) => operator === 'in' && values.length <= maxValues))
    for (const value of filter.values.length > 1 ? filter.values : []) {
      const less = { ...filter, values: filter.values.filter((one) => one !== value) }
      compare(count([...page.filter((one) => one !== filter), less], own))
    }
  return found
}
