import { type Attempt, createOnce } from '#api/createOnce.ts'
import { Conflict, ResultUnknown } from '#api/errors.ts'
import type { Viewer } from '#api/viewer.ts'
import type { Row } from '#api/page.ts'
import { readRow, replaceRow } from '#api/rows.ts'
import type { Collection, FollowUpCall, Values } from '#engine/collection.ts'
import { bodyOfNew, changeableKeys } from '#engine/form/entries.ts'
import { differences, type FieldConflict, conflictingChanges, merged } from '#engine/form/merge.ts'

/** Asks which of the foreign values to keep; null calls the save off. */
export type Decide = (foreign: FieldConflict[]) => Promise<ReadonlySet<string> | null>

export class SaveCalledOff extends Error {}

const attempts = 3

/**
 * Saves a changed record: reads it as it stands now, asks where somebody else changed it meanwhile, lays the own
 * changes over it and sends the whole. A change that slips in between makes it start again. A lost answer is
 * looked up before anything is said.
 */
export async function saveRecord(
  collection: Collection,
  base: Row,
  values: Values,
  writable: string[],
  viewer: Viewer,
  decide: Decide,
): Promise<Row> {
  const keys = changeableKeys(collection)
  let known = base
  let mine: Values = { ...base, ...Object.fromEntries(writable.map((key) => [key, values[key]])) }
  for (let attempt = 1; ; attempt += 1) {
    const fresh = await readRow(collection.endpoint, base.id)
    const foreign = conflictingChanges(collection, keys, known, fresh, mine)
    const theirs = foreign.length > 0 ? await decide(foreign) : new Set<string>()
    if (!theirs) throw new SaveCalledOff()
    const record = merged(collection, writable, known, fresh, mine, theirs)
    const body = shaped(collection, record, viewer)
    try {
      return await replaceRow(
        collection.endpoint,
        base.id,
        body,
        typeof fresh.modified === 'string' ? { modified: fresh.modified } : {},
      )
    } catch (error) {
      if (error instanceof ResultUnknown) return await lookUp(collection, base.id, body, writable, error)
      if (!(error instanceof Conflict) || attempt === attempts) throw error
      known = fresh
      mine = record
    }
  }
}

/** Creates a record from what of the values is `writable`; a lost answer makes no second one. */
export async function createRecord(
  collection: Collection,
  values: Values,
  writable: string[],
  viewer: Viewer,
  attempt?: Attempt,
): Promise<Row> {
  const body = shaped(collection, bodyOfNew(writable, values), viewer)
  return await createOnce(
    collection.endpoint,
    body,
    (row) => differences(collection, Object.keys(body), body, row).length === 0,
    attempt,
  )
}

/** Runs the further calls of a save in order; one that fails does not hold up the next, and is told. */
export async function runFollowUpCalls(steps: FollowUpCall[]): Promise<{ step: FollowUpCall; error: unknown }[]> {
  const failed: { step: FollowUpCall; error: unknown }[] = []
  for (const step of steps)
    try {
      await step.run()
    } catch (error) {
      failed.push({ step, error })
    }
  return failed
}

function shaped(collection: Collection, body: Values, viewer: Viewer): Values {
  return collection.send ? collection.send(body, viewer) : body
}

async function lookUp(
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
