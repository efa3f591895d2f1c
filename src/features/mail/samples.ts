import type { ParseKeys } from 'i18next'

const known: Readonly<Record<string, ParseKeys<'mail'>>> = {
  first_name: 'sample-first-name',
  last_name: 'sample-last-name',
  email: 'sample-email',
  register_link: 'sample-link',
}

/** The sample value of a placeholder by its name, also of one that is reached by a way (`user.first_name`). */
export function sampleOf(name: string, t: (key: ParseKeys<'mail'>) => string): string | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1)
  const word = Object.hasOwn(known, last) ? known[last] : undefined
  return word && t(word)
}
