import { type $ZodCatchCtx, toJSONSchema } from 'zod/v4/core'
import type { z } from '#lib/schema.ts'

export type JsonSchema = { readonly [key: string]: unknown }

/** A missing value. */
const missing = { value: undefined, issues: [], error: { issues: [] }, input: undefined } as unknown as $ZodCatchCtx

/**
 * A schema of the portal as JSON Schema. A fallback for an invalid value is no part of the contract but defines its
 * type.
 */
export function toJsonSchema(shape: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...schema } = toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'catch' && jsonSchema.type === undefined && typeof def.catchValue(missing) === 'boolean')
        jsonSchema.type = 'boolean'
    },
  })
  return plain(schema)
}

function plain(schema: unknown): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return {}
  const { default: _usual, ...rest } = { ...schema } as Record<string, unknown>
  return Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => getEntry(key, value)))
}

function getEntry(key: string, value: unknown): [string, unknown][] {
  // Every number of JavaScript.
  if (['minimum', 'maximum'].includes(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return []
  if (key === 'additionalProperties' && JSON.stringify(value) === '{}') return []
  if (key === 'properties' && typeof value === 'object' && value !== null)
    return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))]]
  if (['items', 'additionalProperties', 'propertyNames'].includes(key) && typeof value === 'object')
    return [[key, plain(value)]]
  if (key === 'anyOf' && Array.isArray(value)) return [combined(value.map(plain))]
  return [[key, value]]
}

/** A union of plain types is one list of types. */
function combined(schemas: readonly JsonSchema[]): [string, unknown] {
  const isPlain = schemas.every((schema) => Object.keys(schema).join() === 'type' && typeof schema['type'] === 'string')
  return isPlain ? ['type', schemas.map(({ type }) => type)] : ['anyOf', schemas]
}
