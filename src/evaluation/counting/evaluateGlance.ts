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
import type { RowFilter } from '#evaluation/model/chart.ts'
import {
  type Against,
  daysFilter,
  type Glance,
  type GlanceQuestion,
  institutionFilter,
  type Periods,
  type Topic,
} from '#evaluation/model/glance.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Figure, Series, SeriesItem } from '#evaluation/model/series.ts'
import { choicesOf } from './choices.ts'
import { countChart } from './evaluateChart.ts'
import { attributeOf, type MeasureTable } from './measureTable.ts'
import { type Comparison, comparisonsOf, judge, sizeOf } from '#evaluation/counting/statistics/verdicts.ts'

/**
 * How some institutions do in every topic of the charts: each beside the benchmark of its chart or what is asked for in
 * its place, and its last period beside the one before. All topics are judged together, as the figures of one chart are;
 * the changes are another family.
 */
export function evaluateGlance(question: GlanceQuestion, measureTables: readonly MeasureTable[]): Glance {
  const { against } = question
  const own = institutionFilter(question.institutions)
  const time = timeOf(question, measureTables, own)
  const found = new Map<string, Topic>()
  let [rows, complete, hasBefore]: [number | null, boolean, boolean] = [0, true, false]
  for (const chart of question.charts.filter(isCompared)) {
    const whole = countedFor(chart, own, question, measureTables)
    complete &&= whole.complete
    rows = whole.rows === null || rows === null ? null : Math.max(rows, whole.rows)
    const [now, before] = time
      ? [time.periods.now, time.periods.before].map((days) =>
          countedFor(chart, own, during(question, time.attribute, days), measureTables),
        )
      : []
    hasBefore ||= before?.panels[0]?.figures.flat(2).some(({ n, isWithheld }) => n > 0 || isWithheld) ?? false
    const others =
      against === 'others' ? countedFor(chart, institutionFilter(question.others), question, measureTables) : undefined
    for (const topic of topicsOf(chart, against, { whole, now, before, others })) {
      const { item, benchmark } = topic
      const beside = against === 'benchmark' ? benchmark.id : null
      const key = JSON.stringify([chart.measures, chart.filters, item.keys, item.scale, beside])
      if (!found.has(key)) found.set(key, topic)
    }
  }
  const topics = [...found.values()]
  const compared = topics.map(({ item, figure, benchmark }) =>
    compare(item, figure, benchmark, against !== 'benchmark'),
  )
  const changed = topics.map(({ item, change }) => (change ? compare(item, change.now, change.before, true) : []))
  // While rows are on their way nothing is judged.
  const [comparisons, changes] = complete ? [judge(compared.flat()), judge(changed.flat())] : [0, 0]
  return {
    topics: topics.map((topic, place) => ({
      ...topic,
      size: largest(compared[place] ?? []),
      change: topic.change && { ...topic.change, size: largest(changed[place] ?? []) },
    })),
    comparisons,
    changes,
    periods: time && { ...time.periods, attribute: time.attribute, hasBefore },
    rows,
    complete,
    against,
  }
}

/** A figure beside what it is compared with; nothing where nobody answered there. What was counted for it is a part of the rows. */
function compare(
  item: SeriesItem,
  figure: Figure,
  reference: Topic['benchmark'] | Figure,
  isCounted: boolean,
): Comparison[] {
  const { n, mean, sd } = reference
  return mean === null
    ? []
    : comparisonsOf(item, [figure], [{ n, mean, sd }], isCounted ? [figure, reference] : [figure])
}

function isCompared({ viewSettings, benchmarks }: CountedChart): boolean {
  return viewSettings.benchmark === true && benchmarks.length > 0
}

/** A chart as one figure per question, of the institutions alone. */
function countedFor(
  chart: CountedChart,
  own: RowFilter,
  question: GlanceQuestion,
  measureTables: readonly MeasureTable[],
): Series {
  const whole: CountedChart = {
    ...chart,
    takes: 'numbers',
    counts: 'means',
    timelineAttribute: null,
    groups: [],
    slices: [],
    splits: [],
    filters: [...chart.filters, own],
  }
  return countChart(whole, question, measureTables)
}

