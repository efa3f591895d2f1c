import { withEverybody } from '#evaluation/counting/besideOthers.ts'
import { isEqual } from '#evaluation/counting/statistics/moments.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { Overview } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Figure, Series, Verdict } from '#evaluation/model/series.ts'
import { evaluateOverview, isCompared } from './evaluateOverview.ts'

/** The verdicts of the overview for the figures that a chart shares with it, and how many comparisons the overview has. */
export type PageVerdicts = { verdicts: ReadonlyMap<Figure, Verdict | null>; comparisons: number }

/** The overview of a question, which all its charts share. */
const known = new WeakMap<Question, { tables: readonly MeasureTable[]; overview: Overview }>()

/** Whether the overview can have figures of a chart: those of a question as a whole, for one's own institutions. */
export function canBeInOverview(chart: CountedChart, { own }: Pick<Question, 'own'>): boolean {
  const { counts, groups, slices, splits } = chart
  const isWhole = groups.length + slices.length + splits.length === 0
  return own !== undefined && isWhole && (counts === 'means' || counts === 'spread') && isCompared(chart)
}

/**
 * The verdicts of the overview for the figures that a chart shares with it: the same figure, the same benchmark, judged once.
 * Null where the chart has none of them. `series` is not judged yet.
 */
export function findPageVerdicts(
  chart: CountedChart,
  question: Question,
  series: Series,
  measureTables: readonly MeasureTable[],
): PageVerdicts | null {
  const { own } = question
  if (!own || !series.own || !canBeInOverview(chart, question)) return null
  const { topics, comparisons, complete } = getOverview(question, own.names, measureTables)
  if (!complete) return null
  const { filters } = withEverybody(chart, own.names)
  const verdicts = new Map<Figure, Verdict | null>()
  for (const [index, item] of series.items.entries()) {
    const used = series.benchmarks.find(({ items }) => items[index])
    const topic = topics.find(
      (one) =>
        one.benchmark.id === used?.id &&
        one.item.direction === item.direction &&
        JSON.stringify([one.item.keys, one.item.scale, one.filters]) ===
          JSON.stringify([item.keys, item.scale, filters]),
    )
    if (!topic) continue
    const figures = series.panels.flatMap(
      ({ figures: all }) =>
        all[index]?.flatMap((row, group) =>
          row.flatMap((figure, slice) => {
            const isOthers = series.groups[group]?.isOthers === true || series.slices[slice]?.isOthers === true
            return isOthers || figure.isWithheld ? [] : figure
          }),
        ) ?? [],
    )
    for (const figure of figures) if (isSame(figure, topic.figure)) verdicts.set(figure, topic.figure.verdict)
  }
  return verdicts.size > 0 ? { verdicts, comparisons } : null
}

function isSame(figure: Figure, other: Figure): boolean {
  return figure.n === other.n && figure.mean !== null && other.mean !== null && isEqual(figure.mean, other.mean)
}

function getOverview(question: Question, institutions: readonly string[], tables: readonly MeasureTable[]): Overview {
  const before = known.get(question)
  const isSameRows =
    before?.tables.length === tables.length && tables.every((table, place) => before.tables[place] === table)
  if (before && isSameRows) return before.overview
  const { named: _named, own: _own, ...shared } = question
  const overview = evaluateOverview({ ...shared, institutions, against: 'benchmark', others: [] }, tables, {
    withChanges: false,
  })
  known.set(question, { tables: [...tables], overview })
  return overview
}
