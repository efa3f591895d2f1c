import type { MeasureAttribute } from '#lib/measureAttributes.ts'
import type { FileWord } from '#ui/words.ts'

/** From where to where a scale goes (years stand as they are), and whether it is turned round; '-' without one. */
export function scaleText(scale: MeasureAttribute['scale'], say: (word: FileWord<'measures'>) => string): string {
  if (!scale) return '-'
  const range = `${scale.min}–${scale.max}`
  return scale.isReversed ? `${range}, ${say('attributes.reversed')}` : range
}
