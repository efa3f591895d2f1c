import { attributeTypes } from '#lib/measureAttributes.ts'
import type { FileWord } from '#ui/words.ts'

/** What a type of attributes is called; one nobody knows by its own name. */
export function typeLabel(type: string, say: (word: FileWord<'measures'>) => string): string {
  const known = attributeTypes.find((one) => one === type)
  return known ? say(`type.${known}`) : type
}
