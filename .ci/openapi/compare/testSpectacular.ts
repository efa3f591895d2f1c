import type { Document } from '../document.ts'
import type { JsonSchema } from '../jsonSchema.ts'
import { resolved } from '../resolved.ts'

export type Their = {
  openapi: string
  servers: JsonSchema[]
  paths: Record<string, Record<string, { parameters?: JsonSchema[]; [key: string]: unknown }>>
  components: { schemas: Record<string, { properties?: Record<string, JsonSchema>; [key: string]: unknown }> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/**
 * The contract as drf-spectacular writes it for a backend that keeps it: OpenAPI 3.0 below `/api/` with paginated lists
 * and separate enums.
 */
export function spectacular(document: Document): Their {
  const schemas: Record<string, JsonSchema> = { NullEnum: { enum: [null] } }
  const given = document.components['schemas'] ?? {}
  for (const [name, schema] of Object.entries(given)) {
    if (name.endsWith('Write')) continue
    const write = given[`${name}Write`]
    const properties = { ...(schema['properties'] as Record<string, JsonSchema>) }
    const writable = { ...(write?.['properties'] as Record<string, JsonSchema> | undefined) }
    const both = Object.keys({ ...properties, ...writable }).map((key): [string, JsonSchema] => {
      const one = older(writable[key] ?? properties[key] ?? {}, `${name}${key}Enum`, schemas)
      return [key, write && !(key in writable) ? readOnly(one) : one]
    })
    schemas[name] = {
      ...older(schema, `${name}Enum`, schemas),
      ...(both.length > 0 && { properties: Object.fromEntries(both) }),
    }
    schemas[`Paginated${name}List`] = {
      type: 'object',
      required: ['count', 'results'],
      properties: {
        count: { type: 'integer', example: 123 },
        next: { type: 'string', nullable: true, format: 'uri' },
        previous: { type: 'string', nullable: true, format: 'uri' },
        results: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
      },
    }
  }
  const paths = Object.entries(document.paths).map(([path, item]): [string, Their['paths'][string]] => {
    // A path without a trailing slash and with other parameter names.
    const address = `/api${path.replaceAll('{id}', '{object_pk}')}`
    const operations = Object.entries(item).filter(([method]) => methods.includes(method))
    return [address, Object.fromEntries(operations.map(([method, one]) => [method, operation(document, one, schemas)]))]
  })
  return {
    openapi: '3.0.3',
    servers: [{ url: 'https://portal.example/' }],
    paths: Object.fromEntries(paths),
    components: { schemas },
  }
}

function operation(
  document: Document,
  given: JsonSchema,
  schemas: Record<string, JsonSchema>,
): Their['paths'][string][string] {
  const {
    operationId,
    parameters = [],
    requestBody,
    responses,
  } = given as {
    operationId: string
    parameters?: JsonSchema[]
    requestBody?: { content: Record<string, { schema: JsonSchema }> }
    responses: Record<string, JsonSchema>
  }
  const name = `${operationId}Enum`
  return {
    operationId,
    parameters: parameters.map((one) => {
      const { schema, ...rest } = resolved(document, one)
      return { ...rest, schema: older(schema as JsonSchema, `${name}${String(rest['name'])}`, schemas) }
    }),
    ...(requestBody && {
      requestBody: { content: mapped(requestBody.content, (schema) => older(written(schema), `${name}Sent`, schemas)) },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const { content, description } = resolved(document, response) as Record<string, unknown>
        const answer = (schema: JsonSchema) => older(enveloped(schema), `${name}${status}`, schemas)
        return [status, { description, ...(content ? { content: mapped(content as Content, answer) } : {}) }]
      }),
    ),
  }
}

type Content = Record<string, { schema?: JsonSchema }>
function mapped(content: Content, change: (schema: JsonSchema) => JsonSchema): Content {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, schema ? { schema: change(schema) } : {}]),
  )
}

/** The request body is the record, whose other fields are read-only. */
function written(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify((schema['allOf'] as JsonSchema[] | undefined)?.[0] ?? schema)
  return JSON.parse(text.replace(/Write"/, '"')) as JsonSchema
}

function enveloped(schema: JsonSchema): JsonSchema {
  const [, plain] = (schema['anyOf'] as JsonSchema[] | undefined) ?? []
  const items = plain?.['items'] as JsonSchema | undefined
  const name = /schemas\/(\w+)"/.exec(JSON.stringify(items) ?? '')?.[1]
  return name === undefined ? schema : { $ref: `#/components/schemas/Paginated${name}List` }
}

/** A schema of 3.1 as one of 3.0 with named enums. */
function older(schema: JsonSchema, name: string, schemas: Record<string, JsonSchema>): JsonSchema {
  const { type, enum: values, anyOf, allOf, properties, items, ...rest } = schema
  const inner = (one: unknown, at: string): JsonSchema => older({ ...(one as JsonSchema) }, `${name}${at}`, schemas)
  const kept = {
    ...rest,
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties as object).map(([key, one]) => [key, inner(one, key)])),
    }),
    ...(items !== undefined && { items: inner(items, 'Item') }),
    ...(Array.isArray(anyOf) && { oneOf: anyOf.map((one, index) => inner(one, String(index))) }),
    ...(Array.isArray(allOf) && { allOf: allOf.map((one, index) => inner(one, String(index))) }),
  }
  const types = [type].flat().filter((one): one is string => typeof one === 'string' && one !== 'null')
  const isNullable = Array.isArray(type) && type.includes('null')
  if (Array.isArray(values)) {
    schemas[name] = { type: types[0], enum: values.filter((value) => value !== null) }
    const choice = { $ref: `#/components/schemas/${name}` }
    return isNullable
      ? { nullable: true, oneOf: [choice, { $ref: '#/components/schemas/NullEnum' }] }
      : { ...rest, allOf: [choice] }
  }
  if (types.length > 1) return { ...kept, oneOf: types.map((one) => ({ type: one })) }
  return { ...kept, ...(types[0] !== undefined && { type: types[0] }), ...(isNullable && { nullable: true }) }
}

function readOnly(schema: JsonSchema): JsonSchema {
  return { ...schema, readOnly: true }
}
