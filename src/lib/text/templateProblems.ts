import { cleanTemplate } from './templateText.ts'

/** The values the portal knows in texts of mails. */
export const knownPlaceholders = ['first_name', 'last_name', 'email', 'register_link'] as const

/** The errors in the placeholders of a text: unclosed braces, and names that the portal does not know. */
export function findTemplateProblems(text: string): { unbalanced: string[]; unknown: string[] } {
  const clean = cleanTemplate(text)
  const whole = /\{\{[^{}]{0,400}\}\}|\{%[^{}]{0,400}%\}/g
  const unknown = (clean.match(whole) ?? []).filter((one) => one.startsWith('{{') && !isKnown(one.slice(2, -2)))
  const loose = clean.replaceAll(whole, '\n').match(/[{}]{1,2}[^\n{}<>]{0,40}[{}]{0,2}/g) ?? []
  return { unbalanced: unique(loose.map((one) => one.trim())), unknown: unique(unknown) }
}

/** The texts under some keys with new errors in their placeholders. */
export function findNewTemplateProblems(
  values: object,
  before: object | undefined,
  keys: RegExp,
): { key: string; texts: string[] }[] {
  const known = new Map<string, unknown>(Object.entries(before ?? {}))
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (!keys.test(key) || typeof value !== 'string' || value === known.get(key)) return []
    const was = findAllProblems(known.get(key))
    const texts = findAllProblems(value).filter((text) => !was.includes(text))
    return texts.length > 0 ? [{ key, texts }] : []
  })
}

function findAllProblems(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const { unbalanced, unknown } = findTemplateProblems(text)
  return [...unbalanced, ...unknown]
}

/** `user.first_name|upper` is the first name. */
function isKnown(inner: string): boolean {
  const path = inner.split('|')[0]?.trim() ?? ''
  const name = path.slice(path.lastIndexOf('.') + 1)
  return knownPlaceholders.some((known) => known === name)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