type Counted = { whole: Series; now: Series | undefined; before: Series | undefined; others: Series | undefined }

function topicsOf(chart: CountedChart, against: Against, { whole, now, before, others }: Counted): Topic[] {
  // What is compared with other answers needs no mean of the benchmark.
  const off = ({ keys }: SeriesItem) => whole.unusedBenchmarks?.find((one) => one.keys?.includes(keys.join()))
  return whole.items.flatMap((item, place): Topic[] => {
    const line = whole.benchmarks.find(({ items }) => items[place]) ?? (against === 'benchmark' ? undefined : off(item))
    const [all, theirs] = [whole, others].map((series) => series && figureIn(series, item))
    const [then, earlier] = withheldTogether(now && figureIn(now, item), before && figureIn(before, item))
    const isOverTime = against === 'before'
    const figure = isOverTime ? then : all
    const known = {
      benchmark: against === 'benchmark' ? whole.benchmarks.find(({ items }) => items[place])?.items[place] : undefined,
      others: theirs,
      before: earlier,
    }[against]
    // A period without answers is said; other institutions without any are no comparison.
    if (!figure || !line || !known || (known.mean === null && !isOverTime)) return []
    const { n, mean, sd } = known
    const { id = 0, label, calculated = null } = line
    return [
      {
        chart: chart.i,
        item,
        decimals: chart.config.decimals,
        figure,
        benchmark: { n, mean, sd, id, label, calculated },
        size: 0,
        change: then && earlier && !isOverTime ? { now: then, before: earlier, size: 0 } : null,
      },
    ]
  })
}

/** Two periods are parts of a total: where one is withheld it would follow from the other. */
function withheldTogether(now: Figure | undefined, before: Figure | undefined): (Figure | undefined)[] {
  const hidden = [now, before].find((figure) => figure?.isWithheld)
  return [now, before].map((figure) => (hidden && figure && figure.n > 0 ? hidden : figure))
}

/** The one figure of an item; other rows may lack a question altogether. */
function figureIn({ panels, items }: Series, { keys }: SeriesItem): Figure | undefined {
  return panels[0]?.figures[items.findIndex((one) => one.keys.join() === keys.join())]?.[0]?.[0]
}

function largest(comparisons: readonly Parameters<typeof sizeOf>[0][]): number {
  return Math.max(0, ...comparisons.map((one) => (one.figure.mean === null ? 0 : (sizeOf(one) ?? 0))))
}

/** The attribute of time of the charts, and the last twelve months of it with the twelve before; what the page chose, where it chose days. */
function timeOf(
  { charts, filters, language, hideBelow }: GlanceQuestion,
  measureTables: readonly MeasureTable[],
  own: RowFilter,
): { attribute: string; periods: Pick<Periods, 'now' | 'before'> } | null {
  const attribute =
    charts
      .flatMap(({ timelineAttribute }) => timelineAttribute ?? [])
      .find((key) => attributeOf(measureTables, key)?.type === 'date') ?? 'created'
  const chosen = filters.find((filter) => filter.attribute === attribute && filter.operator === 'between')
  const { to: last } = choicesOf(attribute, [...filters, own], language, measureTables, hideBelow)
  if (typeof last !== 'string') return null
  const to = typeof chosen?.values[1] === 'string' ? chosen.values[1] : last
  const end = parseISO(to)
  const from = typeof chosen?.values[0] === 'string' ? parseISO(chosen.values[0]) : addDays(subYears(end, 1), 1)
  if (from > end) return null
  // Whole months stay whole: the quarter before, not as many days.
  const next = addDays(end, 1)
  const months = differenceInMonths(next, from)
  const isWhole = isEqual(addMonths(from, months), next)
  const before = isWhole ? subMonths(from, months) : subDays(from, differenceInCalendarDays(next, from))
  return { attribute, periods: { now: [day(from), to], before: [day(before), day(subDays(from, 1))] } }
}

function day(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}

/** The same question about some days. */
function during(question: GlanceQuestion, attribute: string, days: Periods['now']): GlanceQuestion {
  const others = question.filters.filter((filter) => filter.attribute !== attribute)
  return { ...question, filters: [...others, daysFilter(attribute, days)] }
}
