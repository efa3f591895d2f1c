import type { JsonSchema } from './jsonSchema.ts'

/** What a reference of a document leads to; anything else is itself. */
export function resolved(document: object, part: JsonSchema): JsonSchema {
  let found: JsonSchema = part
  for (let hops = 0; hops < 20 && typeof found['$ref'] === 'string'; hops += 1) {
    const steps = found['$ref'].replace(/^#\//, '').split('/')
    found = steps.reduce<JsonSchema>((at, step) => objectIn(at, nameIn(step)), { ...document })
  }
  return found
}

function objectIn(at: JsonSchema, name: string): JsonSchema {
  const inner = Object.hasOwn(at, name) ? at[name] : undefined
  return typeof inner === 'object' && inner !== null ? (inner as JsonSchema) : {}
}

function nameIn(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}
