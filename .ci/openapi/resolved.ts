import type { JsonSchema } from './jsonSchema.ts'

/** A value as an object; an empty one for others, as a foreign document may contain anything. */
export function findObject(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A value as a list of objects. */
export function getObjects(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(findObject) : []
}

/** The target of a reference of a document; anything else is returned unchanged. */
export function resolved(document: object, part: JsonSchema): JsonSchema {
  let found: JsonSchema = part
  for (let hops = 0; hops < 20 && typeof found['$ref'] === 'string'; hops += 1) {
    const steps = found['$ref'].replace(/^#\//, '').split('/')
    found = steps.reduce<JsonSchema>((at, step) => inner(at, getNameFrom(step)), { ...document })
  }
  return found
}

function inner(at: JsonSchema, name: string): JsonSchema {
  return Object.hasOwn(at, name) ? findObject(at[name]) : {}
}

function getNameFrom(step: string): string {
  return step.replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll('~1', '/').replaceAll('~0', '~')
}
