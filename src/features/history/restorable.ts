import { fieldValue, type Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import { isReadOnly, isShown } from '#engine/form/entries.ts'
import { diffValues } from '#engine/form/save/merge.ts'
import { getSchema } from '#engine/form/getSchema.ts'
import { type Field, getKeys, getRelationTarget, getType } from '#engine/fieldTypes.ts'
import { toId } from '#lib/values/getIds.ts'
import { changesBetween, type Fields } from '#features/history/changes/diff.ts'
import { getTarget } from './getTarget.ts'
import { Hidden, createMask } from '#features/history/changes/mask.ts'

/** A value of a version that the record no longer has; `reason` is why it cannot be restored, if so. */
export type Restorable = {
  name: string
  key: string
  value: unknown
  now: unknown
  reason?: 'locked' | 'hidden' | 'unfit'
}

/**
 * The changes of a form by a version, key by key in its order: every visible field that the version contains. Values
 * that this viewer may not write, secrets (D-16) and invalid values have a reason.
 */
export function restorable(collection: Collection, kept: Fields, row: Row, viewer: Viewer): Restorable[] {
  const isMasked = (key: string, value: unknown) => masked({ [key]: value })[key] instanceof Hidden
  return getFormKeys(collection, kept, row, viewer).flatMap(({ entry, field, key, value }): Restorable[] => {
    const change = { name: entry.field, key, value, now: fieldValue(row, key) ?? null }
    if (diffValues(collection, [key], row, { [key]: value }).length === 0) return []
    if (isMasked(key, value) || isMasked(key, fieldValue(row, key))) return [{ ...change, reason: 'hidden' }]
    if (isReadOnly(collection, entry, row, viewer, false)) return [{ ...change, reason: 'locked' }]
    // Some servers store the name of a related record, and some a value that the field no longer accepts.
    const isNamed =
      getRelationTarget(field) !== undefined && [value].flat().some((one) => one !== null && typeof one !== 'number')
    const isFit = !isNamed && (getSchema(collection.fields)[key]?.safeParse(value).success ?? true)
    return [isFit ? change : { ...change, reason: 'unfit' }]
  })
}

/**
 * What undoes a change between two stored states: the keys that it changed with their values before it, except those
 * that have them again, and whether they were changed once more since. `others` are changed fields outside of the form,
 * and those whose value before is not stored.
 */
export function undoable(
  collection: Collection,
  { before, after }: { before: Fields; after: Fields },
  row: Row,
  viewer: Viewer,
): { changes: (Restorable & { isChangedSince: boolean })[]; others: string[] } {
  const stored = new Map(getFormKeys(collection, after, row, viewer).map(({ key, value }) => [key, value]))
  const known = getFormKeys(collection, before, row, viewer)
  const isSame = (key: string, one: unknown, other: unknown) =>
    diffValues(collection, [key], { [key]: one }, { [key]: other }).length === 0
  const changed = new Set(known.flatMap(({ key, value }) => (isSame(key, value, stored.get(key)) ? [] : [key])))
  const covered = new Set(known.map(({ entry }) => entry.field))
  const names = changesBetween(before, after).map(({ path }) => getTarget(collection, path[0] ?? '').name)
  return {
    changes: restorable(collection, before, row, viewer)
      .filter(({ key }) => changed.has(key))
      .map((one) => ({ ...one, isChangedSince: !isSame(one.key, one.now, stored.get(one.key) ?? null) })),
    others: [...new Set(names)].filter((name) => !covered.has(name)),
  }
}

/** The keys of the visible fields of a form with their values in a stored state that has them. */
function getFormKeys(collection: Collection, kept: Fields, row: Row, viewer: Viewer) {
  return toObjects<Entry>(collection.form).flatMap((entry) => {
    const field = getField(collection, entry.field)
    if (field.isServerManaged || field.hasOwnEndpoint || !isShown(collection, entry, row, viewer, false)) return []
    return getKeys(entry.field, field).flatMap((key) => {
      const stored = keptUnder(kept, key)
      return stored === undefined ? [] : [{ entry, field, key, value: getValue(field, stored) }]
    })
  })
}

function masked(fields: Fields): Fields {
  return createMask()(fields) as Fields
}

/** Foreign keys are stored without their usual `_id`. */
function keptUnder(kept: Fields, key: string): unknown {
  return [key, key.replace(/_ids?$/, '')].map((one) => kept[one]).find((value) => value !== undefined)
}

/** Numbers of related records and JSON may be stored as text. */
function getValue(field: Field, value: unknown): unknown {
  if (getRelationTarget(field)) return Array.isArray(value) ? value.map(getId) : getId(value)
  if (getType(field).holds !== 'anything' || typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

function getId(value: unknown): unknown {
  return typeof value === 'string' ? toId(value) : value
}
