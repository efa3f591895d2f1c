import type { JsonSchema } from '../jsonSchema.ts'
import { findObject, getObjects, resolved } from '../resolved.ts'

/** A schema with references, parts and spellings of 3.0 and 3.1 merged; no `types` where it defines none. */
export type Flat = {
  types?: ReadonlySet<string>
  isNullable: boolean
  values?: ReadonlySet<string>
  format?: string
  properties: ReadonlyMap<string, JsonSchema>
  required: ReadonlySet<string>
  items?: JsonSchema
  isReadOnly: boolean
}

const deepest = 12
const nothing: Flat = { isNullable: false, properties: new Map(), required: new Set(), isReadOnly: false }

/** A schema of a document, merged. */
export function flat(document: object, given: JsonSchema, depth = 0): Flat {
  if (depth > deepest) return nothing
  const { $ref: reference, ...beside } = given
  // Siblings of a reference count, too, since 3.1.
  if (reference !== undefined && Object.keys(beside).length > 0)
    return both(own(beside), flat(document, { $ref: reference }, depth + 1))
  const schema = resolved(document, given)
  const of = (parts: unknown): Flat[] => getObjects(parts).map((part) => flat(document, part, depth + 1))
  const choices = [...of(schema['oneOf']), ...of(schema['anyOf'])]
  return [own(schema), ...of(schema['allOf']), ...(choices.length > 0 ? [either(choices)] : [])].reduce(both)
}

function own(schema: JsonSchema): Flat {
  const { properties, required, items, format, enum: values, const: value } = schema
  const given = value === undefined ? values : [value]
  const listed = Array.isArray(given) ? (given as unknown[]) : undefined
  const typed = schema['type'] === undefined ? getTypes(schema, listed) : [schema['type']].flat()
  const types = typed.filter((type): type is string => typeof type === 'string' && type !== 'null')
  // Django writes an empty choice as an empty text.
  const kept = listed?.filter((one) => one !== null && one !== '').map(String)
  const isNone = listed !== undefined && kept?.length === 0
  return {
    ...(types.length > 0 && { types: new Set(types) }),
    isNullable: schema['nullable'] === true || typed.includes('null') || listed?.includes(null) === true,
    ...(kept && !isNone && { values: new Set(kept) }),
    ...(typeof format === 'string' && { format }),
    properties: new Map(Object.entries(findObject(properties)).map(([key, one]) => [key, findObject(one)])),
    required: new Set(Array.isArray(required) ? required.filter((key): key is string => typeof key === 'string') : []),
    ...(items !== undefined && { items: findObject(items) }),
    isReadOnly: schema['readOnly'] === true,
  }
}

function getTypes({ properties, items }: JsonSchema, values: readonly unknown[] | undefined): unknown[] {
  if (properties !== undefined) return ['object']
  if (items !== undefined) return ['array']
  return [...new Set((values ?? []).map((value) => (value === null ? 'null' : typeOfValue(value))))]
}

function typeOfValue(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** The intersection of two schemas. */
function both(one: Flat, other: Flat): Flat {
  const [types, values] = [one.types ?? other.types, one.values ?? other.values]
  const [format, items] = [one.format ?? other.format, one.items ?? other.items]
  return {
    ...(types && { types }),
    isNullable: one.isNullable || other.isNullable,
    ...(values && { values }),
    ...(format !== undefined && { format }),
    properties: new Map([...one.properties, ...other.properties]),
    required: new Set([...one.required, ...other.required]),
    ...(items && { items }),
    isReadOnly: one.isReadOnly || other.isReadOnly,
  }
}

/** The union of several. An alternative that is only null or an empty text adds no type. */
function either(all: readonly Flat[]): Flat {
  const parts = all.filter(
    ({ types, isNullable, values }) => types !== undefined || (!isNullable && values === undefined),
  )
  const says = parts.length > 0 && parts.every(({ types }) => types !== undefined)
  const types = new Set(parts.flatMap((part) => [...(part.types ?? [])]))
  const isListed = parts.length > 0 && parts.every(({ values }) => values !== undefined)
  const [format] = parts.flatMap((part) => part.format ?? [])
  const items = parts.find((part) => part.items)?.items
  return {
    ...(says && { types }),
    isNullable: all.some((part) => part.isNullable),
    ...(isListed && { values: new Set(parts.flatMap(({ values }) => [...(values ?? [])])) }),
    ...(format !== undefined && { format }),
    properties: new Map(parts.flatMap(({ properties }) => [...properties])),
    required: new Set(),
    ...(items && { items }),
    isReadOnly: false,
  }
}
