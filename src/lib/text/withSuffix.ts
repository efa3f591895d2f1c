import { toText } from './text.ts'

/**
 * A text with an ending; the text is shortened (never in the middle of a character) so that both fit in `longest`
 * characters (D-59).
 */
export function withSuffix(text: unknown, ending: string, maxLength: number): string {
  const base = toText(text).slice(0, maxLength - ending.length)
  return `${base.replace(/[\uD800-\uDBFF]$/, '')}${ending}`
}
