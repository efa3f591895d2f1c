import { type Collection, type Column, type Filter, toObjects } from './collection.ts'
import type { Collections } from './collections.ts'
import { type Field, type Fields, getKeys, getRelationTarget } from './fieldTypes.ts'
import type { RelationTarget } from '#engine/records/relation.ts'

/** Names that collections may use besides each other: areas, and endpoints that no collection lists. */
type Known = { areas: readonly string[]; endpoints: readonly string[] }

/**
 * Errors in collections that the compiler cannot find, because they refer to each other as data: one sentence each,
 * with the collection, the place and the wrong name.
 */
export function findProblems(collections: Collections, known: Known): string[] {
  return [...collections.values()].flatMap((collection) =>
    [
      ...(known.areas.includes(collection.area) ? [] : [`the area '${collection.area}' is not known`]),
      ...findOrderingProblems(collection, collections),
      ...findMenuProblems(collection, collections, known),
      ...findImportProblems(collection),
      ...findRelatedListProblems(collection, collections),
      ...getRelations(collection).flatMap(([place, target]) => findRelationProblems(place, target, collections, known)),
    ].map((error) => `${collection.path}: ${error}`),
  )
}

/** Throws where collections have errors; for the start in development. */
export function checkCollections(collections: Collections, known: Known): void {
  const problems = findProblems(collections, known)
  if (problems.length > 0) throw new Error(`Collections name what is not there:\n${problems.join('\n')}`)
}

function findOrderingProblems(
  { ordering, columns, fields, inParts = {} }: Collection,
  collections: Collections,
): string[] {
  const keys: [string, string][] = [
    ...(ordering === undefined || ordering in inParts
      ? []
      : [['ordering', ordering.replace(/^-/, '')] as [string, string]]),
    ...toObjects<Column>(columns).flatMap(({ field, sort }): [string, string][] =>
      sort ? [[`the sort of column '${field}'`, sort]] : [],
    ),
  ]
  return keys.flatMap(([place, key]) => {
    const [name = '', ...rest] = key.split('__')
    if (rest.length === 0) return isKey(fields, key) ? [] : [`${place} names '${key}', which is no field`]
    const target = getRelationTarget(fields[name])
    if (!target) return [`${place} goes through '${name}', which is no relation`]
    const [last = ''] = rest
    return isKeyAt(collections, target.endpoint, last)
      ? []
      : [`${place} names '${last}', which ${target.endpoint} has not`]
  })
}

function findMenuProblems({ menu, fields, filters }: Collection, collections: Collections, known: Known): string[] {
  if (!menu) return []
  const { under, childRecords, badge = {} } = menu
  const isFilter = (key: string) => isKey(fields, key) || toObjects<Filter>(filters).some(({ field }) => field === key)
  return [
    ...(under === undefined || known.areas.includes(under) || collections.has(under)
      ? []
      : [`menu.under names '${under}', which is no area and no collection`]),
    ...(childRecords ? findEndpointProblems('menu.childrenOf', childRecords.endpoint, collections, known) : []),
    ...[...Object.keys(badge), ...(childRecords ? [childRecords.key] : [])].flatMap((key) =>
      isFilter(key) ? [] : [`the menu narrows by '${key}', which is no field and no filter`],
    ),
  ]
}

function findRelatedListProblems({ related = [] }: Collection, collections: Collections): string[] {
  return related.flatMap(({ path, by, ofAnyKind }) => {
    const list = collections.get(path)
    if (!list) return [`belongs names '${path}', which is no collection`]
    return [by, ...(ofAnyKind ? ['content_type'] : [])].flatMap((name) =>
      toObjects<Filter>(list.filters).some(({ field }) => field === name)
        ? []
        : [`belongs narrows ${path} by '${name}', which is no filter of it`],
    )
  })
}

function findImportProblems({ imports, fields }: Collection): string[] {
  const { columns, key, same = {} } = imports ?? {}
  if (!columns) return []
  const isColumn = (name: string) => Object.hasOwn(columns, name)
  return [
    ...(key === undefined || isColumn(key) ? [] : [`imports.key names '${key}', which is no column`]),
    ...Object.entries(same).flatMap(([column, name]) => [
      ...(isColumn(column) ? [] : [`imports.same names '${column}', which is no column`]),
      ...(isKey(fields, name) ? [] : [`imports.same names '${name}', which is no field`]),
    ]),
  ]
}

/** Every relation of a collection with its place: in fields, filters and imported columns. */
function getRelations({ fields, filters, imports }: Collection): [string, RelationTarget][] {
  const named: [string, Field | undefined][] = [
    ...Object.entries(fields).map(([name, field]): [string, Field] => [`field '${name}'`, field]),
    ...toObjects<Filter>(filters).map(({ field, as }): [string, Field | undefined] => [`filter '${field}'`, as]),
    ...Object.entries(imports?.columns ?? {}).map(([name, field]): [string, Field] => [`column '${name}'`, field]),
  ]
  return named.flatMap(([place, field]): [string, RelationTarget][] => {
    const target = getRelationTarget(field)
    return target ? [[place, target]] : []
  })
}

function findRelationProblems(
  place: string,
  { endpoint, label = [] }: RelationTarget,
  collections: Collections,
  known: Known,
): string[] {
  const problems = findEndpointProblems(place, endpoint, collections, known)
  if (problems.length > 0 || known.endpoints.includes(endpoint)) return problems
  return label
    .flatMap((keys) => keys.split(' '))
    .flatMap((key) =>
      isKeyAt(collections, endpoint, key) ? [] : [`the label of ${place} names '${key}', which ${endpoint} has not`],
    )
}

function findEndpointProblems(place: string, endpoint: string, collections: Collections, known: Known): string[] {
  const isThere =
    known.endpoints.includes(endpoint) || [...collections.values()].some((one) => one.endpoint === endpoint)
  return isThere ? [] : [`${place} asks '${endpoint}', which is no endpoint`]
}

function isKeyAt(collections: Collections, endpoint: string, key: string): boolean {
  return [...collections.values()].some((one) => one.endpoint === endpoint && isKey(one.fields, key))
}

/** Whether something is a field, or one of the keys of a field. */
function isKey(fields: Fields, key: string): boolean {
  return (
    key === 'id' ||
    Object.hasOwn(fields, key) ||
    Object.entries(fields).some(([name, field]) => getKeys(name, field).includes(key))
  )
}
