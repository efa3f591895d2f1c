import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { ChartLayoutData } from '#evaluation/types/layoutData/chartLayoutData.ts'
import { showFigure, showShare } from './figureText.ts'
import { placesTexts } from './funnel.ts'
import { answersIn } from './notes.ts'

/** A chart in one sentence for screen readers: type, number of answers, and between which values it lies. */
export function summaryOf(series: Series, chart: Chart, data: ChartLayoutData | null, t: TFunction<'charts'>): string {
  const start = t('summary', { type: t(`type.${chart.type}`), count: answersIn(series) })
  if (!data) return start
  const cells = data.facets.flatMap((facet) => facet.cells.flat())
  const values = cells.flatMap((cell) => {
    const value = data.measure === 'spread' ? cell?.box?.median : cell?.value
    return value === null || value === undefined || cell?.n === 0 ? [] : [value]
  })
  if (values.length === 0) return `${start} ${t('summary.none')}`
  const show = (value: number) =>
    data.measure === 'share' ? showShare(value, data.decimals) : showFigure(value, data.decimals)
  const range = t('summary.range', {
    low: show(Math.min(...values)),
    high: show(Math.max(...values)),
    count: values.length,
  })
  return [start, range, ...placesTexts(data, t)].join(' ')
}
