import type { Attribute, RowFilter } from '#evaluation/model/chart.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Problem } from '#evaluation/model/series.ts'
import { type Axes, getAxes, size } from '#evaluation/counting/axes/axes.ts'
import { getCells } from '#evaluation/counting/axes/cells.ts'
import { isCounted, toUnits } from '#evaluation/counting/items/countItem.ts'
import { type Cells, type MeasureTable, getAttribute } from '#evaluation/counting/table/measureTable.ts'
import { inOneCoding, inOrder } from '#evaluation/counting/items/inOneCoding.ts'
import { findDifference, recoded, sameKey } from '#evaluation/counting/items/sameQuestion.ts'
import { type Resolved, getItems } from '#evaluation/counting/items/item.ts'
import type { CountedColumn } from '#evaluation/counting/table/columnGroups.ts'
import { type Part, getParts } from '#evaluation/counting/items/parts.ts'
import { type Chosen, chosenBy, isOverflown, isSet } from './selection.ts'

/** The rows of one measure in one chart. */
export type Slot = { measureTable: MeasureTable; cells: Cells; chosen: Chosen }

/** An item with the columns it is counted from, slot by slot; `isByCode` unless it has too many distinct answers. */
export type PlannedItem = { item: Resolved; parts: Part[][]; isByCode: boolean }

/**
 * What a chart counts: its items by its axes, in the rows of its measures. Without items there is nothing to count, and
 * the problems give the reason.
 */
export type CountingPlan = {
  axes: Axes
  cells: number
  items: PlannedItem[]
  slots: Slot[]
  problems: Problem[]
  complete: boolean
}

/** The plan to count a chart over the loaded rows. Never throws because of the chart's contents. */
export function countingPlan(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): CountingPlan {
  const loaded = [...new Set(chart.measures)].flatMap(
    (measure) => measureTables.find(({ source }) => source.id === measure) ?? [],
  )
  const own = inOneCoding(loaded)
  const complete = own.length === new Set(chart.measures).size && own.every(({ table }) => table.complete)
  const nothing = (...problems: Problem[]): CountingPlan => ({
    axes: { splits: [], groups: [], slices: [] },
    cells: 0,
    items: [],
    slots: [],
    problems,
    complete,
  })
  if (chart.measures.length === 0) return nothing({ code: 'noMeasureChosen', about: '' })
  if (own.length === 0) return nothing({ code: 'noMeasure', about: chart.measures.join(', ') })
  const pageFilters = question.filters.filter(isSet)
  const filters = [...pageFilters.map((filter) => toCodesLike(filter, loaded, measureTables)), ...chart.filters].filter(
    isSet,
  )
  const unknown = filters.find(({ attribute }) => !getAttribute(own, attribute))
  if (unknown) return nothing({ code: 'unknownAttribute', about: unknown.attribute })
  // A filter on such a column would match nothing.
  const crowded = filters.find(({ attribute }) => own.some(({ table }) => isOverflown(table.columns.get(attribute))))
  if (crowded) return nothing({ code: 'tooManyCategories', about: crowded.attribute })
  const axes = getAxes(chart, own, question)
  if ('code' in axes) return nothing(axes)
  if (chart.counts === 'institutions' && size(axes.groups) === 0 && own.some(({ table }) => table.rows > 0))
    return nothing({ code: 'noInstitutions', about: '' })
  const attributes = [...chart.splits, ...chart.groups, ...chart.slices, ...filters].map(({ attribute }) => attribute)
  const time = chart.counts === 'bins' && chart.timelineAttribute !== null ? [chart.timelineAttribute] : []
  const strange =
    [...attributes, ...time].flatMap((key) => findDifferent(key, chart, loaded) ?? [])[0] ??
    pageFilters.flatMap((filter) => findInvalidFilter(filter, chart, loaded, measureTables) ?? [])[0]
  if (strange !== undefined) return nothing({ code: 'differentQuestions', about: strange })
  const differing = chart.data.flatMap(({ keys }) => keys.flatMap((key) => findDifferent(key, chart, loaded) ?? []))
  const same =
    differing.length === 0
      ? chart.data
      : chart.data.filter(({ keys }) => keys.every((key) => findDifferent(key, chart, loaded) === null))
  const different = [...new Set(differing)].map((about): Problem => ({ code: 'differentQuestions', about }))
  if (same.length === 0 && different.length > 0) return nothing(...different)
  const found = getItems({ ...chart, data: same }, own, question.language)
  const { items } = found
  const problems = [...different, ...found.problems]
  if (items.length === 0) return nothing(...problems)
  const slots = own.flatMap((measureTable): Slot | [] => {
    const cells = getCells(measureTable, axes)
    return cells ? { measureTable, cells, chosen: chosenBy(measureTable, filters) } : []
  })
  if (slots.length < own.length)
    return nothing({ code: 'tooManyCategories', about: axes.groups.map(({ attribute }) => attribute).join(', ') })
  const cells = size(axes.splits) * size(axes.groups) * size(axes.slices)
  const planned = items.map((item): PlannedItem => {
    const parts = own.map((measureTable) => getParts(item, measureTable))
    return { item, parts, isByCode: isCounted(parts.flat(), cells) }
  })
  return { axes, cells, items: planned, slots, problems, complete }
}

/**
 * Why the measures of a chart have different questions under a key, unless its editor confirmed that they are the same;
 * null if they are the same.
 */
function findDifferent(key: string, { sameQuestions = [] }: CountedChart, own: readonly MeasureTable[]): string | null {
  if (own.length < 2 || sameQuestions.includes(key)) return null
  const [first, ...others] = getAttributes(key, own)
  return first ? (others.flatMap((other) => sameKey(first, other).differs?.words ?? [])[0] ?? null) : null
}

/** The attributes that measures have under a key. */
function getAttributes(key: string, tables: readonly MeasureTable[]): Attribute[] {
  return tables.flatMap(({ source }) => source.attributes.find((one) => one.key === key) ?? [])
}

/**
 * The attribute whose codes the page's filters use, that of its first measure with the key, and the chart's own first
 * attribute.
 */
function getFirst(
  key: string,
  own: readonly MeasureTable[],
  all: readonly MeasureTable[],
): { page: Attribute; chart: Attribute } | null {
  const [page] = getAttributes(key, inOrder(all))
  const [chart] = getAttributes(key, own)
  return page && chart && page !== chart ? { page, chart } : null
}

function toCodesLike(filter: RowFilter, own: readonly MeasureTable[], all: readonly MeasureTable[]): RowFilter {
  const first = getFirst(filter.attribute, own, all)
  return first ? recoded(filter, first.page, first.chart) : filter
}

function findInvalidFilter(
  filter: RowFilter,
  { sameQuestions = [] }: CountedChart,
  own: readonly MeasureTable[],
  all: readonly MeasureTable[],
): string | null {
  const first = sameQuestions.includes(filter.attribute) ? null : getFirst(filter.attribute, own, all)
  return first && findDifference(filter, first.page, first.chart)
}

/** The columns to be counted in one of the slots, each once. */
export function getUnits({ items }: CountingPlan, slot: number): CountedColumn[] {
  const units = items.flatMap(({ parts, isByCode }) => (isByCode ? toUnits(parts[slot] ?? []) : []))
  return [...new Map(units.map((unit) => [unit.name, unit])).values()]
}
