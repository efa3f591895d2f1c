import i18next, { type ParseKeys, type TOptions } from 'i18next'
import { z } from '#lib/schema.ts'
import { toText, characterCount } from '#lib/text/text.ts'

/** Error messages, in the language at the time of validation. */
export function problem(word: ParseKeys<['portal', 'forms']>, values?: TOptions): { error: () => string } {
  return { error: () => i18next.t(word, values ?? {}) }
}

/**
 * A text of limited length, counted in characters as people see them, where zod counts UTF-16 units. A number is
 * accepted as its text. The stored form is what is validated.
 */
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
