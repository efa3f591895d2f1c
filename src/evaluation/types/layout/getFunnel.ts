import { type Funnel, computeFunnel } from '#evaluation/counting/statistics/funnel.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { toFinite } from '#evaluation/types/words/figureText.ts'
import { comparedWith } from '#evaluation/types/words/comparedWith.ts'
import { areShares } from '#evaluation/types/words/decimals.ts'

/** The funnel of one small chart and item, its verdicts in the order of the institutions. */
export function getFunnel(series: Series, { viewSettings }: Chart, panel: number, item: number): Funnel | null {
  const figures = series.panels[panel]?.figures[item] ?? []
  const known = comparedWith(series, item)?.known
  const centre = toFinite(known?.mean)
  const funnel = computeFunnel({
    figures: figures.flatMap(([figure]) => (figure ? [hasFigures(figure)] : [])),
    benchmark: known && centre !== null ? { n: known.n, mean: centre, sd: toFinite(known.sd) } : null,
    isShare: areShares(series),
    direction: series.items[item]?.direction ?? 'neutral',
    isWidened: viewSettings.plain_limits !== true,
  })
  if (!funnel || toFinite(funnel.centre) === null) return null
  return series.complete ? funnel : { ...funnel, verdicts: funnel.verdicts.map(() => null) }
}

/** The visible data of a figure; undefined if it cannot be shown. */
function hasFigures(figure: Figure): Figure {
  const n = toFinite(figure.n) ?? 0
  const mean = n > 0 && !figure.isWithheld ? toFinite(figure.mean) : null
  return { ...figure, n, mean, sd: toFinite(figure.sd), answers: toFinite(figure.answers) }
}
