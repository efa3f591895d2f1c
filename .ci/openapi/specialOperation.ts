import type { Answer, SpecialCall } from './calls/specialCall.ts'
import { getComponent, json, responseRef, schemaRef } from './components.ts'
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts'

/** The first segments of paths outside the areas of the portal. */
const tagsByHead: Readonly<Record<string, string>> = { upload: 'filemanager', cache: 'results', ls: 'surveys' }
const areas = ['accounts', 'patzu', 'moniq', 'irp', 'studek', 'rehaspez', 'results', 'mailer', 'filemanager', 'apps']

/** The area of a path. */
export function getTag(path: string): string {
  const [head = ''] = path.split('/')
  if (path.startsWith('accounts/verify') || path.startsWith('accounts/users/me') || path.includes('update_logout'))
    return 'session'
  return tagsByHead[head] ?? (areas.includes(head) ? head : 'session')
}

export const operationId = (call: string, path: string): string =>
  `${path.replace(/[^a-zA-Z0-9]+/g, '_').replace(/^_|_$/g, '')}_${call}`

const refused: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'Changed',
  429: 'TooMany',
  '5XX': 'Failed',
}

/** A special call as an operation of the document. */
export function specialOperation(call: SpecialCall): Record<string, Record<string, JsonSchema>> {
  const { method, path, does, isPublic, query = {}, sends, answers, refusals = {} } = call
  const isChange = method === 'PUT' || method === 'PATCH'
  const statuses = [
    ...(method === 'GET' || method === 'DELETE' ? [] : ['400']),
    '401',
    ...(isPublic ? [] : ['403']),
    ...(path.includes('{') ? ['404'] : []),
    ...(isChange && !isPublic ? ['412'] : []),
    '429',
    '5XX',
    ...Object.keys(refusals),
  ]
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: name === 'id' ? 'integer' : 'string' },
    })),
    ...Object.entries(query).map(([name, shape]) => ({ name, in: 'query', schema: toJsonSchema(shape) })),
    ...(isChange && path.includes('{id}') ? [{ $ref: '#/components/parameters/IfUnmodifiedSince' }] : []),
  ]
  return {
    [`/${path}`]: {
      [method.toLowerCase()]: {
        operationId: operationId(method.toLowerCase(), path),
        summary: does,
        tags: [getTag(path)],
        ...(isPublic && { security: [{}] }),
        ...(parameters.length > 0 && { parameters }),
        ...(sends && { requestBody: { required: true, content: getContent(sends) } }),
        responses: {
          ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, getResponse(answer)])),
          ...Object.fromEntries(statuses.map((status) => [status, getRefusal(status, refusals)])),
        },
      },
    },
  }
}

function getContent(sends: NonNullable<SpecialCall['sends']>): JsonSchema {
  if (sends !== 'files') return json(toJsonSchema(sends))
  const properties = {
    files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
    content_type: { type: 'integer' },
    object_id: { type: 'integer' },
  }
  return { 'multipart/form-data': { schema: { type: 'object', required: Object.keys(properties), properties } } }
}

function getResponse(answer: Answer): JsonSchema {
  if (answer === 'nothing') return responseRef('Nothing')
  if (answer === 'ignored') return responseRef('Done')
  if (answer === 'text') return { description: 'The text.', content: { 'text/plain': { schema: { type: 'string' } } } }
  if (answer === 'file') return responseRef('File')
  if ('record' in answer) return { description: 'The record.', content: json(schemaRef(getComponent(answer.record))) }
  return { description: 'The answer.', content: json(toJsonSchema(answer)) }
}

function getRefusal(status: string, refusals: Readonly<Record<string, string>>): JsonSchema {
  const said = refusals[status]
  if (said === undefined) return responseRef(refused[status] ?? 'Failed')
  return { description: said, content: json(schemaRef(status === '400' ? 'FieldErrors' : 'Detail')) }
}
