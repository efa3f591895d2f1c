import { type Attempt, createOnce } from '#api/createOnce.ts'
import { Conflict, ResultUnknown } from '#api/errors.ts'
import type { Viewer } from '#api/viewer.ts'
import type { Row } from '#api/page.ts'
import { readRow, replaceRow } from '#api/rows.ts'
import type { Collection, FollowUpCall, Values } from '#engine/collection.ts'
import { createBody, editableKeys } from '#engine/form/entries.ts'
import { differences, type FieldConflict, conflictingChanges, merged } from '#engine/form/merge.ts'

/** Asks which of the values that somebody else changed to keep, by key; null cancels the save. */
export type ResolveConflicts = (conflicts: FieldConflict[]) => Promise<ReadonlySet<string> | null>

export class SaveCancelled extends Error {}

export type FailedCall = { call: FollowUpCall; error: unknown }

const attempts = 3

/**
 * Saves a changed record: reads it again, asks what to do where somebody else changed it meanwhile, merges the changes
 * made here and sends the whole. It starts again when somebody saves in between. When the answer got lost, it looks at
 * the server whether the save arrived before it reports anything.
 */
export async function saveRecord(
  collection: Collection,
  base: Row,
  values: Values,
  writable: string[],
  viewer: Viewer,
  resolveConflicts: ResolveConflicts,
): Promise<Row> {
  const keys = editableKeys(collection)
  let loaded = base
  let edited: Values = { ...base, ...Object.fromEntries(writable.map((key) => [key, values[key]])) }
  for (let attempt = 1; ; attempt += 1) {
    const current = await readRow(collection.endpoint, base.id)
    const conflicts = conflictingChanges(collection, keys, loaded, current, edited)
    const keepTheirs = conflicts.length > 0 ? await resolveConflicts(conflicts) : new Set<string>()
    if (!keepTheirs) throw new SaveCancelled()
    const record = merged(collection, writable, loaded, current, edited, keepTheirs)
    const body = bodyToSend(collection, record, viewer)
    try {
      return await replaceRow(
        collection.endpoint,
        base.id,
        body,
        typeof current.modified === 'string' ? { modified: current.modified } : {},
      )
    } catch (error) {
      if (error instanceof ResultUnknown) return await savedMeanwhile(collection, base.id, body, writable, error)
      if (!(error instanceof Conflict) || attempt === attempts) throw error
      loaded = current
      edited = record
    }
  }
}

/** Creates a record from the `writable` values; never a second one when the answer got lost. */
export async function createRecord(
  collection: Collection,
  values: Values,
  writable: string[],
  viewer: Viewer,
  attempt?: Attempt,
): Promise<Row> {
  const body = bodyToSend(collection, createBody(writable, values), viewer)
  return await createOnce(
    collection.endpoint,
    body,
    (row) => differences(collection, Object.keys(body), body, row).length === 0,
    attempt,
  )
}

/** Runs the further calls of a save in order, whether or not the one before fails; returns those that failed. */
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

/** What is sent of a record: all of it, also what the portal does not know, but for what the server moves on meanwhile. */
function bodyToSend(collection: Collection, record: Values, viewer: Viewer): Values {
  const body = Object.fromEntries(Object.entries(record).filter(([key]) => !collection.fields[key]?.isMovedByServer))
  return collection.send ? collection.send(body, viewer) : body
}

/** The record, if the server has what was sent; else the error. */
async function savedMeanwhile(
  collection: Collection,
  id: number,
  body: Values,
  keys: string[],
  error: ResultUnknown,
): Promise<Row> {
  const stored = await readRow(collection.endpoint, id).catch(() => undefined)
  if (
    !stored ||
    differences(
      collection,
      keys.filter((key) => key in body),
      body,
      stored,
    ).length > 0
  )
    throw error
  return stored
}
