import { nobody } from '#engine/rules.ts'
import { type Collection, type Column, type Entry, getField, type Filter, toObjects } from '#engine/collection.ts'
import { isImportedOnly } from '#engine/listWords.ts'
import { type Field, getKeys } from '#engine/fieldTypes.ts'
import { answered, sent } from './fieldSchemas.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { staffViewer } from './requested.ts'

type Properties = Record<string, JsonSchema>

/** The actions of the portal with the records of an endpoint. */
export type Methods = { create: boolean; update: boolean; delete: boolean; restore: boolean; export: boolean }

/** Which requests of an endpoint some of its collections permit. */
export function getMethods(collections: readonly Collection[]): Methods {
  const has = (right: keyof Collection['permissions']) =>
    collections.some(({ permissions: may }) => may[right] !== undefined && may[right] !== nobody)
  return {
    create: collections.some(
      (one) => Boolean(one.permissions.create) && one.form !== undefined && !isImportedOnly(one),
    ),
    update: has('update'),
    delete: has('delete'),
    restore: collections.some(({ trash }) => Boolean(trash)) && has('delete'),
    export: has('export'),
  }
}

/** A record as the server returns it. Values of a list or a form are required; others are kept and sent back. */
export function recordSchema(collections: readonly Collection[]): JsonSchema {
  const properties: Properties = { id: { type: 'integer' } }
  const nested = new Map<string, Properties>()
  const required = new Set(['id'])
  for (const collection of collections) {
    const shown = getShown(collection)
    const missing = findMissing(collection)
    const getSchema = (name: string, field: Field) =>
      isRenderedByItself(collection, name, shown) ? {} : answered(field, missing.has(name))
    for (const [name, field] of Object.entries(collection.fields)) {
      const [head = '', ...rest] = name.split('.')
      // A relation is its id, next to values of the related record.
      if (rest.length > 0 && !(head in collection.fields))
        nested.set(head, { ...nested.get(head), [rest.join('.')]: getSchema(name, field) })
      if (rest.length > 0) continue
      for (const key of getKeys(name, field)) {
        properties[key] ??= key === 'id' ? { type: 'integer' } : getSchema(name, field)
        if (shown.has(name)) required.add(key)
      }
    }
    for (const name of shown) if (!(name in collection.fields) && !name.includes('.')) properties[name] ??= {}
    if (collection.trash) properties['is_active'] ??= { type: 'boolean' }
  }
  for (const [head, inner] of nested) properties[head] = { type: ['object', 'null'], properties: inner }
  return { type: 'object', required: [...required].toSorted(), properties: byName(properties) }
}

/** The fields that the portal writes, and the required ones of a new record. */
export function writeSchemas(collections: readonly Collection[]): { write: JsonSchema; required: string[] } {
  const properties: Properties = {}
  const always: string[][] = []
  for (const collection of collections) {
    const required: string[] = []
    const missing = findMissing(collection)
    for (const entry of toObjects<Entry>(collection.form)) {
      const field = getField(collection, entry.field)
      if (field.readOnly || field.hasOwnEndpoint) continue
      for (const key of getKeys(entry.field, field)) properties[key] ??= sent(field, missing.has(entry.field))
      if (field.required && !entry.when && entry.hideOn !== 'create' && field.hideOn !== 'create')
        required.push(...getKeys(entry.field, field).slice(0, 1))
    }
    always.push(required)
  }
  const [first = [], ...others] = always
  const required = first.filter((key) => others.every((keys) => keys.includes(key))).toSorted()
  return { write: { type: 'object', properties: byName(properties) }, required }
}

/** The fields that a list or a form renders from the record itself. */
function getShown(collection: Collection): ReadonlySet<string> {
  const columns = toObjects<Column>(collection.columns).flatMap(({ field, cell }) => (cell ? [] : [field]))
  const entries = toObjects<Entry>(collection.form).flatMap(({ field }) => (isStored(collection, field) ? [field] : []))
  return new Set([...columns, ...entries])
}

/** A text column with a cell of its own may contain anything that the cell can render. */
function isRenderedByItself(collection: Collection, name: string, shown: ReadonlySet<string>): boolean {
  const { kind, readOnly } = getField(collection, name)
  const hasCell = toObjects<Column>(collection.columns).some(({ field, cell }) => field === name && cell !== undefined)
  return kind === 'text' && readOnly === true && hasCell && !shown.has(name)
}

/** The fields with a filter for missing values (`is_responsible__isnull`). */
function findMissing({ filters }: Collection): ReadonlySet<string> {
  const requested = toObjects<Filter>(filters).flatMap(({ toQuery: ask, as }) =>
    ask && as && 'options' in as ? as.options.flatMap(([value]) => Object.keys(ask(String(value), staffViewer))) : [],
  )
  return new Set(requested.flatMap((key) => (key.endsWith('__isnull') ? [key.slice(0, -'__isnull'.length)] : [])))
}

function isStored(collection: Collection, name: string): boolean {
  return !getField(collection, name).hasOwnEndpoint
}

function byName(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
