import type { Option } from '#engine/fields/fieldType.ts'
import { type Field, type FieldTypeName, getType } from '#engine/fieldTypes.ts'
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts'

/** The schema of a value of a field type; `isSent` where the portal sends it after validation. */
type Schemas = { [Name in FieldTypeName]: (field: Field<Name>, isSent: boolean) => JsonSchema }

/** For other types their own rules decide, if any. */
const schemas: Partial<Schemas> = {
  choice: ({ options }) => optionSchema(options),
  choices: ({ options }) => ({ type: 'array', items: optionSchema(options) }),
  day: () => ({ type: 'string', format: 'date' }),
  flag: () => ({ type: 'boolean' }),
  json: () => ({}),
  list: () => ({ type: 'array', items: {} }),
  moment: () => ({ type: 'string', format: 'date-time' }),
  number: ({ integer, min, max }, isSent) => ({
    type: integer ? 'integer' : 'number',
    ...(isSent && min !== undefined && { minimum: min }),
    ...(isSent && max !== undefined && { maximum: max }),
  }),
  relation: ({ endpoint }) => ({ type: 'integer', description: `An id of ${endpoint}.` }),
  relations: ({ endpoint }) => ({
    type: 'array',
    items: { type: 'integer' },
    description: `Ids of ${endpoint}, in no order.`,
  }),
  text: ({ maxLength }, isSent) => ({ type: 'string', ...(isSent && maxLength !== undefined && { maxLength }) }),
  translated: ({ maxLength }, isSent) => ({ type: 'string', ...(isSent && maxLength !== undefined && { maxLength }) }),
}

/** The types that Django stores as something empty rather than as null. */
const neverNull: readonly FieldTypeName[] = ['text', 'translated', 'flag', 'choices', 'list', 'relations']

/** A value of a field as the server returns it; `canBeMissing` where a filter selects records without one. */
export function answered(field: Field, canBeMissing = false): JsonSchema {
  const isComputed = field.readOnly && !['list', 'relations', 'choices'].includes(field.kind)
  const isNull = canBeMissing || (!field.required && (isComputed || !neverNull.includes(field.kind)))
  return isNull ? nullable(getSchema(field, false)) : getSchema(field, false)
}

/** A value of a field as the portal sends it. */
export function sent(field: Field, canBeMissing = false): JsonSchema {
  const isNull = canBeMissing || (!field.required && !neverNull.includes(field.kind))
  return isNull ? nullable(getSchema(field, true)) : getSchema(field, true)
}

/** A value of a field as a filter asks for it. */
export function toParameterSchema(field: Field): JsonSchema {
  const { description: _description, ...schema } = getSchema(field, false)
  const { items } = schema
  return (items as JsonSchema | undefined) ?? schema
}

function getSchema(field: Field, isSent: boolean): JsonSchema {
  const known = schemas[field.kind] as ((field: Field, isSent: boolean) => JsonSchema) | undefined
  if (known) return known(field, isSent)
  const rules = getType(field).schema?.(field)
  return rules ? toJsonSchema(rules) : {}
}

/** One of a few values with their labels; a year is its own label, and others follow. */
function optionSchema(options: readonly Option[]): JsonSchema {
  const type = options.every(([value]) => typeof value === 'number') ? 'integer' : 'string'
  if (options.every(([value, word]) => String(value) === word)) return { type }
  const words = options.flatMap(([value, word]) => (String(value) === word ? [] : [`${value} ${word}`]))
  return {
    type,
    enum: options.map(([value]) => value),
    ...(words.length > 0 && type === 'integer' && { description: `${words.join(', ')}.` }),
  }
}

function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema
  if (type === undefined) return schema
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }) }
}
