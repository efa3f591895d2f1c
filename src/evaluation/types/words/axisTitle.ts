import type { Drawing } from '#evaluation/types/definition/drawing.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { showFigure } from './figureText.ts'

/** The name of the value axis, with its scale or unit: 'Mittelwert, 1 bis 5', 'Tage'. */
export function axisTitle({ data, t }: Pick<Drawing, 'data' | 't'>): string {
  const { measure, measures } = data
  if (measure === 'count') return t('count')
  if (measure === 'share') return t(data.isMulti && data.whole !== 'people' ? 'share-of-mentions' : 'share')
  const name = t(measure)
  if (!measures) return name
  if ('unit' in measures) return measure === 'spread' ? measures.unit : `${name}, ${measures.unit}`
  const { min, max } = measures.scale
  return t('axis-scale', { name, min: showFigure(min, getDecimals(min)), max: showFigure(max, getDecimals(max)) })
}

function getDecimals(end: number): number {
  return Number.isInteger(end) ? 0 : 2
}

/** The text of a value on the axis; shares on both sides of a middle are positive. */
export function tickText(value: number, { measure }: Pick<ChartLayoutData, 'measure'>): string {
  const shown = measure === 'share' ? Math.abs(value) * 100 : value
  const decimals = [0, 1, 2, 3, 4, 5, 6, 7].find((count) => Math.abs(shown - Number(shown.toFixed(count))) < 1e-9)
  return `${showFigure(shown, decimals ?? 8)}${measure === 'share' ? ' %' : ''}`
}
