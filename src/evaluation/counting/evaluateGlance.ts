import { addDays, addYears, differenceInCalendarDays, lightFormat, parseISO, subDays, subYears } from 'date-fns'
import type { RowFilter } from '#evaluation/model/chart.ts'
import {
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
import { comparisonsOf, judge, sizeOf } from '#evaluation/counting/statistics/verdicts.ts'

/**
 * How some institutions do in every topic of the charts: each beside the benchmark of its chart, and its last period
 * beside the one before. All topics are judged together, as the figures of one chart are; the changes are another family.
 */
export function evaluateGlance(question: GlanceQuestion, measureTables: readonly MeasureTable[]): Glance {
  const own = institutionFilter(question.institutions)
  const time = timeOf(question, measureTables, own)
  const found = new Map<string, Topic>()
  let [rows, complete]: [number | null, boolean] = [0, true]
  for (const chart of question.charts.filter(isCompared)) {
    const whole = countedFor(chart, own, question, measureTables)
    complete &&= whole.complete
    rows = whole.rows === null || rows === null ? null : Math.max(rows, whole.rows)
    const [now, before] = time
      ? [time.periods.now, time.periods.before].map((days) =>
          countedFor(chart, own, during(question, time.attribute, days), measureTables),
        )
      : []
    const others =
      question.others.length > 0
        ? countedFor(chart, institutionFilter(question.others), question, measureTables)
        : undefined
    for (const topic of topicsOf(chart, { whole, now, before, others })) {
      const key = JSON.stringify([chart.measures, chart.filters, topic.item.keys, topic.item.scale, topic.benchmark.id])
      if (!found.has(key)) found.set(key, topic)
    }
  }
  const topics = [...found.values()]
  const compared = topics.map((topic) => comparisonsOf(topic.item, [topic.figure], [topic.benchmark]))
  const changed = topics.map(({ item, change }) =>
    change && change.before.mean !== null && !change.before.isWithheld
      ? comparisonsOf(item, [change.now], [{ n: change.before.n, mean: change.before.mean, sd: change.before.sd }])
      : [],
  )
  const [comparisons, changes] = [judge(compared.flat()), judge(changed.flat())]
  return {
    topics: topics.map((topic, place) => ({
      ...topic,
      size: largest(compared[place] ?? []),
      change: topic.change && { ...topic.change, size: largest(changed[place] ?? []) },
    })),
    comparisons,
    changes,
    periods: time?.periods ?? null,
    rows,
    complete,
    against: question.others.length > 0 ? 'others' : 'benchmark',
  }
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

function topicsOf(chart: CountedChart, { whole, now, before, others }: Counted): Topic[] {
  return whole.items.flatMap((item, place): Topic[] => {
    const figure = figureIn(whole, item)
    const line = whole.benchmarks.find(({ items }) => items[place])
    const known = others ? figureIn(others, item) : line?.items[place]
    if (!figure || !line || !known || known.mean === null) return []
    const { n, mean, sd } = known
    const { id, label, calculated } = line
    const [then, earlier] = [now, before].map((series) => series && figureIn(series, item))
    return [
      {
        chart: chart.i,
        item,
        decimals: chart.config.decimals,
        figure,
        benchmark: { n, mean, sd, id, label, calculated },
        size: 0,
        change: then && earlier ? { now: then, before: earlier, size: 0 } : null,
      },
    ]
  })
}

/** The one figure of an item; other rows may lack a question altogether. */
function figureIn({ panels, items }: Series, { keys }: SeriesItem): Figure | undefined {
  return panels[0]?.figures[items.findIndex((one) => one.keys.join() === keys.join())]?.[0]?.[0]
}

function largest(comparisons: readonly Parameters<typeof sizeOf>[0][]): number {
  return Math.max(0, ...comparisons.map((one) => (one.figure.mean === null ? 0 : sizeOf(one))))
}

/** The attribute of time of the charts, and the last twelve months of it with the twelve before; what the page chose, where it chose days. */
function timeOf(
  { charts, filters, language, hideBelow }: GlanceQuestion,
  measureTables: readonly MeasureTable[],
  own: RowFilter,
): { attribute: string; periods: Periods } | null {
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
  const isYear = differenceInCalendarDays(addYears(from, 1), end) === 1
  const before = isYear ? subYears(from, 1) : subDays(from, differenceInCalendarDays(end, from) + 1)
  return { attribute, periods: { now: [day(from), to], before: [day(before), day(subDays(from, 1))] } }
}

function day(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}

/** The same question about some days. */
function during(question: GlanceQuestion, attribute: string, [from, to]: [string, string]): GlanceQuestion {
  const days: RowFilter = { attribute, operator: 'between', values: [from, to] }
  return { ...question, filters: [...question.filters.filter((filter) => filter.attribute !== attribute), days] }
}
