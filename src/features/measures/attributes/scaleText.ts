import type { ParseKeys } from 'i18next'
import type { MeasureAttribute } from '#lib/measureAttributes.ts'

/** From where to where a scale goes (years stand as they are), and whether it is turned round; '-' without one. */
export function scaleText(scale: MeasureAttribute['scale'], t: (word: ParseKeys<'measures'>) => string): string {
  if (!scale) return '-'
  const range = `${scale.min}–${scale.max}`
  return scale.isReversed ? `${range}, ${t('attributes.reversed')}` : range
}
