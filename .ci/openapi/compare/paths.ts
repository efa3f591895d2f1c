import type { JsonSchema } from '../jsonSchema.ts'
import { findObject, getObjects, resolved } from '../resolved.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** A request of a document: its parameters, its JSON body and its JSON response. */
export type Call = {
  method: string
  /** A backend may lack it. */
  isOptional: boolean
  parameters: ReadonlyMap<string, JsonSchema>
  sent?: JsonSchema
  answered?: JsonSchema
}
/** The requests of a document by path, without trailing slashes and parameter names. */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, Call>>

/** Every call of a document. */
export function getCalls(document: object): Calls {
  const { paths } = document as { paths?: unknown }
  return new Map(
    Object.entries(findObject(paths)).map(([path, given]) => {
      const item = resolved(document, findObject(given))
      const calls = methods.flatMap((method) =>
        item[method] ? [[method, toCall(document, method, findObject(item[method]), item)] as const] : [],
      )
      return [plainPath(path), new Map(calls)]
    }),
  )
}

/** The requests of a document below a path (`/api/`), without it: the prefix that most paths share. */
export function withoutPrefix(calls: Calls, wanted: readonly string[]): Calls {
  const paths = [...calls.keys()]
  const prefixes = new Set(
    paths.flatMap((path) => {
      const parts = path.split('/')
      return parts.slice(0, 4).map((_part, index) => parts.slice(0, index).join('/'))
    }),
  )
  const known = new Set(paths)
  const hits = (prefix: string): number =>
    wanted.filter((path) => known.has(prefix ? `${prefix}/${path}` : path)).length
  const [best = ''] = [...prefixes].toSorted((one, other) => hits(other) - hits(one) || one.length - other.length)
  const start = best === '' ? '' : `${best}/`
  return new Map(
    [...calls].flatMap(([path, found]) => (path.startsWith(start) ? [[path.slice(start.length), found]] : [])),
  )
}

function plainPath(path: string): string {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll(/\{[^{}]*\}/g, '{}'))
    .join('/')
}

function toCall(document: object, method: string, operation: JsonSchema, item: JsonSchema): Call {
  const parameters = [item['parameters'], operation['parameters']]
    .flatMap(getObjects)
    .map((one) => resolved(document, one))
    .filter((one) => one['in'] === 'query')
    .flatMap(({ name, schema }) => (typeof name === 'string' ? [[name, findObject(schema)] as const] : []))
  const sent = toJson(document, operation['requestBody'])
  const responses = Object.entries(findObject(operation['responses']))
  const answered = responses
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => toJson(document, response))
    .find((schema) => schema !== undefined)
  const isOptional = operation['x-optional'] === true
  return { method, isOptional, parameters: new Map(parameters), ...(sent && { sent }), ...(answered && { answered }) }
}

function toJson(document: object, given: unknown): JsonSchema | undefined {
  const { content } = resolved(document, findObject(given))
  const [, found] = Object.entries(findObject(content)).find(([type]) => type.includes('json')) ?? []
  const { schema } = findObject(found)
  return schema === undefined ? undefined : findObject(schema)
}
