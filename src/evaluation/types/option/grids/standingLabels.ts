import type { SmallMultiple } from '#evaluation/types/definition/chartLayoutData.ts'
import type { Drawing } from '#evaluation/types/definition/drawing.ts'
import { countLines, standingCount, withoutSpaces } from '#evaluation/types/option/countText.ts'
import { fontSize, getMaxWidth, getWordWidth, wrapped } from './textMeasure.ts'

/** The min gap between the labels of neighbouring vertical bars. */
export const standingGap = 2
/** Labels below narrower bands than these have a smaller font. */
const narrowBand = 70
const smallFont = { fontSize: 10 } as const
const normalFont = { fontSize } as const

/** The font of labels below vertical bars: a smaller one in narrow bands, and if a word would be broken. */
export function standingFont(categories: readonly string[], band: number) {
  const isSmall = band < narrowBand || categories.some((label) => getWordWidth(label) > band - standingGap)
  return isSmall ? smallFont : normalFont
}

/** The min band of a label below vertical bars: its longest word would fit in more than the smallest font. */
export function standingWidth(label: string): number {
  return getWordWidth(label, { fontSize: 11 }) + standingGap
}

/** The number of lines of labels below vertical bars. */
export function standingLines(categories: readonly string[], band: number): number {
  const font = standingFont(categories, band)
  return Math.max(1, ...categories.map((label) => wrapped(label, band - standingGap, font).length))
}

/** The number of lines of an n below vertical bars. */
export function standingCountLines(input: Pick<Drawing, 'data' | 't'>, multiple: SmallMultiple, band: number): number {
  const counts = countLines(input, multiple)
  const isSplit = getMaxWidth(counts.map(withoutSpaces), standingFont(multiple.categories, band)) > band - standingGap
  return Math.max(1, ...counts.map((count) => standingCount(count, isSplit, isSplit).length))
}
