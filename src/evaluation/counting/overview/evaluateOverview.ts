import type { Breakdown, Item, RowFilter } from '#evaluation/model/chart.ts'
import {
  type Against,
  areKept,
  isDistance,
  type Overview,
  type OverviewQuestion,
  institutionFilter,
  type Topic,
} from '#evaluation/model/overview.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { BenchmarkLine, Figure, Series, SeriesItem } from '#evaluation/model/series.ts'
import { withEverybody } from '#evaluation/counting/besideOthers.ts'
import { countChart } from '#evaluation/counting/countChart.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { countInstitutions, getInstitutionQuantile } from '#evaluation/counting/comparators/institutions.ts'
import { during, getTime } from '#evaluation/counting/comparators/periods.ts'
import { configuredShareDecimals, getSpan } from '#evaluation/counting/statistics/decimalBasis.ts'
import type { Moments } from '#evaluation/counting/statistics/moments.ts'
import {
  type Comparison,
  getComparisons,
  isYesOrNo,
  judge,
  minAnswers,
  pooledMoments,
  getSize,
} from '#evaluation/counting/statistics/verdicts.ts'

/**
 * Compares institutions in every question of the charts with the benchmark of its chart or with the selected
 * comparison, and its last period with the one before. A question comes once, however many charts have it. All are
 * judged together, like the figures of one chart; their changes are a separate family, the same for every comparison.
 * While rows are missing nothing is judged.
 */
export function evaluateOverview(
  question: OverviewQuestion,
  measureTables: readonly MeasureTable[],
  { withChanges = true }: { withChanges?: boolean } = {},
): Overview {
  const { against } = question
  const own = institutionFilter(question.institutions)
  const time = withChanges ? getTime(question, measureTables, own) : null
  const found = new Map<string, Found>()
  let [rows, complete, hasBefore]: [number | null, boolean, boolean] = [0, true, false]
  const counted = new Set<string>()
  for (const chart of getCharts(question)) {
    // All that it would add is there from an earlier chart.
    if (chart.data.length > 0 && chart.data.every((item) => counted.has(getName(chart, item)))) continue
    const whole = countedFor(chart, own, question, measureTables)
    complete &&= whole.complete
    rows = whole.rows === null || rows === null ? null : Math.max(rows, whole.rows)
    const [now, before] = time
      ? [time.periods.now, time.periods.before].map((days) =>
          countedFor(chart, own, during(question, time.attribute, days), measureTables),
        )
      : []
    hasBefore ||= before?.panels[0]?.figures.flat(2).some(({ n, isWithheld }) => n > 0 || isWithheld) ?? false
    const theirs = comparedRows(question)
    const others = theirs && countedFor(chart, theirs, question, measureTables, [{ attribute: 'content_object' }])
    const all = isDistance(against) ? countInstitutions(chart, question, measureTables) : null
    for (const one of getQuestions(chart, question, { whole, now, before, others, all })) {
      const key = JSON.stringify([chart.measures, chart.filters, one.item.keys, one.item.scale])
      if (!found.has(key)) found.set(key, one)
      const keys = one.item.keys.join()
      for (const item of chart.data) if (item.keys.join() === keys) counted.add(getName(chart, item))
    }
  }
  const all = [...found.values()]
  const changed = all.map(({ item, change }) => (change ? compare(item, change.now, change.before, true) : []))
  const changes = complete ? judge(changed.flat()) : 0
  for (const [place, { change }] of all.entries()) if (change) change.size = largest(changed[place] ?? [])
  const topics = all.flatMap((one) => getTopic(one, against) ?? [])
  const compared = topics.map(({ item, figure, benchmark }) =>
    compare(item, figure, benchmark, against !== 'benchmark'),
  )
  // The periods themselves were judged as changes. A distance is none of chance.
  const judged = isDistance(against) ? [] : compared.flat()
  const comparisons = !complete || against === 'before' ? changes : judge(judged)
  return {
    topics: topics.map((topic, place) => ({ ...topic, size: largest(compared[place] ?? []) })),
    comparisons,
    changes,
    ...(isDistance(against) && {
      distance: { least: Math.max(minAnswers, question.hideBelow), left: all.length - topics.length },
    }),
    periods: time && { ...time.periods, attribute: time.attribute, hasBefore },
    rows,
    answers: time?.answers ? { months: time.answers, label: time.label } : null,
    complete,
    against,
    hideBelow: question.hideBelow,
  }
}

/** What decides which rows an item of a chart counts, and on which scale. */
function getName({ measures, filters, sameQuestions }: CountedChart, item: Item): string {
  return JSON.stringify([measures, filters, sameQuestions, item])
}

/** The charts with a benchmark; of these the ones that show other institutions alone only if all do. */
function getCharts({ charts, institutions }: OverviewQuestion): CountedChart[] {
  const all = charts.filter(isCompared)
  const about = all.filter(({ filters }) => areKept(filters, institutions))
  return (about.length > 0 ? about : all).map((chart) => withEverybody(chart, institutions))
}

/** The rows of the other institutions to compare with; null for another comparison. */
function comparedRows({ against, others, institutions }: OverviewQuestion): RowFilter | null {
  if (against === 'everyone') return { ...institutionFilter(institutions), operator: 'not_in' }
  return against === 'others' ? institutionFilter(others) : null
}

