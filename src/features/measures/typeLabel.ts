import type { ParseKeys } from 'i18next'
import { attributeTypes } from '#lib/measureAttributes.ts'

/** The label of an attribute type; an unknown one is its own label. */
export function typeLabel(type: string, t: (word: ParseKeys<'measures'>) => string): string {
  const known = attributeTypes.find((one) => one === type)
  return known ? t(`type.${known}`) : type
}
