import type { ParseKeys } from 'i18next'
import { attributeTypes } from '#lib/measureAttributes.ts'

/** What a type of attributes is called; one nobody knows by its own name. */
export function typeLabel(type: string, t: (word: ParseKeys<'measures'>) => string): string {
  const known = attributeTypes.find((one) => one === type)
  return known ? t(`type.${known}`) : type
}
