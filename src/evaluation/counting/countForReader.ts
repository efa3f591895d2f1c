import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import { type Figure, largestFigure, type Problem, type Series } from '#evaluation/model/series.ts'
import { besideOthers, type OwnView } from './besideOthers.ts'
import { countChart } from './countChart.ts'

/** The figures of a chart as its reader sees them, next to all others where they have institutions; without verdicts. */
export function countForReader(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
): Series {
  const { counted, view } = countOwn(chart, question, measureTables)
  const problems = [...counted.problems, ...tooLarge(counted, chart)]
  return { ...counted, problems, ...(view.own && { own: view.own }) }
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
