import type { JsonSchema } from '../jsonSchema.ts'
import { type Flat, flat } from './flat.ts'

/** A schema of a document. */
export type Side = { document: object; schema: JsonSchema }
/** A finding about a request or a field of its records. */
export type Difference = { field?: string; what: string }
type Pair = { mine: Flat; other: Flat; theirs: Side; at: string }

/** Differences between the backend's values and what the portal reads. Where it defines nothing, nothing is known. */
export function givenDifferences(ours: Side, theirs: Side, at = ''): Difference[] {
  const { mine, other } = { mine: toFlat(ours), other: toFlat(theirs) }
  if (!mine.types || !other.types) return []
  if ([...other.types].some((type) => !takes(mine, type)))
    return said(at, `is ${typeText(other)}, not ${typeText(mine)}`)
  if (areOtherDates(mine, other)) return said(at, `is a ${other.format}, not a ${mine.format}`)
  const odd = lacking(other, mine)
  if (odd.length > 0) return said(at, `may be ${odd.join(', ')}, which the portal does not know`)
  if (mine.items && other.items)
    return givenDifferences({ ...ours, schema: mine.items }, { ...theirs, schema: other.items }, `${at}[]`)
  // An object without properties may contain anything.
  if (other.properties.size === 0) return []
  return [...mine.properties].flatMap(([key, schema]) => {
    const field = at === '' ? key : `${at}.${key}`
    const known = other.properties.get(key)
    if (!known) return mine.required.has(key) ? said(field, 'is missing') : []
    return givenDifferences({ ...ours, schema }, { ...theirs, schema: known }, field)
  })
}

/** Values of the portal that the backend does not accept; `isNew` for a created record. */
export function sentDifferences(ours: Side, theirs: Side, isNew: boolean, at = ''): Difference[] {
  const pair = { mine: toFlat(ours), other: toFlat(theirs), theirs, at }
  const { mine, other } = pair
  if (!other.types || !mine.types) return []
  if ([...mine.types].some((type) => !takes(other, type)))
    return said(at, `is sent as ${typeText(mine)}, and taken as ${typeText(other)}`)
  if (mine.isNullable && !other.isNullable) return said(at, 'is null at times, which is not taken')
  if (areOtherDates(mine, other)) return said(at, `is sent as a ${mine.format}, and taken as a ${other.format}`)
  const odd = lacking(mine, other)
  if (odd.length > 0) return said(at, `is sent as ${odd.join(', ')}, which is not taken`)
  if (mine.items && other.items)
    return sentDifferences({ ...ours, schema: mine.items }, { ...theirs, schema: other.items }, isNew, `${at}[]`)
  if (other.properties.size === 0 || mine.properties.size === 0) return []
  return [
    ...(isNew ? neededOnly(pair) : []),
    ...[...mine.properties].flatMap(([key, schema]) => {
      const field = at === '' ? key : `${at}.${key}`
      const known = other.properties.get(key)
      if (!known) return said(field, 'is sent, and not taken')
      if (isReadOnly(theirs, known)) return said(field, 'is sent, and read-only')
      return sentDifferences({ ...ours, schema }, { ...theirs, schema: known }, isNew, field)
    }),
  ]
}

/** Fields that a backend requires of a new record and the portal never sends. */
function neededOnly({ mine, other, theirs, at }: Pair): Difference[] {
  return [...other.required].flatMap((key) => {
    const known = other.properties.get(key)
    if (mine.properties.has(key) || !known || isReadOnly(theirs, known)) return []
    return said(at === '' ? key : `${at}.${key}`, 'is required, and never sent')
  })
}

/** Missing values where the other side lists its own. */
export function lacking(mine: Flat, other: Flat): string[] {
  return other.values ? [...(mine.values ?? [])].filter((value) => !other.values?.has(value)) : []
}

/** Whether a value of a type matches one of these; an integer is a number. */
export function takes({ types }: Flat, type: string): boolean {
  return !types || types.has(type) || (type === 'integer' && types.has('number'))
}

export function typeText({ types }: Flat): string {
  return [...(types ?? ['anything'])].join(' or ')
}

const toFlat = ({ document, schema }: Side): Flat => flat(document, schema)

function said(at: string, what: string): Difference[] {
  return [at === '' ? { what: `the whole ${what}` } : { field: at, what }]
}

function isReadOnly({ document }: Side, schema: JsonSchema): boolean {
  return flat(document, schema).isReadOnly
}

function areOtherDates(one: Flat, other: Flat): boolean {
  const formats = [one.format, other.format]
  return formats.every((format) => format === 'date' || format === 'date-time') && formats[0] !== formats[1]
}
