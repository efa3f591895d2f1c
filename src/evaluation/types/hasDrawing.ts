import type { ChartType } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { drawable } from './words/figureText.ts'

/** Whether anybody answered what a type of chart shows. */
export function hasDrawing(series: Series, type: ChartType): boolean {
  return series.panels.some(({ figures }) =>
    figures.some((groups) => groups.flat().some((figure) => isShown(figure, type))),
  )
}

function isShown(figure: Figure, type: ChartType): boolean {
  if (!(figure.n > 0) || drawable(figure.n) === null) return false
  if (type === 'stacked' || type === 'stacked-full' || type === 'tableChart') return true
  if (type === 'likert' || type === 'bar') return figure.counts.some((count) => count > 0)
  return type === 'boxPlot' ? figure.box !== null : drawable(figure.mean) !== null
}
