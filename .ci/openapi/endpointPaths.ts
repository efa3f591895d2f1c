import { json, parameterRef, responseRef, schemaRef } from './components.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { Methods } from './records.ts'
import { operationId, getTag } from './specialOperation.ts'

type Endpoint = {
  name: string
  does?: string
  methods: Methods
  /** The required fields of a new record. */
  required: readonly string[]
  filters: ReadonlyMap<string, JsonSchema>
  orderings: ReadonlySet<string>
  isSearched: boolean
  isEndless: boolean
  hasTrash: boolean
  isPublic: boolean
  /** A backend may lack it. */
  isOptional?: boolean
  /** A list whose records are never read one by one. */
  isPlain?: boolean
}

/** The possible error statuses of any request with their meaning. */
const usual = {
  401: responseRef('Unauthorized'),
  403: responseRef('Forbidden'),
  429: responseRef('TooMany'),
  '5XX': responseRef('Failed'),
}
const bad = { 400: responseRef('BadRequest') }
const missing = { 404: responseRef('NotFound') }
const conflict = { 409: responseRef('Conflict') }
const nothing = { 204: responseRef('Nothing') }
/** The requests of an endpoint: its list, records, trash and export. */
export function endpointPaths(path: string, endpoint: Endpoint): Record<string, Record<string, JsonSchema>> {
  const { name, does = path, methods, required, isPublic, isPlain } = endpoint
  const tags = [getTag(path)]
  const of = (call: string, summary: string, rest: JsonSchema): JsonSchema => ({
    operationId: operationId(call, path),
    summary: endpoint.isOptional ? `${summary} (optional: a backend may lack this path)` : summary,
    tags,
    ...(endpoint.isOptional && { 'x-optional': true }),
    ...rest,
  })
  const record = { 200: { description: 'The record.', content: json(schemaRef(name)) } }
  const change = { required: true, content: json(schemaRef(`${name}Write`)) }
  const since = [parameterRef('Id'), parameterRef('IfUnmodifiedSince')]
  const changed = { ...record, ...bad, ...usual, ...missing, ...conflict, 412: responseRef('Changed') }
  const one: Record<string, JsonSchema> = {
    ...(!isPlain && {
      get: of('read', `A record of ${does}`, {
        parameters: [parameterRef('Id')],
        responses: { ...record, ...usual, ...missing },
      }),
    }),
    ...(methods.update && {
      put: of('replace', `Replace a record of ${does}`, {
        description:
          'Everything that was read is sent back, with the changes; what is read-only or unknown is to be ignored.',
        parameters: since,
        requestBody: change,
        responses: changed,
      }),
      patch: of('change', `Change fields of a record of ${does}`, {
        parameters: since,
        requestBody: change,
        responses: changed,
      }),
    }),
    ...(methods.delete && {
      delete: of('delete', `Delete a record of ${does}`, {
        ...(endpoint.hasTrash && { description: 'Into the trash; from there for good.' }),
        parameters: [parameterRef('Id')],
        responses: { ...nothing, ...usual, ...missing, ...conflict },
      }),
    }),
  }
  return {
    [`/${path}/`]: {
      get: of('list', `The list of ${does}`, {
        ...(isPublic && { security: [{}, { bearer: [] }] }),
        parameters: listParameters(endpoint),
        responses: {
          200: { description: 'A page, or a plain list.', content: json({ anyOf: listAnswers(name) }) },
          ...bad,
          ...usual,
          ...missing,
        },
      }),
      ...(methods.create && {
        post: of('create', `A new record of ${does}`, {
          requestBody: {
            required: true,
            content: json({ allOf: [schemaRef(`${name}Write`), { type: 'object', required }] }),
          },
          responses: { 201: record[200], ...bad, ...usual },
        }),
      }),
    },
    ...(Object.keys(one).length > 0 && { [`/${path}/{id}/`]: one }),
    ...(methods.restore && {
      [`/${path}/{id}/restore/`]: {
        put: of('restore', `Take a record of ${does} out of the trash`, {
          parameters: [parameterRef('Id')],
          responses: { 200: responseRef('Done'), ...nothing, ...usual, ...missing, ...conflict },
        }),
      },
    }),
    ...(methods.export && {
      [`/${path}/export/`]: {
        get: of('export', `What a list of ${does} finds, as a file`, {
          parameters: listParameters(endpoint),
          responses: { 200: responseRef('File'), ...bad, ...usual },
        }),
      },
    }),
  }
}

function listAnswers(name: string): JsonSchema[] {
  const results = { type: 'array', items: schemaRef(name) }
  return [{ allOf: [schemaRef('Page'), { type: 'object', properties: { results } }] }, results, schemaRef('Ids')]
}

function listParameters({ isPlain, filters, orderings, isSearched, isEndless, hasTrash }: Endpoint): JsonSchema[] {
  return [
    ...['Page', 'Size', ...(isEndless ? [] : ['All']), 'Ids', 'OnlyId', 'ByPermissions'].map(parameterRef),
    ...(isSearched ? [parameterRef('Search')] : []),
    ...(hasTrash ? [parameterRef('IsActive')] : []),
    ...(isPlain && orderings.size === 0 ? [] : [ordering(orderings)]),
    ...[...filters]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, schema]) => ({ name, in: 'query', schema })),
  ]
}

function ordering(keys: ReadonlySet<string>): JsonSchema {
  return {
    name: 'ordering',
    in: 'query',
    description: 'Several by commas; a minus turns one round.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', enum: [...keys].toSorted() } },
  }
}
