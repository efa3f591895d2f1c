import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import { getModified, type RowAt } from '#api/rows/page.ts'
import { fetchForUpdate } from '#api/rows/fetchForUpdate.ts'
import { readRow } from '#api/rows/rows.ts'
import { replaceRow } from '#api/rows/writeRows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { putSelection } from '#features/measures/calls.ts'
import { type SettingKey, settingKeys, type Settings } from './settings.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'

/** Somebody else changed one of these settings meanwhile; `fresh` is the current record. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
  readonly fresh: RowAt<'results/measures'>

  constructor(fresh: RowAt<'results/measures'>) {
    super('changed meanwhile')
    this.fresh = fresh
  }
}

/**
 * Applies settings to a measure: one PUT of the whole record, and a separate request for the selected attributes.
 * `seen` is the record that the changes were compared with; where one of those settings has changed since, it throws
 * ChangedMeanwhile and sends nothing. A 409 without such a change is thrown unchanged; a lost response is looked up.
 */
export async function applySettings(
  collection: Collection,
  seen: RowAt<'results/measures'>,
  values: Settings['values'],
  viewer: Viewer,
): Promise<void> {
  const { selected_attributes: selected, ...rest } = values
  const fresh = await unchanged(seen, values)
  if (Object.keys(rest).length > 0) {
    const body = { ...fresh, ...rest }
    await stored(fresh, rest, async () => {
      await replaceRow(collection.endpoint, seen.id, collection.send ? collection.send(body, viewer) : body, fresh)
    })
  }
  if (!Array.isArray(selected)) return
  // The selected attributes are a separate request, and somebody may have changed them between the two.
  const now = Object.keys(rest).length > 0 ? await unchanged(fresh, { selected_attributes: selected }) : fresh
  await stored(
    now,
    { selected_attributes: selected },
    async () => await putSelection(seen.id, selected, getModified(now)),
  )
}

async function unchanged(
  seen: RowAt<'results/measures'>,
  values: Settings['values'],
): Promise<RowAt<'results/measures'>> {
  const fresh = await fetchForUpdate('results/measures', seen.id)
  if (differs(seen, fresh, values)) throw new ChangedMeanwhile(fresh)
  return fresh
}

function getSettings(values: Settings['values']): SettingKey[] {
  return settingKeys.filter((key) => key in values)
}

/** Whether one of these settings has changed. */
function differs(
  seen: RowAt<'results/measures'>,
  fresh: RowAt<'results/measures'>,
  values: Settings['values'],
): boolean {
  return getSettings(values).some((key) => !isDeepEqualUnordered(seen[key], fresh[key]))
}

async function stored(
  seen: RowAt<'results/measures'>,
  values: Settings['values'],
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!(error instanceof ConflictError || error instanceof UnknownOutcomeError)) throw error
    const row = await readRow('results/measures', seen.id)
    if (error instanceof ConflictError)
      throw error.isFinal && !differs(seen, row, values) ? error : new ChangedMeanwhile(row)
    if (getSettings(values).some((key) => !isDeepEqualUnordered(row[key], values[key]))) throw error
  }
}
