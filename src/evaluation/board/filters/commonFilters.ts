import type { RowFilter } from '#evaluation/model/chart.ts'
import { isSame } from './drillDownFilters.ts'

/** Filters that more than half of several charts have, and whether all of them do. */
export type CommonFilters = { filters: readonly RowFilter[]; areInAll: boolean }

/** The filters that a page can name once for its charts, from those of each chart. */
export function commonFilters(charts: readonly (readonly RowFilter[])[]): CommonFilters {
  const count = (filter: RowFilter) => charts.filter((own) => hasFilter(own, filter)).length
  const all = charts.flat()
  const filters = all.filter(
    (filter, at) =>
      all.findIndex((one) => isSame(one, filter)) === at && count(filter) > 1 && count(filter) > charts.length / 2,
  )
  return { filters, areInAll: filters.every((filter) => count(filter) === charts.length) }
}

/** The filters of a chart that its page does not name, and those of the page that restrict nothing in this chart. */
export function differingFilters(
  own: readonly RowFilter[],
  common: readonly RowFilter[],
): { own: RowFilter[]; absent: RowFilter[] } {
  return {
    own: own.filter((filter) => !hasFilter(common, filter)),
    absent: common.filter(({ attribute }) => own.every((filter) => filter.attribute !== attribute)),
  }
}

function hasFilter(filters: readonly RowFilter[], filter: RowFilter): boolean {
  return filters.some((one) => isSame(one, filter))
}
