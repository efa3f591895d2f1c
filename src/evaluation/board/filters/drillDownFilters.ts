import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import type { CategoryRef } from '#evaluation/types/definition/chartLayoutData.ts'
import {
  type AgeBands,
  ageYear,
  type Chart,
  type Breakdown,
  type RowFilter,
  type Value,
} from '#evaluation/model/chart.ts'
import type { Category, Series } from '#evaluation/model/series.ts'
import { requestedBin, binEnd } from '#evaluation/counting/axes/timeAxis.ts'
import type { Filterable } from './filterable.ts'

type Params = { chart: Chart; series: Series; offered: readonly Filterable[] }

/**
 * The filters that leave only the rows of a chart's category: its group and segment, or else its answer. None if an
 * attribute cannot be filtered by or a category combines several.
 */
export function drillDownFilters(
  { chart, series, offered }: Params,
  { item, group, slice, level }: CategoryRef,
): RowFilter[] {
  if (getDefinition(chart.type).counts === 'bins') return group === null ? [] : binFilter(chart, series, group, offered)
  const breakdowns = [
    breakdownFilter(chart.groups, group === null ? undefined : series.groups[group], offered),
    breakdownFilter(chart.slices, slice === null ? undefined : series.slices[slice], offered),
  ]
  const wanted = [group, slice].filter((place) => place !== null).length
  if (wanted > 0) return breakdowns.flat().length === wanted ? breakdowns.flat() : []
  const requested = item === null ? undefined : series.items[item]
  const [key] = requested?.keys ?? []
  const result = level === null ? undefined : requested?.levels[level]
  return key !== undefined && requested?.keys.length === 1 && result
    ? breakdownFilter([{ attribute: key }], result, offered)
    : []
}

/** Whether these filters are already set. */
export function areSet(filters: readonly RowFilter[], selected: readonly RowFilter[]): boolean {
  return selected.length > 0 && selected.every((one) => filters.some((set) => isSame(set, one)))
}

/** Whether two filters keep the same rows, by equal values in the same order. */
export function isSame(one: RowFilter, other: RowFilter): boolean {
  return (
    one.attribute === other.attribute &&
    one.operator === other.operator &&
    one.values.length === other.values.length &&
    one.values.every((value, at) => value === other.values[at])
  )
}

function breakdownFilter(
  breakdowns: readonly Breakdown[],
  category: Category | undefined,
  offered: readonly Filterable[],
): RowFilter[] {
  const [breakdown] = breakdowns
  const about = offered.find(({ key }) => key === breakdown?.attribute)
  if (!breakdown || !about || about.isUnselected || !category || category.isAnonymous || breakdowns.length > 1)
    return []
  if (breakdown.age) return bandFilter(breakdown.attribute, breakdown.age, category.value)
  // Compared in the form of the address, so that equal filters match.
  if (about.kind === 'values') return [{ attribute: about.key, operator: 'in', values: [String(category.value)] }]
  return [{ attribute: about.key, operator: 'between', values: [category.value, category.value] }]
}

/** A band of age as years of birth; the bands at both ends are open. */
function bandFilter(attribute: string, { ageGap, minAge, maxAge }: AgeBands, value: Value): RowFilter[] {
  if (![ageGap, minAge, maxAge].every((one) => Number.isInteger(one))) return []
  if (value === `<${minAge}`) return [{ attribute, operator: 'between', values: [ageYear - minAge + 1, null] }]
  if (value === `>=${maxAge}`) return [{ attribute, operator: 'between', values: [null, ageYear - maxAge] }]
  const from = Number(value)
  return [{ attribute, operator: 'between', values: [ageYear - Math.min(maxAge, from + ageGap) + 1, ageYear - from] }]
}

function binFilter(
  { timelineAttribute: attribute, viewSettings }: Chart,
  series: Series,
  group: number,
  offered: readonly Filterable[],
): RowFilter[] {
  const bin = series.groups[group]
  const isOffered = offered.some(({ key, kind, isUnselected }) => key === attribute && kind === 'days' && !isUnselected)
  if (!bin || attribute === null || !isOffered) return []
  return [
    {
      attribute,
      operator: 'between',
      values: [bin.value, binEnd(series.bin ?? requestedBin({ viewSettings }), String(bin.value))],
    },
  ]
}
