import type { CountedChart, Question, Source } from '#evaluation/model/question.ts'
import type { Comparator, Figure, Series, SeriesItem } from '#evaluation/model/series.ts'
import { besideOthers } from './besideOthers.ts'
import { countForReader } from './countForReader.ts'
import { getMeasureTable, sameWords } from '#evaluation/counting/table/measureTable.ts'
import { getBins } from '#evaluation/counting/axes/timeAxis.ts'

/** The assumed duration of measures before it is known: it decides whether a timeline is long enough to zoom. */
const expectedYears = 6

/** Placeholders for a missing breakdown and for a bin. */
const whole = { value: '', label: sameWords('') }

/**
 * The expected series before any row is loaded: the items, groups and small charts of the questionnaire, with
 * placeholder figures. It is never shown; it reserves the room of a loading chart.
 */
export function expectedSeries(chart: CountedChart, question: Question, sources: readonly Source[]): Series {
  const measureTables = sources.map((source) =>
    getMeasureTable(source, { measure: source.id, rows: 0, columns: new Map(), complete: true }),
  )
  const { own } = besideOthers(chart, question, measureTables)
  const filtered = { ...question, filters: [], hideBelow: 0, own: own && question.own }
  const series = countForReader({ ...chart, filters: [] }, filtered, measureTables)
  const bins = chart.counts === 'bins' ? getBins(expectedYears, chart) : 1
  const groups = series.groups.length > 0 ? series.groups : Array.from({ length: bins }, () => whole)
  return {
    ...series,
    groups,
    rows: 1000,
    minusOnes: { dropped: canLackAnswers(series, sources) ? 100 : 0, numbers: 0 },
    comparators: getComparators(chart, series),
    comparisons: series.benchmarks.some(({ items }) => items.some(Boolean)) ? 2 : 0,
    panels: series.panels.map((panel) => ({
      ...panel,
      figures: series.items.map((item) => groups.map(() => series.slices.map(() => getFigure(item)))),
    })),
  }
}

/** Figures to compare with, for the room of their names. */
function getComparators({ viewSettings }: CountedChart, { items }: Series): Comparator[] {
  return (['median', 'best_tenth', 'own_before'] as const)
    .filter((name) => viewSettings[name] === true)
    .map((name) => ({ name, items: items.map((item) => ({ mean: getFigure(item).mean ?? 0, n: 100 })) }))
}

/** Whether a question of a scale may have 'not applicable' answers: most surveys offer it. */
function canLackAnswers({ items }: Series, sources: readonly Source[]): boolean {
  return items.some(({ scale }) => scale !== null) && sources.some(({ minus1included }) => !minus1included)
}

/** Answers in the middle of the scale, evenly over all levels. */
function getFigure({ scale, levels }: SeriesItem): Figure {
  const [min, max] = scale ? [scale.min, scale.max] : [0, 100]
  const mean = (min + max) / 2
  const share = { share: 1 / Math.max(1, levels.length), low: 0, high: 1 }
  return {
    isWithheld: false,
    n: 100,
    answers: null,
    invalid: 0,
    mean,
    sd: (max - min) / 4,
    error: 0,
    low: mean,
    high: mean,
    counts: levels.map(() => 10),
    shares: levels.map(() => share),
    box: { low: min, q1: mean, median: mean, q3: mean, high: max, outside: 0, outliers: [], more: 0 },
    verdict: null,
  }
}
