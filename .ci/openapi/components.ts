import type { JsonSchema } from './jsonSchema.ts'

const ref = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` })
export const schemaRef = (name: string): JsonSchema => ref('schemas', name)
export const parameterRef = (name: string): JsonSchema => ref('parameters', name)
export const responseRef = (name: string): JsonSchema => ref('responses', name)

/** The name of an endpoint's record: `patzu/orders` is `PatzuOrders`. */
export const getComponent = (endpoint: string): string =>
  endpoint
    .split(/[/_]/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')

export const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })

const detail = json(schemaRef('Detail'))
const flag = { type: 'integer', enum: [0, 1] }

export const parameters: Readonly<Record<string, JsonSchema>> = {
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  Page: {
    name: 'page',
    in: 'query',
    description: 'From 1. One past the end is a 404.',
    schema: { type: 'integer', minimum: 1 },
  },
  Size: {
    name: 'size',
    in: 'query',
    description: 'Rows a page; the server may cap it (1000), and says so as `size`.',
    schema: { type: 'integer', minimum: 1 },
  },
  All: { name: 'all', in: 'query', description: 'Every row at once, as a plain list.', schema: flag },
  Ids: {
    name: 'ids',
    in: 'query',
    description: 'Only the records of these ids, 200 at most.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'integer' } },
  },
  OnlyId: { name: 'onlyId', in: 'query', description: 'The ids alone, as a plain list.', schema: flag },
  Search: { name: 'search', in: 'query', description: 'A part of the texts of a record.', schema: { type: 'string' } },
  ByPermissions: {
    name: 'byPermissions',
    in: 'query',
    description: '1: only what the own permissions cover, for staff, too.',
    schema: flag,
  },
  IsActive: {
    name: 'is_active',
    in: 'query',
    description: 'False: the trash. Without it, what is not in the trash.',
    schema: { type: 'boolean' },
  },
  IfUnmodifiedSince: {
    name: 'If-Unmodified-Since',
    in: 'header',
    description: 'The `modified` that was read: changed since then, the answer is 412.',
    schema: { type: 'string' },
  },
}

export const responses: Readonly<Record<string, JsonSchema>> = {
  BadRequest: { description: 'What is wrong, by field.', content: json(schemaRef('FieldErrors')) },
  Unauthorized: { description: 'No token, or one that counts no more.', content: detail },
  Forbidden: { description: 'Not allowed.', content: detail },
  NotFound: {
    description: 'Not there, or not for this person. An unknown address may be answered as HTML.',
    content: detail,
  },
  Conflict: { description: 'In use, protected, or done already.', content: detail },
  Changed: { description: 'Changed by somebody else meanwhile.', content: detail },
  TooMany: {
    description: 'Too many calls.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    content: detail,
  },
  Failed: { description: 'The server failed; what it says is not read.' },
  File: {
    description: 'A file.',
    headers: { 'Content-Disposition': { description: 'Holds its name.', schema: { type: 'string' } } },
    content: { '*/*': {} },
  },
  Done: { description: 'Done; what is answered is not read.' },
  Nothing: { description: 'Done.' },
}

export const schemas: Readonly<Record<string, JsonSchema>> = {
  Page: {
    type: 'object',
    description: 'A page of a list; `count` is the number of all rows.',
    required: ['count', 'results'],
    properties: {
      count: { type: 'integer' },
      size: { type: 'integer' },
      current: { type: 'integer' },
      next: { type: ['string', 'null'] },
      previous: { type: ['string', 'null'] },
      results: { type: 'array', items: {} },
    },
  },
  Ids: { type: 'array', description: 'With `onlyId=1`.', items: { type: 'integer' } },
  Detail: {
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'string' }, code: { type: 'string' } },
  },
  FieldErrors: {
    type: 'object',
    description: 'By field: a text, a list of texts, or the same for nested fields; `non_field_errors` for the rest.',
    properties: {
      non_field_errors: { type: ['array', 'string'], items: { type: 'string' } },
      detail: { type: 'string' },
    },
  },
}
