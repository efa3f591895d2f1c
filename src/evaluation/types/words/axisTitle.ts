import type { Drawing } from '#evaluation/types/option/drawing.ts'
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
