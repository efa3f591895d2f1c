import { withEverybody } from '#evaluation/counting/besideOthers.ts'
import { countChart } from '#evaluation/counting/countChart.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Comparator, Figure, NoComparison, Series, SeriesItem } from '#evaluation/model/series.ts'
import { countInstitutions, getInstitutionQuantile } from './institutions.ts'
import { during, getTime } from './periods.ts'
import { toMeans } from './toMeans.ts'

/**
 * A series with what its chart is compared with besides benchmarks: the median and the best tenth of the institutions,
 * and one's own institutions in the period before. While rows are missing there is none. `chart` is the one that is
 * requested, before it is limited to its reader's institutions.
 */
export function withComparators(
  series: Series,
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): Series {
  const { viewSettings } = chart
  if (!series.complete || series.panels.length === 0 || chart.counts === 'institutions') return series
  const names = (['median', 'best_tenth'] as const).filter((name) => viewSettings[name] === true)
  const institutions = names.length > 0 ? countInstitutions(chart, question, measureTables) : null
  const before = viewSettings.own_before === true ? countBefore(series.items, chart, question, measureTables) : null
  const comparators = [
    ...(institutions
      ? names.map((name): Comparator => ({
          name,
          items: series.items.map((item) => getInstitutionQuantile(name, item, institutions, question.hideBelow)),
        }))
      : []),
    ...(before ? [before] : []),
  ]
  return comparators.length > 0 ? { ...series, comparators } : series
}

/** One's own institutions in the period before: the days before those of the page, else the twelve months before the last. */
function countBefore(
  items: readonly SeriesItem[],
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): Comparator {
  const names = question.own?.names ?? []
  const own = institutionFilter(names)
  if (names.length === 0) return { name: 'own_before', items: items.map(() => 'nobody') }
  const time = getTime(question, measureTables, own)
  if (!time) return { name: 'own_before', items: items.map(() => 'few') }
  const { filters } = withEverybody(chart, names)
  const whole: CountedChart = { ...toMeans(chart), filters: [...filters, own] }
  const count = (request: Question) => countChart(whole, { ...request, hideBelow: 0 }, measureTables)
  const [now, before] = [time.periods.now, time.periods.before].map((days) =>
    count(during(question, time.attribute, days)),
  )
  const others = question.filters.filter((filter) => filter.attribute !== time.attribute)
  const all = count({ ...question, filters: others })
  return {
    name: 'own_before',
    days: time.periods.before,
    items: items.map((item) => {
      const figures = [before, now, all].map((one) => one && getFigure(one, item))
      return getBefore(figures, question.hideBelow)
    }),
  }
}

function getFigure({ items, panels }: Series, { keys }: SeriesItem): Figure | undefined {
  return panels[0]?.figures[items.findIndex((one) => one.keys.join() === keys.join())]?.[0]?.[0]
}

/** The period before; not if it, the period after it or the rest of all answers is of too few people: it would follow. */
function getBefore(
  [before, now, all]: (Figure | undefined)[],
  hideBelow: number,
): { mean: number; n: number } | NoComparison {
  if (!before) return 'none'
  if (before.mean === null) return 'few'
  const parts = [before.n, now?.n ?? 0, (all?.n ?? 0) - before.n - (now?.n ?? 0)]
  if (parts.some((n) => n > 0 && n < hideBelow)) return 'withheld'
  return before.n < minAnswers ? 'few' : { mean: before.mean, n: before.n }
}
