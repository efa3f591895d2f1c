import { nextQueries, type Split } from '#api/rows/fetchSplitRows.ts'
import type { Row, RowAt } from '#api/rows/page.ts'
import { splitQuery, type Query } from '#api/rows/rows.ts'
import { type Viewer, viewerFrom } from '#api/session/viewer.ts'
import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import type { Collections } from '#engine/collections.ts'
import { filterField, filterKeys } from '#engine/list/url/listParams.ts'
import { institutions } from '#lib/areas.ts'
import { getFilters, menuQueries, getOrders, getPickers, plainQuery } from '../contract/questions.ts'
import { screenReads } from '../contract/reads.ts'
import { additionalRequests } from './additionalRequests.ts'
import { plainLists } from './calls/plainLists.ts'
import { toParameterSchema } from './fieldSchemas.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** The requests of the portal to an endpoint on all its pages. */
export type Params = { filters: Map<string, JsonSchema>; orderings: Set<string>; isSearched: boolean }

/** Parameters that every list knows. */
export const common = ['page', 'size', 'all', 'ids', 'onlyId', 'ordering', 'search', 'byPermissions', 'is_active']

/** A member of staff, who sees every filter. */
export const staffViewer: Viewer = viewerFrom(
  {
    user: {
      id: 1,
      is_staff: true,
      is_superuser: true,
      is_demo: false,
      email: '',
      first_name: '',
      last_name: '',
      language: 1,
      language_previous: null,
      theme: null,
    },
    appPermissions: [],
    contentTypes: institutions.map(({ type }, index) => {
      const [app_label = '', model = ''] = type.split('.')
      return { id: index + 1, app_label, model }
    }),
    codenames: [],
    titles: [],
  },
  false,
)

/** A row with every value, so that dependent filters apply. */
const fullRow = new Proxy<Row>({ id: 1 }, { get: (_row, key) => (typeof key === 'string' ? 1 : undefined) })

/** The requests of the portal per endpoint. */
export function getRequests(registry: Collections): Map<string, Params> {
  const found = new Map<string, Params>()
  const of = (endpoint: string): Params => {
    const known = found.get(endpoint) ?? { filters: new Map(), orderings: new Set(['id', '-id']), isSearched: false }
    found.set(endpoint, known)
    return known
  }
  const take = (endpoint: string, query: Query, schemas: ReadonlyMap<string, JsonSchema> = new Map()): void => {
    const split = splitQuery(endpoint, query)
    if (split && 'without' in split) take(split.without.by, split.without.query)
    if (split) {
      for (const part of toParts(split)) take(endpoint, { ...split.rest, ...part }, schemas)
      return
    }
    const { filters, orderings } = of(endpoint)
    for (const key of String(query.ordering ?? '').split(',')) if (key) orderings.add(key)
    if (query.search !== undefined) of(endpoint).isSearched = true
    for (const [key, value] of Object.entries(query))
      if (!common.includes(key) && value !== undefined)
        filters.set(key, wider(filters.get(key), schemas.get(key) ?? schemaOfSample(value)))
  }
  for (const collection of registry.values()) {
    if (collection.searchable !== false) of(collection.endpoint).isSearched = true
    for (const [endpoint, query, schemas] of questions(collection, registry)) take(endpoint, query, schemas)
  }
  for (const { path, query = {} } of screenReads(staffViewer, firstRows))
    if (found.has(path.slice(0, -1)) && query['eval'] === undefined) take(path.slice(0, -1), query)
  for (const { endpoint, requested } of plainLists) for (const query of requested) take(endpoint, query)
  for (const [endpoint, queries] of Object.entries(additionalRequests))
    for (const query of queries) take(endpoint, query)
  return found
}

/** A first row of every list, of which details are read. */
function firstRows<Endpoint extends string>() {
  const row: Row & { surveyId: number } = { id: 1, surveyId: 1 }
  return [row as RowAt<Endpoint>]
}

type Question = [endpoint: string, query: Query, schemas?: ReadonlyMap<string, JsonSchema>]

function questions(collection: Collection, registry: Collections): Question[] {
  const { endpoint, filters, menu, related: belongs = [] } = collection
  const named = toObjects<Filter>(filters)
  const row = Object.fromEntries(named.map(({ field }) => [field, '1']))
  const schemas = new Map<string, JsonSchema>(
    named.flatMap((filter) => {
      const field = filterField(collection, filter)
      // Texts among the options may represent numbers and flags: the request shows the type.
      const isFree = 'options' in field && field.options.every(([value]) => typeof value === 'string')
      return isFree ? [] : filterKeys(filter.field, field).map((key) => [key, toParameterSchema(field)] as const)
    }),
  )
  const inProgrammes = menu && menu.inProgrammes?.(1)
  return [
    [endpoint, plainQuery(collection, staffViewer)],
    ...getOrders(collection, staffViewer).flatMap(({ up, down }): Question[] => [
      [endpoint, up],
      [endpoint, down],
    ]),
    ...getFilters(collection, staffViewer, [{ ...row, id: 1 }], () => [1]).flatMap(({ queries }) =>
      queries.map((query): Question => [endpoint, query, schemas]),
    ),
    ...getPickers(collection, staffViewer, [fullRow]).map(({ endpoint, query }): Question => [endpoint, query]),
    ...menuQueries(collection, staffViewer).map(({ endpoint, query }): Question => [endpoint, query]),
    ...(inProgrammes ? [[endpoint, inProgrammes] as Question] : []),
    ...(menu && menu.childRecords ? [[endpoint, { [menu.childRecords.key]: 1 }] as Question] : []),
    ...belongs.map(({ path, by, ofAnyKind }): Question => {
      const target = registry.get(path)?.endpoint ?? path
      return [target, { [by]: 1, ...(ofAnyKind && { content_type: 1 }) }]
    }),
  ]
}

function schemaOfSample(value: string | number | boolean): JsonSchema {
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return { type: 'boolean' }
  if (typeof value === 'number' || /^-?\d+$/.test(value)) return { type: 'integer' }
  return /^\d{4}-\d\d-\d\dT/.test(value) ? { type: 'string', format: 'date-time' } : { type: 'string' }
}

/** The schema of a filter with two usages: the more specific one, or a union. */
function wider(one: JsonSchema | undefined, other: JsonSchema): JsonSchema {
  if (!one || one['type'] === other['type']) return one ?? other
  return { type: 'string' }
}

function toParts(split: Split): readonly Query[] {
  if (!('parts' in split)) return [{}]
  return 'from' in split.parts ? nextQueries(split.parts) : split.parts
}
