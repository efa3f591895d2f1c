import type { Option } from './fieldType.ts'
import { toText } from '#lib/text/text.ts'

/** The option of a value, even if it is given as a text. */
export function getOption(options: readonly Option[], value: unknown): Option | undefined {
  return options.find(([key]) => String(key) === toText(value))
}

/** The label of a value; an unknown one is shown as it is. */
export function formatOption(
  options: readonly Option[],
  value: unknown,
  optionLabel: (word: string) => string,
): string {
  const option = getOption(options, value)
  return option ? optionLabel(option[1]) : toText(value)
}
