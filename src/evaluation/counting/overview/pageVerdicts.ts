import { withEverybody } from '#evaluation/counting/besideOthers.ts'
import { ownValue } from '#evaluation/counting/axes/ownAxis.ts'
import { isEqual } from '#evaluation/counting/statistics/moments.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { institutionFilter, type Overview } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Category, Figure, Series, Verdict } from '#evaluation/model/series.ts'
import { evaluateOverview, isCompared } from './evaluateOverview.ts'

/** The verdicts of the overview for the figures that a chart shares with it, and how many comparisons the overview has. */
export type PageVerdicts = { verdicts: ReadonlyMap<Figure, Verdict | null>; comparisons: number }

/** The overview of a question, which all its charts share. */
const known = new WeakMap<Question, { tables: readonly MeasureTable[]; overview: Overview }>()

const { attribute } = institutionFilter([])

/**
 * Whether the overview can have figures of a chart: those of a question as a whole for one's own institutions, also if
 * the only one is a category among all institutions.
 */
export function canBeInOverview(chart: CountedChart, question: Pick<Question, 'own' | 'overviewOf'>): boolean {
  const names = getNames(question)
  const { counts, groups, slices, splits } = chart
  const breakdowns = [...groups, ...slices, ...splits]
  const isWhole = breakdowns.length === 0
  const isByInstitution = breakdowns.length === 1 && breakdowns[0]?.attribute === attribute && names.length === 1
  const hasMeans = counts === 'means' || counts === 'spread'
  return names.length > 0 && (isWhole || isByInstitution) && hasMeans && isCompared(chart)
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
  if (!canBeInOverview(chart, question)) return null
  const own = getNames(question)
  const { topics, comparisons, complete } = getOverview(question, own, measureTables)
  if (!complete) return null
  const { filters } = withEverybody(chart, own)
  /** Nothing broken down, or the category of one's own institutions. */
  const names = new Set(['', ownValue, ...own])
  const isOwn = (category: Category | null | undefined) =>
    !category || (!category.isOthers && names.has(String(category.value)))
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
      ({ split, figures: all }) =>
        all[index]?.flatMap((row, group) =>
          row.flatMap((figure, slice) => {
            const isOfOwn = [split, series.groups[group], series.slices[slice]].every(isOwn)
            return !isOfOwn || figure.isWithheld ? [] : figure
          }),
        ) ?? [],
    )
    for (const figure of figures) if (isSame(figure, topic.figure)) verdicts.set(figure, topic.figure.verdict)
  }
  return verdicts.size > 0 ? { verdicts, comparisons } : null
}

/** The institutions of the overview: those that charts show next to others, or that a page of stored charts is about. */
function getNames({ own, overviewOf }: Pick<Question, 'own' | 'overviewOf'>): readonly string[] {
  return own?.names ?? overviewOf ?? []
}

function isSame(figure: Figure, other: Figure): boolean {
  return figure.n === other.n && figure.mean !== null && other.mean !== null && isEqual(figure.mean, other.mean)
}

function getOverview(question: Question, institutions: readonly string[], tables: readonly MeasureTable[]): Overview {
  const before = known.get(question)
  const isSameRows =
    before?.tables.length === tables.length && tables.every((table, place) => before.tables[place] === table)
  if (before && isSameRows) return before.overview
  const { named: _named, own: _own, overviewOf: _names, ...shared } = question
  const overview = evaluateOverview({ ...shared, institutions, against: 'benchmark', others: [] }, tables, {
    withChanges: false,
  })
  known.set(question, { tables: [...tables], overview })
  return overview
}
