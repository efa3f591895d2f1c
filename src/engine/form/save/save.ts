import { type IdempotencyState, createIdempotent } from '#api/rows/createIdempotent.ts'
import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { isPersistedEqual } from '#lib/values/isPersistedEqual.ts'
import { fetchForUpdate } from '#api/rows/fetchForUpdate.ts'
import { readRow } from '#api/rows/rows.ts'
import { replaceRow } from '#api/rows/writeRows.ts'
import type { Collection, Values } from '#engine/collection.ts'
import type { FollowUpCall } from './followUpCalls.ts'
import { getKeys, getType } from '#engine/fieldTypes.ts'
import { confirmResend } from './confirmResend.ts'
import { createBody, editableKeys } from '#engine/form/entries.ts'
import { diffValues, type FieldConflict, findConflicts, mergeThreeWay } from './merge.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { TrashedMeanwhile } from './TrashedMeanwhile.ts'

/**
 * Lets the user decide which changes of somebody else to keep, by the ids of the conflicts, given the current record;
 * null cancels the save.
 */
export type ResolveConflicts = (conflicts: FieldConflict[], current: Row) => Promise<ReadonlySet<string> | null>
/**
 * A save: the record on the server, its state before, and its new state, with the values that calls of their own save.
 */
export type Saved = { row: Row; before: Row | undefined; wanted: Values }

export type FailedCall = { call: FollowUpCall; error: unknown }

const attempts = 3

/**
 * Saves a changed record: reads it again, lets the user resolve changes of somebody else, merges the own changes and
 * sends the whole. It starts again when somebody saves in between; a 409 without any such change is final. After a lost
 * response it checks on the server whether the save arrived before it reports anything. Values with calls of their own
 * are merged with the rest, but not sent. Rejects with TrashedMeanwhile where somebody else deleted it.
 */
export async function saveRecord(
  collection: Collection,
  base: Row,
  values: Values,
  writable: string[],
  viewer: Viewer,
  resolveConflicts: ResolveConflicts,
): Promise<Saved> {
  const keys = editableKeys(collection)
  const sent = writable.filter((key) => !collection.fields[key]?.hasOwnEndpoint)
  let loaded = base
  let edited: Values = { ...base, ...cleanValues(collection, writable, values, base) }
  const isSent = diffValues(collection, sent, base, edited).length > 0
  let refused: ConflictError | undefined
  for (let attempt = 1; ; attempt += 1) {
    const current = await fetchForUpdate(collection.endpoint, base.id)
    if (current.is_active === false && base.is_active !== false) throw new TrashedMeanwhile()
    if (refused?.isFinal && diffValues(collection, keys, loaded, current).length === 0) throw refused
    const conflicts = findConflicts(collection, keys, loaded, current, edited)
    const keepTheirs = conflicts.length > 0 ? await resolveConflicts(conflicts, current) : new Set<string>()
    if (!keepTheirs) throw new SaveCancelled()
    const record = mergeThreeWay(collection, writable, loaded, current, edited, keepTheirs)
    const saved = { before: current, wanted: { ...values, ...record } }
    if (!isSent) return { ...saved, row: current }
    const body = bodyToSend(collection, { ...record, ...hasOwnEndpoint(collection, current) }, viewer)
    try {
      return { ...saved, row: await replaceRow(collection.endpoint, base.id, body, current) }
    } catch (error) {
      if (error instanceof UnknownOutcomeError)
        return { ...saved, row: await recoverLostSave(collection, base.id, body, sent, error) }
      if (!(error instanceof ConflictError) || attempt === attempts) throw error
      refused = error
      loaded = current
      edited = record
    }
  }
}

/** The values of some keys in their stored form (D-94); values unchanged since `base` stay as they are. */
function cleanValues(collection: Collection, keys: readonly string[], values: Values, base?: Row): Values {
  const clean = new Map(
    Object.entries(collection.fields).flatMap(([name, field]) =>
      getKeys(name, field).map((key) => [key, (text: string) => getType(field).clean?.(text, field) ?? text] as const),
    ),
  )
  return Object.fromEntries(
    keys.map((key) => {
      const value = values[key]
      return [
        key,
        typeof value === 'string' && value !== (base && fieldValue(base, key))
          ? (clean.get(key)?.(value) ?? value)
          : value,
      ]
    }),
  )
}

/** The values of a record that calls of their own save. */
export function hasOwnEndpoint({ fields }: Collection, row: Row | undefined): Values {
  return Object.fromEntries(
    Object.keys(fields).flatMap((key) => (fields[key]?.hasOwnEndpoint && row ? [[key, fieldValue(row, key)]] : [])),
  )
}

/** Creates a record from the `writable` values; never a second one after a lost response. */
export async function createRecord(
  collection: Collection,
  values: Values,
  writable: string[],
  viewer: Viewer,
  attempt?: IdempotencyState,
): Promise<Row> {
  const sent = writable.filter((key) => !collection.fields[key]?.hasOwnEndpoint)
  const typed = { ...values, ...cleanValues(collection, sent, values) }
  const body = bodyToSend(collection, createBody(sent, typed), viewer)
  return await createIdempotent(collection.endpoint, body, undefined, attempt, confirmResend)
}

/** Runs the further calls of a save in order, whether or not the previous one fails; returns those that failed. */
export async function runFollowUpCalls(calls: FollowUpCall[]): Promise<FailedCall[]> {
  const failed: FailedCall[] = []
  for (const call of calls)
    try {
      await call.run()
    } catch (error) {
      failed.push({ call, error })
    }
  return failed
}

/** The body of a record: all of it, also unknown fields, except for those that the server changes meanwhile. */
function bodyToSend(collection: Collection, record: Values, viewer: Viewer): Values {
  const body = Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const field = collection.fields[key]
      if (field?.isServerManaged) return []
      return [[key, field ? (getType(field).toSend?.(value) ?? value) : value]]
    }),
  )
  return collection.send ? collection.send(body, viewer) : body
}

/** The record, if the server has the sent values; otherwise throws the error. */
async function recoverLostSave(
  collection: Collection,
  id: number,
  body: Values,
  keys: string[],
  error: UnknownOutcomeError,
): Promise<Row> {
  const stored = await readRow(collection.endpoint, id).catch(() => undefined)
  if (!stored || keys.some((key) => key in body && !isPersistedEqual(body[key], fieldValue(stored, key)))) throw error
  return stored
}
