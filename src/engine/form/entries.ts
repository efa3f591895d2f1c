import { fieldValue, type Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Entry, getField, toObjects, type Values } from '#engine/collection.ts'
import { getKeys } from '#engine/fieldTypes.ts'

/** Whether an entry of a form is rendered for this record, this viewer and the current values. */
export function isShown(collection: Collection, entry: Entry, row: Row, viewer: Viewer, isNew: boolean): boolean {
  const field = getField(collection, entry.field)
  const hiddenOn = entry.hideOn ?? field.hideOn
  if (hiddenOn === (isNew ? 'create' : 'edit')) return false
  if (isNew && field.readOnly) return false
  return (entry.show?.(viewer, row) ?? true) && (entry.when?.(row, viewer) ?? true)
}

const notedNames = ['id', 'creator', 'created_by']

/** Fields that only the server sets (its number, who made it and when) are shown after everything else. */
function isStamp(collection: Collection, { field: name }: Entry): boolean {
  const field = getField(collection, name)
  return field.readOnly === true && (field.kind === 'moment' || notedNames.includes(name))
}

/** Fields that only the server sets. */
export function getStamps(collection: Collection): Entry[] {
  return toObjects<Entry>(collection.form).filter((entry) => isStamp(collection, entry))
}

/** The entries of a form by section; those without one come first. */
export function getSections(collection: Collection): { section: string | undefined; entries: Entry[] }[] {
  const { form, sections = {} } = collection
  const entries = toObjects<Entry>(form).filter((entry) => !isStamp(collection, entry))
  const inSections = new Set(Object.values(sections).flat())
  return [
    { section: undefined, entries: entries.filter(({ field }) => !inSections.has(field)) },
    ...Object.entries(sections).map(([section, names]) => ({
      section,
      entries: entries.filter(({ field }) => names.includes(field)),
    })),
  ]
}

/** Whether a viewer may see an entry but not change it. */
export function isReadOnly(collection: Collection, entry: Entry, row: Row, viewer: Viewer, isNew: boolean): boolean {
  if (getField(collection, entry.field).readOnly) return true
  if (entry.readOnly?.(viewer, row)) return true
  return !can(collection, isNew ? 'create' : 'update', viewer, row)
}

/**
 * The keys that this viewer can change in this form; only these are ever sent by it, or saved by calls of their own.
 */
export function writableKeys(collection: Collection, row: Row, viewer: Viewer, isNew: boolean): string[] {
  return toObjects<Entry>(collection.form)
    .filter((entry) => (entry.show?.(viewer, row) ?? true) && !isReadOnly(collection, entry, row, viewer, isNew))
    .flatMap((entry) => getKeys(entry.field, getField(collection, entry.field)))
}

/** Every key of a form. */
export function formKeys(collection: Collection): string[] {
  return toObjects<Entry>(collection.form).flatMap((entry) => getKeys(entry.field, getField(collection, entry.field)))
}

/** The keys of a form that somebody changes by hand: a change by the server alone (a progress, a stamp) is no edit. */
export function editableKeys(collection: Collection): string[] {
  return toObjects<Entry>(collection.form)
    .filter(({ field }) => !getField(collection, field).readOnly)
    .flatMap(({ field }) => getKeys(field, getField(collection, field)))
}

/** The initial values of a form: those of the record, otherwise the fields' own initial ones. */
export function initialValues(collection: Collection, row: Row | undefined): Values {
  const values: Values = {}
  for (const entry of toObjects<Entry>(collection.form)) {
    const field = getField(collection, entry.field)
    for (const key of getKeys(entry.field, field))
      values[key] = row ? (fieldValue(row, key) ?? null) : (field.getInitial?.() ?? field.initial ?? null)
  }
  return values
}

/**
 * The values without those of fields that the edit itself has hidden: nobody would see them. Fields hidden before the
 * edit keep their stored values.
 */
export function withoutHidden(collection: Collection, base: Row | undefined, values: Values, viewer: Viewer): Values {
  const row = { ...base, ...values, id: base?.id ?? 0 }
  const hidden = toObjects<Entry>(collection.form).filter(
    ({ when }) => when && !when(row, viewer) && (base === undefined || when(base, viewer)),
  )
  const keys = hidden.flatMap(({ field }) => getKeys(field, getField(collection, field)))
  return { ...values, ...Object.fromEntries(keys.map((key) => [key, null])) }
}

/** The body of a new record: the writable values that are filled in. */
export function createBody(keys: string[], values: Values): Values {
  return Object.fromEntries(
    keys.filter((key) => values[key] !== null && values[key] !== undefined).map((key) => [key, values[key]]),
  )
}
