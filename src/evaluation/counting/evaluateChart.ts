import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Panel, Series } from '#evaluation/model/series.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { openBins } from '#evaluation/counting/statistics/lineSignals.ts'
import { getComparisons, judge } from '#evaluation/counting/statistics/verdicts.ts'
import { countForReader } from './countForReader.ts'
import { sortedByValue } from './sortedByValue.ts'
import { findPageVerdicts, type PageVerdicts } from '#evaluation/counting/overview/pageVerdicts.ts'

/**
 * Computes the series of one chart from the loaded rows of its measures (`measureTables`, of all measures of the page).
 * Never throws because of the chart's contents: those become a Problem.
 */
export function evaluateChart(chart: CountedChart, question: Question, measureTables: readonly MeasureTable[]): Series {
  const series = countForReader(chart, question, measureTables)
  // Withheld figures do not influence the verdicts of the others. A funnel judges by its own limits.
  if (chart.counts === 'institutions') return series
  // Verdicts need all data: rows that are still loading may change every verdict.
  if (!series.complete) return sortedByValue(series, chart)
  return sortedByValue(judged(series, findPageVerdicts(chart, question, series, measureTables)), chart)
}

/**
 * All others together, and a span of time that is not over, are no subject of a verdict, only part of the spread. A figure of
 * the overview has the verdict from there, and does not count in the chart's own family.
 */
function judged(series: Series, page: PageVerdicts | null): Series {
  const open = openBins(series)
  const comparisons = series.items.flatMap((item, index) => {
    const figures = series.panels.flatMap((panel) => figuresOfItem(panel, index, series, open))
    return getComparisons(
      item,
      figures.filter(({ isJudged }) => isJudged).map(({ figure }) => figure),
      series.benchmarks.map((line) => line.items[index]),
      figures.map(({ figure }) => figure),
    )
  })
  const own = judge(comparisons.filter(({ figure }) => !page?.verdicts.has(figure)))
  if (!page) return { ...series, comparisons: own }
  for (const [figure, verdict] of page.verdicts) figure.verdict = verdict
  const shared = [...page.verdicts.values()].filter((verdict) => verdict && verdict.word !== 'tooFew').length
  return { ...series, comparisons: own + shared, ...(shared > 0 && { family: own + page.comparisons }) }
}

/** The figures of an item that are not withheld. */
function figuresOfItem({ figures }: Panel, item: number, { groups, slices }: Series, open: readonly boolean[]) {
  return (figures[item] ?? []).flatMap((row, group) =>
    row.flatMap((figure, slice) => {
      const isOthers = groups[group]?.isOthers === true || slices[slice]?.isOthers === true
      return figure.isWithheld ? [] : [{ figure, isJudged: !isOthers && open[group] !== true }]
    }),
  )
}
