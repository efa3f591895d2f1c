import type { CountedChart, Question } from '#evaluation/model/question.ts'
import {
  type Figure,
  type Panel,
  type Problem,
  type Series,
  type SeriesItem,
  isNotRendered,
} from '#evaluation/model/series.ts'
import { combined, size } from '#evaluation/counting/axes/axes.ts'
import { benchmarkLines } from './benchmarkLines.ts'
import { type CountedItem, type Share, fromCounts, fromNumbers } from '#evaluation/counting/items/countItem.ts'
import { countUnits } from '#evaluation/counting/table/counts.ts'
import { canCluster, getClusters } from '#evaluation/counting/items/clusters.ts'
import { getAttribute, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { Words } from '#evaluation/model/chart.ts'
import { getFigure } from '#evaluation/counting/statistics/figure.ts'
import { type CountingPlan, countingPlan, type PlannedItem, getUnits } from './countingPlan.ts'
import type { Resolved } from '#evaluation/counting/items/item.ts'
import { getMeaning, type Part } from '#evaluation/counting/items/parts.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { type CountPeople, findRevealing } from '#evaluation/counting/smallGroups/filterCells.ts'
import { findRest } from '#evaluation/counting/smallGroups/filterRest.ts'
import { findWithheldMargins } from '#evaluation/counting/smallGroups/margins.ts'
import { getPeopleCounts, keepPeopleCounts } from '#evaluation/counting/smallGroups/peopleCounts.ts'
import { suppress } from '#evaluation/counting/smallGroups/suppress.ts'
import { withoutEmptyEnds } from './trim.ts'
import { countUndated } from '#evaluation/counting/items/undated.ts'

/**
 * The figures of a chart, without verdicts and without those that are withheld from its reader: of too few people, or known
 * from these next to another chart of the page or another filter.
 */
export function countChart(chart: CountedChart, question: Question, measureTables: readonly MeasureTable[]): Series {
  const { series, plan } = countAll(chart, question, measureTables)
  const { hideBelow } = question
  if (hideBelow <= 0 || series.items.length === 0) return suppress(series, hideBelow)
  const count: CountPeople = (one, filters, isShown) => {
    const about = { ...question, filters: [...filters] }
    return keepPeopleCounts(one, about, measureTables, isShown, () => {
      const counted = countAll(one, about, measureTables)
      const sums = isShown ? getSums(one, about, counted) : []
      return getPeopleCounts(isShown ? suppress(counted.series, hideBelow, { sums }) : counted.series)
    })
  }
  const rest = findRest(series, chart, question, count)
  const revealing = findRevealing(series, chart, question, count)
  return suppress(series, hideBelow, {
    rest: new Set([...rest, ...revealing]),
    sums: getSums(chart, question, { series, plan }),
  })

  function getSums(one: CountedChart, about: Question, counted: ReturnType<typeof countAll>) {
    return findWithheldMargins(
      one,
      counted.plan.axes,
      counted.series,
      hideBelow,
      (margin) => countAll(margin, about, measureTables).series,
    )
  }
}

/** All figures of a chart, for every reader: none is withheld. */
function countAll(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): { series: Series; plan: CountingPlan } {
  const plan = countingPlan(chart, question, measureTables)
  if (plan.items.length === 0) return { series: isNotRendered(chart.i, plan.problems, plan.complete), plan }
  return { series: withoutEmptyEnds(chart, plan.axes, countSeries(chart, plan, question)), plan }
}

function countSeries(chart: CountedChart, plan: CountingPlan, { benchmarks, hideBelow }: Question): Series {
  const { axes, complete } = plan
  const clustering = getClustering(chart, plan)
  const items = plan.items.map(({ item }) => item)
  const { counted, rows } = countItems(plan, chart)
  const left = plan.items
    .filter((_item, index) => counted[index] !== null)
    .map((planned): SeriesItem => getItem(planned))
  const tooMany = items
    .filter((_item, index) => counted[index] === null)
    .map((item): Problem => ({ code: 'tooManyCategories', about: item.keys.join(', ') }))
  const kept = counted.filter((one) => one !== null)
  const sources = plan.slots.map(({ measureTable }) => measureTable.source)
  const { lines: known, unused } = benchmarkLines(chart, items, benchmarks, sources)
  const lines = known.map((line) => ({
    ...line,
    items: line.items.filter((_mean, index) => counted[index] !== null),
  }))
  const box = hideBelow > 0 ? 'without-singles' : 'whole'
  const withBox = chart.counts === 'spread' ? box : undefined
  const figures = kept.map(({ cells }, index) => {
    const item = left[index]
    const isShare = item !== undefined && isYesOrNo(item)
    const isBeside = (item?.levels ?? []).map((level) => level.isBeside === true)
    return cells.map((cell) => getFigure(cell, { withBox, isShare, isBeside }))
  })
  return {
    i: chart.i,
    snapshot: '',
    items: left,
    groups: combined(axes.groups).map(({ category }) => category),
    slices: combined(axes.slices).map(({ category }) => category),
    bin: axes.groups[0]?.bin ?? null,
    panels: getPanels(chart, plan, figures, rows),
    benchmarks: lines,
    ...(unused.length > 0 && { unusedBenchmarks: unused }),
    rows: rows.reduce((sum, bins) => sum + bins.reduce((own, count) => own + count, 0), 0),
    invalid: kept.reduce((sum, item) => sum + item.invalid, 0),
    besides: kept.reduce((sum, item) => sum + item.besides, 0),
    minusOnes: {
      dropped: kept.reduce((sum, { minusOnes }) => sum + minusOnes.dropped, 0),
      numbers: kept.reduce((sum, { minusOnes }) => sum + minusOnes.numbers, 0),
    },
    undated: countUndated(chart, plan),
    comparisons: 0,
    hideBelow: 0,
    overlaps: plan.slots.some(({ cells }, slot) =>
      cells.targets.some((places, bin) => places.length > 1 && (rows[slot]?.[bin] ?? 0) > 0),
    ),
    complete,
    problems: [...plan.problems, ...clustering.problems, ...tooMany],
    ...(clustering.clusteredBy && { clusteredBy: clustering.clusteredBy }),
  }
}

function getItem({ item, parts }: PlannedItem): SeriesItem {
  const { name, label, keys, scale, direction, turned: reversed, levels } = item
  return {
    name,
    label,
    keys,
    scale,
    direction,
    turned: reversed,
    levels,
    ...(isBinary(item, parts.flat()) && { isBinary: true }),
  }
}

/** Whether numbers without a scale are only 0 and 1 in all rows, before any filter. */
function isBinary({ isNumeric, isScore, scale }: Resolved, parts: readonly Part[]): boolean {
  if (!isNumeric || isScore || scale) return false
  const values = parts
    .filter(({ role }) => role === 'answers')
    .flatMap((part) =>
      part.column.kind === 'codes' && part.column.entries.length < 20
        ? [...getMeaning(part, part.column).values].filter((value) => !Number.isNaN(value))
        : [Number.NaN],
    )
  return new Set(values).size === 2 && values.every((value) => value === 0 || value === 1)
}

/**
 * Counts every item in every cell; null for one with too many distinct answers. One pass over each measure counts all
 * that is possible.
 */
function countItems(
  plan: CountingPlan,
  { counts: what, clusteredBy }: CountedChart,
): { counted: (CountedItem | null)[]; rows: Int32Array[] } {
  const { items, slots, cells } = plan
  const counts = slots.map((slot, place) =>
    countUnits(slot.measureTable, slot.cells, getUnits(plan, place), slot.chosen),
  )
  const tables = slots.map(({ measureTable }) => measureTable)
  const counted = items.map(({ item, parts, isByCode }) => {
    const shares = slots.map((slot, place): Share => ({
      parts: parts[place] ?? [],
      cells: slot.cells,
      chosen: slot.chosen,
      counts: counts[place]?.counts ?? new Map(),
    }))
    const own = countOne(item, shares, cells, isByCode, what)
    if (!own || clusteredBy === undefined || !item.isNumeric || !canCluster(tables, clusteredBy)) return own
    const clusters = getClusters(shares, cells, clusteredBy)
    return {
      ...own,
      cells: own.cells.map((cell, place) => ({ ...cell, ...(clusters[place] && { clusters: clusters[place] }) })),
    }
  })
  return { counted, rows: counts.map((own) => own.rows) }
}

function countOne(
  item: Resolved,
  shares: readonly Share[],
  cells: number,
  isByCode: boolean,
  what: CountedChart['counts'],
): CountedItem | null {
  if (isByCode) return fromCounts(item, shares, cells)
  // Plain numbers have no levels.
  return item.isNumeric && what !== 'levels' ? fromNumbers(item, shares, cells, what === 'spread') : null
}

/** The attribute that answers are clustered by, or a note if the rows do not have it. */
function getClustering(
  { clusteredBy }: CountedChart,
  { slots }: CountingPlan,
): { clusteredBy?: Words; problems: Problem[] } {
  if (clusteredBy === undefined || slots.length === 0) return { problems: [] }
  const attribute = getAttribute(
    slots.map(({ measureTable }) => measureTable),
    clusteredBy,
  )
  return attribute
    ? { clusteredBy: attribute.name, problems: [] }
    : { problems: [{ code: 'unknownAttribute', about: clusteredBy }] }
}

function getPanels(
  chart: CountedChart,
  { axes, slots }: CountingPlan,
  figures: readonly Figure[][],
  rows: readonly Int32Array[],
): Panel[] {
  const [groups, slices] = [size(axes.groups), size(axes.slices)]
  return combined(axes.splits).map(({ category }, split) => ({
    split: chart.splits.length > 0 ? category : null,
    rows: slots.reduce(
      (sum, { cells }, slot) =>
        sum +
        cells.splits.reduce((own, panels, bin) => own + (panels.includes(split) ? (rows[slot]?.[bin] ?? 0) : 0), 0),
      0,
    ),
    figures: figures.map((cells) =>
      Array.from({ length: groups }, (_, group) =>
        cells.slice((split * groups + group) * slices, (split * groups + group + 1) * slices),
      ),
    ),
  }))
}
