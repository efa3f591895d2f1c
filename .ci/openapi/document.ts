import { registry } from '#collections/registry.ts'
import { version } from '../../package.json'
import { getRequests } from './requested.ts'
import { rowsRequested } from './additionalRequests.ts'
import { specialCalls } from './calls/calls.ts'
import { plainLists } from './calls/plainLists.ts'
import { rowsAnswer } from './calls/resultCalls.ts'
import { getComponent, parameters, responses, schemaRef, schemas } from './components.ts'
import { endpointPaths } from './endpointPaths.ts'
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts'
import { getMethods, recordSchema, writeSchemas } from './records.ts'
import { specialOperation } from './specialOperation.ts'

type Operations = Record<string, JsonSchema>
export type Document = {
  openapi: string
  paths: Record<string, Operations>
  components: Record<string, Record<string, JsonSchema>>
} & JsonSchema

/**
 * Can be read without a token where the deployment allows it: the title of the login, the titles of an invited person.
 */
const publicLists = ['apps/apps', 'accounts/usertitles']

const about = `What the portal expects of its backend. Generated from its collections and calls by \`npm run openapi\`; not to be edited.

It says what the portal asks for and reads, not all that a backend may have: further fields are kept and sent back, further filters are never used.
Times are ISO 8601 with offset, days \`YYYY-MM-DD\`. Texts of the server follow \`Accept-Language\` (de, fr, it). An unknown filter is a 400, an unknown key of \`ordering\` is ignored.
docs/backend.md says what a Django project has to set, and docs/contract.md how a backend is compared with this.`

const tags: Readonly<Record<string, string>> = {
  session: 'Sign-in, sign-up, passwords, links of mails',
  accounts: 'People, their rights, invitations, versions',
  patzu: 'The programme patzu: hospitals, measures, orders',
  moniq: 'The programme moniq',
  irp: 'Peer reviews',
  studek: 'The programme studek',
  rehaspez: 'The programme rehaspez',
  results: 'Measures with results, evaluations, benchmarks, imports',
  surveys: 'The survey system behind the measures',
  mailer: 'Mails, their templates and jobs',
  filemanager: 'Files',
  apps: 'Apps and their groups',
}

/** The contract as an OpenAPI document. */
export function openApiDocument(): Document {
  const requested = getRequests(registry)
  const paths: Record<string, Operations> = {}
  const made: Record<string, JsonSchema> = { ...schemas, ResultRows: toJsonSchema(rowsAnswer) }
  const add = (found: Record<string, Operations>): void => {
    for (const [path, operations] of Object.entries(found)) paths[path] = { ...paths[path], ...operations }
  }
  const nothing = { filters: new Map<string, JsonSchema>(), orderings: new Set<string>(), isSearched: false }
  for (const endpoint of new Set([...registry.values()].map((one) => one.endpoint))) {
    const collections = [...registry.values()].filter((one) => one.endpoint === endpoint)
    const name = getComponent(endpoint)
    const methods = getMethods(collections)
    const { write, required } = writeSchemas(collections)
    made[name] = recordSchema(collections)
    if (methods.create || methods.update) made[`${name}Write`] = write
    add(
      endpointPaths(endpoint, {
        ...(requested.get(endpoint) ?? nothing),
        name,
        methods,
        required,
        isEndless: collections.some((one) => one.isEndless === true),
        hasTrash: methods.restore,
        isPublic: publicLists.includes(endpoint),
        isOptional: collections.every((one) => one.isOptional === true),
      }),
    )
  }
  for (const { endpoint, does, rows, sends, canDelete = false, isExported = false } of plainLists) {
    const name = getComponent(endpoint)
    const { required = [], ...write } = sends ? toJsonSchema(sends) : {}
    made[name] = toJsonSchema(rows)['items'] as JsonSchema
    if (sends) made[`${name}Write`] = write
    const [create, update] = [Boolean(sends), Boolean(sends)]
    add(
      endpointPaths(endpoint, {
        ...(requested.get(endpoint) ?? nothing),
        name,
        does,
        required: required as string[],
        isEndless: false,
        hasTrash: false,
        isPublic: false,
        isPlain: !sends,
        methods: { create, update, delete: canDelete, restore: false, export: isExported },
      }),
    )
  }
  for (const call of specialCalls) add(specialOperation(call))
  const rows = paths['/results/data/']?.['get']
  if (rows) add({ '/results/data/': { get: withStream(rows) } })
  return {
    openapi: '3.1.1',
    info: {
      title: 'Backend of the quality portal',
      version,
      description: about,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/backend', description: '`apiBase` of config.json' }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: byName(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { ...parameters },
      responses: { ...responses },
      schemas: byName(made),
    },
  }
}

function byName<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The rows of a measure for its charts are a stream at the address of the list. */
function withStream(operation: JsonSchema): JsonSchema {
  const {
    parameters: listed,
    responses: answers,
    ...rest
  } = operation as {
    parameters: JsonSchema[]
    responses: Record<string, { content: { 'application/json': { schema: { anyOf: JsonSchema[] } } } }>
  }
  const known = new Set(listed.map(({ name }) => name))
  const more = Object.keys(rowsRequested).flatMap((name) =>
    known.has(name) ? [] : [{ name, in: 'query', schema: { type: 'integer' } }],
  )
  const { anyOf } = answers['200']?.content['application/json'].schema ?? { anyOf: [] }
  return {
    ...rest,
    description:
      'With `eval=1` all rows of a measure for its charts, as a stream that may have a hundred megabytes: `exceed_data` where there are more than are sent at once; then `bg=1` is asked until it is `bg_done`.',
    parameters: [...listed, ...more],
    responses: {
      ...answers,
      200: {
        ...answers['200'],
        content: { 'application/json': { schema: { anyOf: [...anyOf, schemaRef('ResultRows')] } } },
      },
    },
  }
}
