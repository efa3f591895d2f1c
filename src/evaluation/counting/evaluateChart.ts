import type { CountedChart, Question } from '#evaluation/model/question.ts'
import { type Figure, largestFigure, type Panel, type Problem, type Series } from '#evaluation/model/series.ts'
import { besideOthers, type OwnView } from './besideOthers.ts'
import { type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { getComparisons, judge } from '#evaluation/counting/statistics/verdicts.ts'
import { sortedByValue } from './sortedByValue.ts'

import { countChart } from './countChart.ts'
import { findPageVerdicts, type PageVerdicts } from '#evaluation/counting/overview/pageVerdicts.ts'

/**
 * Computes the series of one chart from the loaded rows of its measures (`measureTables`, of all measures of the page).
 * Never throws because of the chart's contents: those become a Problem.
 */
export function evaluateChart(chart: CountedChart, question: Question, measureTables: readonly MeasureTable[]): Series {
  const { counted, view } = countOwn(chart, question, measureTables)
  const problems = [...counted.problems, ...tooLarge(counted, chart)]
  const series = { ...counted, problems, ...(view.own && { own: view.own }) }
  // Withheld figures do not influence the verdicts of the others. A funnel judges by its own limits.
  if (chart.counts === 'institutions') return series
  // Verdicts need all data: rows that are still loading may change every verdict.
  if (!series.complete) return sortedByValue(series, chart)
  return sortedByValue(judged(series, findPageVerdicts(chart, question, series, measureTables)), chart)
}

/** The figures of a chart about one's own institutions; of these alone if there are too many cells for all others. */
function countOwn(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): { counted: Series; view: OwnView } {
  const view = besideOthers(chart, question, measureTables)
  const counted = countChart(view.chart, question, measureTables)
  if (view.own?.isAlone !== false || !counted.problems.some(({ code }) => code === 'tooManyCategories'))
    return { counted, view }
  const alone = besideOthers(chart, question, measureTables, true)
  return { counted: countChart(alone.chart, question, measureTables), view: alone }
}

/**
 * Items whose figures are so large that they are errors in the data: they are reported, or they would look like no
 * answers.
 */
function tooLarge({ items, panels }: Series, { counts }: CountedChart): Problem[] {
  if (counts === 'levels') return []
  const isTooLarge = ({ n, mean }: Figure) => n > 0 && (mean === null || Math.abs(mean) > largestFigure)
  return items
    .filter(
      ({ levels }, item) => levels.length === 0 && panels.some(({ figures }) => figures[item]?.flat().some(isTooLarge)),
    )
    .map(({ name }) => ({ code: 'tooLarge', about: name }))
}

/**
 * All others together are no subject of a verdict, only part of the spread. A figure that stands in the overview bears the
 * verdict from there, and is none of the chart's own family.
 */
function judged(series: Series, page: PageVerdicts | null): Series {
  const comparisons = series.items.flatMap((item, index) => {
    const figures = series.panels.flatMap((panel) => figuresOfItem(panel, index, series))
    return getComparisons(
      item,
      figures.filter(({ isOthers }) => !isOthers).map(({ figure }) => figure),
      series.benchmarks.map((line) => line.items[index]),
      figures.map(({ figure }) => figure),
    )
  })
  const own = judge(comparisons.filter(({ figure }) => !page?.verdicts.has(figure)))
  if (!page) return { ...series, comparisons: own }
  for (const [figure, verdict] of page.verdicts) figure.verdict = verdict
  const borne = [...page.verdicts.values()].filter((verdict) => verdict && verdict.word !== 'tooFew').length
  return { ...series, comparisons: own + borne, ...(borne > 0 && { family: own + page.comparisons }) }
}

/** The figures of an item that are not withheld, with whether they are those of all other institutions. */
function figuresOfItem({ figures }: Panel, item: number, { groups, slices }: Series) {
  return (figures[item] ?? []).flatMap((row, group) =>
    row.flatMap((figure, slice) => {
      const isOthers = groups[group]?.isOthers === true || slices[slice]?.isOthers === true
      return figure.isWithheld ? [] : [{ figure, isOthers }]
    }),
  )
}
