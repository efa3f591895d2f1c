import type { Chart } from '../chart.ts'
import type { Column } from '../columns.ts'
import type { Question } from '../question.ts'
import type { Figure, Panel, Problem, Series } from '../series.ts'
import { type Axes, axesOf, combined, size } from './axes.ts'
import { benchmarkLines } from './benchmarkLines.ts'
import { cellsOf } from './cells.ts'
import { type Share, fromCounts, fromNumbers, isCounted, unitsOf } from './countItem.ts'
import { countUnits } from './counts.ts'
import { type Cells, type Feed, attributeOf } from './feed.ts'
import { type Counted, figureOf } from './figure.ts'
import type { Selection } from './histogram.ts'
import { type Resolved, itemsOf } from './item.ts'
import { type Part, partsOf } from './parts.ts'
import { isSet, selectionOf } from './selection.ts'
import { withoutEmptyEnds } from './trim.ts'

/** One measure's rows in one chart. */
type Slot = { feed: Feed; cells: Cells; selection: Selection }

/** Everything one chart draws, from the rows of its measures that are there (`feeds`, of all measures of the page). Never throws for what a chart says: that is a Problem. */
export function evaluateChart(chart: Chart, question: Question, feeds: readonly Feed[]): Series {
  const own = [...new Set(chart.measures)].flatMap((measure) => feeds.find(({ source }) => source.id === measure) ?? [])
  const complete = own.length === new Set(chart.measures).size && own.every(({ table }) => table.complete)
  if (own.length === 0) return empty(chart, complete, [{ code: 'noMeasure', about: chart.measures.join(', ') }])
  const filters = [...question.filters, ...chart.filters].filter(isSet)
  const unknown = filters.find(({ attribute }) => !attributeOf(own, attribute))
  if (unknown) return empty(chart, complete, [{ code: 'unknownAttribute', about: unknown.attribute }])
  const crowded = filters.find(({ attribute }) => own.some(({ table }) => isOverflown(table.columns.get(attribute))))
  if (crowded) return empty(chart, complete, [{ code: 'tooManyCategories', about: crowded.attribute }])
  const axes = axesOf(chart, own, question.language)
  if ('code' in axes) return empty(chart, complete, [axes])
  const { items, problems } = itemsOf(chart, own, question.language)
  if (items.length === 0) return empty(chart, complete, problems)
  const slots = own.map((feed) => slotOf(feed, axes, selectionOf(feed, filters)))
  const fitting = slots.filter((slot) => slot !== null)
  if (fitting.length < slots.length) return empty(chart, complete, [{ code: 'tooManyCategories', about: axes.groups.map(({ attribute }) => attribute).join(', ') }])
  const lines = benchmarkLines(chart, items, question.benchmarks)
  return withoutEmptyEnds(chart, axes, drawn(chart, axes, items, fitting, lines, problems, complete))
}

/** Values of such a column cannot be told apart: a filter by them would find nothing. */
function isOverflown(column: Column | undefined): boolean {
  return column?.kind === 'codes' && column.overflow
}

function empty(chart: Chart, complete: boolean, problems: Problem[]): Series {
  return { i: chart.i, items: [], groups: [], slices: [], panels: [], benchmarks: [], rows: 0, invalid: 0, complete, problems }
}

function slotOf(feed: Feed, axes: Axes, selection: Selection): Slot | null {
  const cells = cellsOf(feed, axes)
  return cells && { feed, cells, selection }
}

function drawn(chart: Chart, axes: Axes, items: Resolved[], slots: Slot[], benchmarks: Series['benchmarks'], problems: Problem[], complete: boolean): Series {
  const cells = size(axes.splits) * size(axes.groups) * size(axes.slices)
  const { counted, rows } = countItems(items, slots, cells, chart.type === 'boxPlot')
  const left = items.filter((_item, index) => counted[index] !== null)
  const tooMany = items.filter((_item, index) => counted[index] === null).map((item): Problem => ({ code: 'tooManyCategories', about: item.keys.join(', ') }))
  const kept = counted.filter((one) => one !== null)
  const lines = benchmarks.map((line) => ({ ...line, items: line.items.filter((_mean, index) => counted[index] !== null) }))
  const withBenchmark = chart.viewSettings.benchmark === true
  const figures = kept.map((item, index) => {
    const mean = withBenchmark ? (lines.map((line) => line.items[index]).find((known) => known !== null && known !== undefined)?.mean ?? null) : null
    return item.cells.map((cell) => figureOf(cell, chart.type === 'boxPlot', mean))
  })
  return {
    i: chart.i,
    items: left.map(({ name, label, keys, scale, levels }) => ({ name, label, keys, scale, levels })),
    groups: combined(axes.groups).map(({ category }) => category),
    slices: combined(axes.slices).map(({ category }) => category),
    panels: panelsOf(chart, axes, figures, slots, rows),
    benchmarks: lines,
    rows: slots.reduce((sum, { feed, selection }) => sum + (selection ? selection.count : feed.table.rows), 0),
    invalid: kept.reduce((sum, item) => sum + item.invalid, 0),
    complete,
    problems: [...problems, ...tooMany],
  }
}

/** Every item in every cell; null for one with too many different answers. One pass over each measure for all that can be counted. */
function countItems(items: readonly Resolved[], slots: readonly Slot[], cells: number, sorted: boolean): { counted: ({ cells: Counted[]; invalid: number } | null)[]; rows: Int32Array[] } {
  const parts = items.map((item) => slots.map(({ feed }) => partsOf(item, feed)))
  const isByCode = parts.map((own) => isCounted(own.flat(), cells))
  const counts = slots.map((slot, place) => {
    const units = parts.flatMap((own, index) => (isByCode[index] ? unitsOf(own[place] ?? []) : []))
    return countUnits(slot.feed, slot.cells, [...new Map(units.map((unit) => [unit.name, unit])).values()], slot.selection)
  })
  const counted = items.map((item, index) => {
    const shares = slots.map((slot, place): Share => ({ parts: ownParts(parts, index, place), cells: slot.cells, selection: slot.selection, counts: counts[place]?.counts ?? new Map() }))
    if (isByCode[index]) return fromCounts(item, shares, cells)
    return item.isNumeric ? fromNumbers(item, shares, cells, sorted) : null
  })
  return { counted, rows: counts.map((own) => own.rows) }
}

function ownParts(parts: readonly Part[][][], index: number, place: number): Part[] {
  return parts[index]?.[place] ?? []
}

function panelsOf(chart: Chart, axes: Axes, figures: readonly Figure[][], slots: readonly Slot[], rows: readonly Int32Array[]): Panel[] {
  const [groups, slices] = [size(axes.groups), size(axes.slices)]
  return combined(axes.splits).map(({ category }, split) => ({
    split: chart.splits.length > 0 ? category : null,
    rows: slots.reduce((sum, { cells }, slot) => sum + cells.splits.reduce((own, panels, bin) => own + (panels.includes(split) ? (rows[slot]?.[bin] ?? 0) : 0), 0), 0),
    figures: figures.map((cells) => Array.from({ length: groups }, (_, group) => cells.slice((split * groups + group) * slices, (split * groups + group + 1) * slices))),
  }))
}

