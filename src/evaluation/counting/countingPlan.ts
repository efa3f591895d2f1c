import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Problem } from '#evaluation/model/series.ts'
import { type Axes, axesOf, size } from './axes.ts'
import { cellsOf } from './cells.ts'
import { isCounted, unitsOf } from './countItem.ts'
import { type Cells, type MeasureTable, attributeOf } from './measureTable.ts'
import { type Resolved, itemsOf } from './item.ts'
import type { CountedColumn } from './columnGroups.ts'
import { type Part, partsOf } from './parts.ts'
import { type Chosen, chosenBy, isOverflown, isSet } from './selection.ts'

/** One measure's rows in one chart. */
export type Slot = { measureTable: MeasureTable; cells: Cells; chosen: Chosen }

/**
 * An item with the columns it is counted from, slot by slot; `isByCode` unless its answers are too many to be told
 * apart.
 */
export type PlannedItem = { item: Resolved; parts: Part[][]; isByCode: boolean }

/**
 * What a chart counts: its items, cut by its axes, in the rows of its measures. Without items there is nothing to
 * count; the problems say why.
 */
export type CountingPlan = {
  axes: Axes
  cells: number
  items: PlannedItem[]
  slots: Slot[]
  problems: Problem[]
  complete: boolean
}

/** How a chart is counted over the rows that are loaded. Never throws because of the chart's contents. */
export function countingPlan(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): CountingPlan {
  const own = [...new Set(chart.measures)].flatMap(
    (measure) => measureTables.find(({ source }) => source.id === measure) ?? [],
  )
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
  const filters = [...question.filters, ...chart.filters].filter(isSet)
  const unknown = filters.find(({ attribute }) => !attributeOf(own, attribute))
  if (unknown) return nothing({ code: 'unknownAttribute', about: unknown.attribute })
  // A filter on such a column would match nothing.
  const crowded = filters.find(({ attribute }) => own.some(({ table }) => isOverflown(table.columns.get(attribute))))
  if (crowded) return nothing({ code: 'tooManyCategories', about: crowded.attribute })
  const axes = axesOf(chart, own, question)
  if ('code' in axes) return nothing(axes)
  if (chart.counts === 'institutions' && size(axes.groups) === 0 && own.some(({ table }) => table.rows > 0))
    return nothing({ code: 'noInstitutions', about: '' })
  const { items, problems } = itemsOf(chart, own, question.language)
  if (items.length === 0) return nothing(...problems)
  const slots = own.flatMap((measureTable): Slot | [] => {
    const cells = cellsOf(measureTable, axes)
    return cells ? { measureTable, cells, chosen: chosenBy(measureTable, filters) } : []
  })
  if (slots.length < own.length)
    return nothing({ code: 'tooManyCategories', about: axes.groups.map(({ attribute }) => attribute).join(', ') })
  const cells = size(axes.splits) * size(axes.groups) * size(axes.slices)
  const planned = items.map((item): PlannedItem => {
    const parts = own.map((measureTable) => partsOf(item, measureTable))
    return { item, parts, isByCode: isCounted(parts.flat(), cells) }
  })
  return { axes, cells, items: planned, slots, problems, complete }
}

/** The columns to be counted in one of the slots, each once. */
export function unitsIn({ items }: CountingPlan, slot: number): CountedColumn[] {
  const units = items.flatMap(({ parts, isByCode }) => (isByCode ? unitsOf(parts[slot] ?? []) : []))
  return [...new Map(units.map((unit) => [unit.name, unit])).values()]
}
