import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Cell, ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { showFigure, showShare } from './figureText.ts'
import { placesTexts } from './funnel.ts'
import { getAnswers } from './notes.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const outcomes = ['better', 'worse', 'above', 'below', 'alike', 'unclear'] as const

/** A chart for screen readers: type, number of answers, range of values, and how many differ from the benchmark. */
export function getSummary(series: Series, chart: Chart, data: ChartLayoutData | null, t: TFunction<'charts'>): string {
  const start = t('summary', { type: t(`type.${chart.type}`), count: getAnswers(series) })
  if (!data) return start
  const cells = data.multiples.flatMap((multiple) => multiple.cells.flat())
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
  return [start, range, ...verdictCounts(cells, t), ...placesTexts(data, t)].join(' ')
}

/** The number of each verdict; too few answers are left out. */
function verdictCounts(cells: readonly (Cell | null | undefined)[], t: TFunction<'charts'>): string[] {
  const counts = outcomes.flatMap((word) => {
    const count = cells.filter((cell) => cell?.verdict?.word === word).length
    return count > 0 ? [`${t(`verdict.${word}`)} ${showFigure(count)}`] : []
  })
  return counts.length > 0 ? [`${t('column.verdict')}${labelSeparator()}${counts.join(', ')}.`] : []
}