/**
 * A figure next to its comparison; empty if nobody answered there. The comparison is counted from a part of the rows.
 */
function compare(
  item: SeriesItem,
  figure: Figure,
  reference: Topic['benchmark'] | Figure,
  isCounted: boolean,
): Comparison[] {
  const { n, mean, sd } = reference
  return mean === null
    ? []
    : getComparisons(item, [figure], [{ n, mean, sd }], isCounted ? [figure, reference] : [figure])
}

/** Whether the figures of a chart are compared with a benchmark. */
export function isCompared({ viewSettings, benchmarks }: CountedChart): boolean {
  return viewSettings.benchmark === true && benchmarks.length > 0
}

/** A chart as one figure per question (or per group), for some institutions alone. */
function countedFor(
  chart: CountedChart,
  own: RowFilter,
  question: OverviewQuestion,
  measureTables: readonly MeasureTable[],
  groups: Breakdown[] = [],
): Series {
  const whole: CountedChart = {
    ...chart,
    takes: 'numbers',
    counts: 'means',
    timelineAttribute: null,
    groups,
    slices: [],
    splits: [],
    filters: [...chart.filters, own],
  }
  return countChart(whole, question, measureTables)
}

type Counted = {
  whole: Series
  now: Series | undefined
  before: Series | undefined
  others: Series | null
  all: Series | null
}

/** A question of a chart with all figures that it can be compared by. */
type Found = Pick<Topic, 'chart' | 'filters' | 'item' | 'decimals' | 'span' | 'change'> & {
  line: Pick<BenchmarkLine, 'label'> & Partial<Pick<BenchmarkLine, 'id' | 'calculated'>>
  whole: Figure
  known: { [against in Against]?: Omit<Topic['benchmark'], 'id' | 'label' | 'calculated'> | null | undefined }
}

function getQuestions(
  chart: CountedChart,
  { against, hideBelow }: OverviewQuestion,
  { whole, now, before, others, all: institutions }: Counted,
): Found[] {
  const decimals = whole.items.every(isYesOrNo)
    ? configuredShareDecimals(chart.config, chart.counts)
    : chart.config.decimals
  const span = getSpan(whole)
  // A comparison with other answers needs no mean of the benchmark.
  const off = ({ keys }: SeriesItem) => whole.unusedBenchmarks?.find((one) => one.keys?.includes(keys.join()))
  return whole.items.flatMap((item, place): Found[] => {
    const used = whole.benchmarks.find(({ items }) => items[place])
    const line = used ?? off(item)
    const all = getFigure(whole, item)
    const [then, earlier] = withheldTogether(now && getFigure(now, item), before && getFigure(before, item))
    if (!all || !line) return []
    const theirs = others && together(getFigures(others, item))
    const quantile =
      institutions && isDistance(against) ? getInstitutionQuantile(against, item, institutions, hideBelow) : null
    const distance = quantile !== null && typeof quantile === 'object' ? { ...quantile, sd: null } : null
    return [
      {
        chart: chart.i,
        filters: chart.filters,
        item,
        decimals,
        span,
        change: then && earlier ? { now: then, before: earlier, size: 0 } : null,
        line,
        whole: all,
        known: {
          benchmark: used?.items[place],
          others: theirs,
          everyone: theirs,
          before: earlier,
          median: distance,
          best_tenth: distance,
        },
      },
    ]
  })
}

/** A question with its comparison; null if there is none. */
function getTopic({ line, whole, known, ...topic }: Found, against: Against): Topic | null {
  const reference = known[against]
  const figure = against === 'before' ? topic.change?.now : whole
  // A period without answers is shown; other institutions without answers are no comparison.
  if (!figure || !reference || (reference.mean === null && against !== 'before')) return null
  const { n, mean, sd } = reference
  const { id = 0, label, calculated = null } = line
  const benchmark = { n, mean, sd, id, label, calculated }
  return { ...topic, figure, benchmark, size: 0, ...(isDistance(against) && { isDistance: true as const }) }
}

/** Two periods are parts of a total: if one is withheld it would follow from the other. */
function withheldTogether(now: Figure | undefined, before: Figure | undefined): (Figure | undefined)[] {
  const hidden = [now, before].find((figure) => figure?.isWithheld)
  return [now, before].map((figure) => (hidden && figure && figure.n > 0 ? hidden : figure))
}

/** The one figure of an item; other rows may lack the question. */
function getFigure(series: Series, item: SeriesItem): Figure | undefined {
  return getFigures(series, item)[0]
}

function getFigures({ panels, items }: Series, { keys }: SeriesItem): Figure[] {
  return panels[0]?.figures[items.findIndex((one) => one.keys.join() === keys.join())]?.flat() ?? []
}

/** Merges several groups to one, without withheld ones: they would follow from it and the others. */
function together(figures: readonly Figure[]): Moments {
  const shown = figures.filter(({ isWithheld, mean }) => !isWithheld && mean !== null)
  return { ...pooledMoments(shown), n: shown.reduce((all, { n }) => all + n, 0) }
}

function largest(comparisons: readonly Parameters<typeof getSize>[0][]): number {
  return Math.max(0, ...comparisons.map((one) => (one.figure.mean === null ? 0 : (getSize(one) ?? 0))))
}
