import { Hidden, createMask } from './mask.ts'

export type Fields = Record<string, unknown>
/**
 * The change of one value. The path leads to it from the record: names of fields, and `#5` for the item of a list with
 * this id, or at this position (from 1) where items have none. Values are primitives, `Hidden`, or lists of these:
 * `items` added to or removed from a list.
 */
export type Change = {
  kind: 'add' | 'update' | 'delete'
  path: readonly string[]
  before?: unknown
  after?: unknown
  areItems?: true
}

/** Fields that change with every save. */
const noise = ['modified']

/**
 * The differences between a record and its older state (undefined: everything is new). Secrets are masked first. Empty
 * values (null, '', [], {}) count as absent; lists of primitives are compared without their order, lists of objects by
 * id, else by position.
 */
export function changesBetween(before: Fields | undefined, after: Fields): Change[] {
  const mask = createMask()
  return between(without(mask(before ?? {})), without(mask(after)), [])
}

function without(fields: unknown): unknown {
  return isObject(fields) ? Object.fromEntries(Object.entries(fields).filter(([key]) => !noise.includes(key))) : fields
}

function between(before: unknown, after: unknown, path: readonly string[]): Change[] {
  if (isEmpty(before) && isEmpty(after)) return []
  if (fits(isObject, before, after)) return diffObjects(asObject(before), asObject(after), path)
  if (fits(Array.isArray, before, after)) return diffLists(asList(before), asList(after), path)
  if (isPlain(before) && isPlain(after)) return diffPlain(before, after, path)
  // The two are completely different objects.
  return [...between(before, undefined, path), ...between(undefined, after, path)]
}

function diffPlain(before: unknown, after: unknown, path: readonly string[]): Change[] {
  if (getKey(before) === getKey(after)) return []
  if (isEmpty(before)) return [{ kind: 'add', path, after }]
  if (isEmpty(after)) return [{ kind: 'delete', path, before }]
  return [{ kind: 'update', path, before, after }]
}

function diffObjects(before: Fields, after: Fields, path: readonly string[]): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => between(own(before, key), own(after, key), [...path, key]))
}

function diffLists(before: unknown[], after: unknown[], path: readonly string[]): Change[] {
  if ([...before, ...after].every(isPlain)) return diffMultisets(before, after, path)
  const name = nameOfItems(before, after)
  const [old, now] = [named(before, name), named(after, name)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    between(old.get(key), now.get(key), [...path, key]),
  )
}

/** Compares lists of plain values, counting repeats. */
function diffMultisets(before: unknown[], after: unknown[], path: readonly string[]): Change[] {
  const gone = findMissing(before, after)
  const come = findMissing(after, before)
  return [
    ...(come.length > 0 ? [{ kind: 'add', path, after: come, areItems: true } as const] : []),
    ...(gone.length > 0 ? [{ kind: 'delete', path, before: gone, areItems: true } as const] : []),
  ]
}

function findMissing(list: unknown[], other: unknown[]): unknown[] {
  const left = new Map<string, number>()
  for (const item of other) left.set(getKey(item), (left.get(getKey(item)) ?? 0) + 1)
  return list.filter((item) => {
    const count = left.get(getKey(item)) ?? 0
    left.set(getKey(item), count - 1)
    return count <= 0 && !isEmpty(item)
  })
}

/** The key that identifies the objects of both lists; undefined where only the position does. */
function nameOfItems(before: unknown[], after: unknown[]): string | undefined {
  return ['id', 'i', 'key'].find((name) =>
    [before, after].every((list) => {
      const ids = list.map((item) => (isObject(item) ? own(item, name) : undefined))
      return (
        ids.every((id) => typeof id === 'number' || typeof id === 'string') &&
        new Set(ids.map(String)).size === ids.length
      )
    }),
  )
}

function named(list: unknown[], name: string | undefined): Map<string, unknown> {
  return new Map(
    list.map((item, index) => [`#${name !== undefined && isObject(item) ? String(own(item, name)) : index + 1}`, item]),
  )
}

function fits(is: (value: unknown) => boolean, before: unknown, after: unknown): boolean {
  return (is(before) || isEmpty(before)) && (is(after) || isEmpty(after))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && Object.keys(value).length === 0
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null || value instanceof Hidden
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Hidden)
}

function asObject(value: unknown): Fields {
  return isObject(value) ? value : {}
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

function getKey(value: unknown): string {
  return value instanceof Hidden ? `hidden ${value.mark}` : (JSON.stringify(value) ?? 'null')
}
