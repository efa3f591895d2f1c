import i18next, { type ParseKeys, type TOptions } from 'i18next'
import { z } from '#lib/schema.ts'
import { toText, characterCount } from '#lib/text/text.ts'

/** What is said of a wrong value, in the language on screen when it is checked. */
export function problem(word: ParseKeys, values?: TOptions): { error: () => string } {
  return { error: () => i18next.t(word, values ?? {}) }
}

/** A text of limited length, counted in characters as people see them, where zod counts UTF-16 units. A number where a text belongs is taken for one. What is checked is what will be stored. */
export function textSchema(
  max: number | undefined,
  clean: (text: string) => string,
  checks: Parameters<z.ZodMiniString['check']> = [],
): z.ZodMiniType {
  const length =
    max === undefined
      ? []
      : [z.refine<string>((text) => characterCount(text) <= max, problem('form.too-long', { max }))]
  return z.pipe(
    z.transform((value: unknown) => clean(toText(value))),
    z.string().check(...length, ...checks),
  )
}
