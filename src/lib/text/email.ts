import { cleanLine } from './cleanText.ts'

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u
const label = /^[\p{L}\p{N}-]{1,63}$/u
const suffix = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu

/**
 * Whether a text is one plain e-mail address of at most 254 characters; long suffixes and `+` are fine (D-21).
 * Linear time. The caller trims and lower-cases.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const parts = text.split('@')
  const [name = '', domain = ''] = parts
  if (parts.length !== 2 || !local.test(name) || hasLooseDot(name)) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(isLabel) && suffix.test(labels.at(-1) ?? '')
}

function hasLooseDot(name: string): boolean {
  return name.startsWith('.') || name.endsWith('.') || name.includes('..')
}

function isLabel(text: string): boolean {
  return label.test(text) && !text.startsWith('-') && !text.endsWith('-')
}

/**
 * The address in a text as people copy it: `Hans Muster <hans@spital.ch>`, `mailto:hans@spital.ch?subject=…`, with
 * blanks or invisible characters around it; in lower case. The cleaned text where there is none.
 */
export function readEmail(text: string): string {
  const line = cleanLine(text)
  const inBrackets = line.endsWith('>') ? line.slice(line.lastIndexOf('<') + 1, -1) : line
  const bare = inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .split('?', 1)
    .join('')
    .toLowerCase()
  return isEmail(bare) ? bare : line.toLowerCase()
}
