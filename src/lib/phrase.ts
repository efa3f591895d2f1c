export type PhraseValues = Record<string, string | number>

/** Fills the `{name}` places of a text; a place without a value stays as it is. */
export function phrase(text: string, values: PhraseValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
