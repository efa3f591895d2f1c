import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import type { Say } from './chartWords.ts'
import { showFigure } from './figureText.ts'
import type { Cell, Plan } from './plan.ts'
import { tickText } from './ticks.ts'

/** The footnotes a chart needs to be read rightly. */
export function notesOf(series: Series, chart: Chart, plan: Plan | null, say: Say): string[] {
  const cells = plan ? plan.facets.flatMap((facet) => facet.cells.flat()).filter((cell) => cell !== null) : []
  const more = cells.reduce((all, { box }) => all + (box?.more ?? 0), 0)
  return [
    ...(chart.viewSettings.color_less_10 && isSmallSomewhere(series) ? [say('small-note')] : []),
    ...verdictNotes(cells, chart, say),
    ...(plan?.range.isCut ? [say('axis-cut', { from: tickText(plan.range.min, plan), to: tickText(plan.range.max, plan) })] : []),
    ...(plan && plan.isMulti && plan.measure === 'share' ? [say(plan.type === 'bar' ? 'multi-share' : 'multi-mentions')] : []),
    ...(more > 0 ? [say('more-outliers', { n: showFigure(more) })] : []),
    ...(series.invalid > 0 ? [say(series.invalid === 1 ? 'invalid.one' : 'invalid', { n: showFigure(series.invalid) })] : []),
    ...(plan && chart.viewSettings.error_bars && plan.measure !== 'spread' && plan.measure !== 'count' && !plan.isStacked && plan.type !== 'radar' ? [say(plan.measure === 'share' ? 'define.wilson' : 'define.interval')] : []),
  ]
}

/** How many valid answers a chart is drawn from, over all items and cells. */
export function answersIn(series: Series): number {
  return series.panels.reduce((all, { figures }) => all + figures.flat(2).reduce((sum, { n }) => sum + (Number.isFinite(n) ? n : 0), 0), 0)
}

function isSmallSomewhere(series: Series): boolean {
  return series.panels.some(({ figures }) => figures.flat(2).some(({ n }) => n > 0 && n < 10))
}

function verdictNotes(cells: Cell[], chart: Chart, say: Say): string[] {
  if (!chart.viewSettings.benchmark) return []
  return (['better', 'worse'] as const).filter((word) => cells.some(({ verdict }) => verdict === word)).map((word) => say(`${word}-note`))
}
