import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { z } from '#lib/schema.ts'
import { toJsonSchema } from './jsonSchema.ts'

/** Checks JSON Schema of the dialect of OpenAPI 3.1. */
export const newAjv = () => formats.default(new Ajv2020({ strict: false, allErrors: true }))

const ajv = newAjv()
const known = new WeakMap<z.ZodMiniType, ValidateFunction>()

/** The differences of a response from its schema. Unlike the portal, which uses a fallback, it reports them. */
export function findSchemaProblems(shape: z.ZodMiniType, body: unknown): string[] {
  const check = known.get(shape) ?? ajv.compile(toJsonSchema(shape))
  known.set(shape, check)
  return check(body) ? [] : [...new Set<string>((check.errors ?? []).map(sentence))]
}

/** An error of the validator, with the field it is about. */
export function sentence({ instancePath, message = '', params }: ErrorObject): string {
  const at = instancePath.slice(1).replaceAll('/', '.') || 'the answer'
  const { allowedValues } = params as { allowedValues?: unknown[] }
  return `${at} ${message}${allowedValues ? ` (${allowedValues.join(', ')})` : ''}`
}
