import type { ParseKeys } from 'i18next'
import type { MeasureAttribute } from '#lib/measureAttributes.ts'

/** The range of a scale (years unchanged), and whether it is reversed; '-' without one. */
export function scaleText(scale: MeasureAttribute['scale'], t: (word: ParseKeys<'measures'>) => string): string {
  if (!scale) return '-'
  const range = `${scale.min}–${scale.max}`
  return scale.isReversed ? `${range}, ${t('attributes.reversed')}` : range
}
