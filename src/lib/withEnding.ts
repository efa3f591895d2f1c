import { asText } from './text.ts'

/** A text with an ending, its beginning shortened (never amid a sign) so that both fit in `longest` characters (D-59). */
export function withEnding(text: unknown, ending: string, longest: number): string {
  const base = asText(text).slice(0, longest - ending.length)
  return `${base.replace(/[\uD800-\uDBFF]$/, '')}${ending}`
}
