import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import { getModified, type RowAt } from '#api/rows/page.ts'
import { fetchForUpdate } from '#api/rows/fetchForUpdate.ts'
import { readRow } from '#api/rows/rows.ts'
import { getKey, getKeys } from '#lib/measureAttributes.ts'
import { putSelection } from '#features/measures/calls.ts'

/** Unsaved selections (true) and deselections (false) by the key of the attribute. */
export type Edits = ReadonlyMap<string, boolean>
/** The keys that somebody else selected and deselected meanwhile. */
export type Foreign = { added: string[]; removed: string[] }

const attempts = 3

/** Only those edits that differ from the record. */
export function realEdits(selected: unknown, edits: Edits): Edits {
  const stored = new Set(getKeys(selected))
  return new Map([...edits].filter(([key, isChosen]) => stored.has(key) !== isChosen))
}

/**
 * The selected attributes with the edits applied. Others keep their order and format; a new one is added at the end, as
 * an attribute where the others are attributes, else as a key.
 */
export function edited(selected: unknown, edits: Edits, getAttribute: (key: string) => unknown): unknown[] {
  const present: unknown[] = Array.isArray(selected) ? selected : []
  const stored = new Set(getKeys(present))
  const isByKey = typeof present[0] !== 'object'
  const added = [...edits]
    .filter(([key, isChosen]) => isChosen && !stored.has(key))
    .map(([key]) => (isByKey ? key : (getAttribute(key) ?? { key })))
  return [...present.filter((one) => edits.get(getKey(one)) !== false), ...added]
}

/** The changes of somebody else between two states of a record. */
export function foreignEdits(loaded: unknown, fresh: unknown): Foreign {
  const [before, now] = [getKeys(loaded), getKeys(fresh)]
  return { added: now.filter((key) => !before.includes(key)), removed: before.filter((key) => !now.includes(key)) }
}

/**
 * Saves a selection: reads the record again, asks for confirmation where somebody else changed the selection meanwhile,
 * and applies only the own edits to theirs. A 409 without such a change is final; a lost response is looked up. False
 * where `agree` refuses. Throws what the calls throw.
 */
export async function saveSelection(
  loaded: RowAt<'results/measures'>,
  edits: Edits,
  getAttribute: (key: string) => unknown,
  agree: (foreign: Foreign, fresh: RowAt<'results/measures'>) => Promise<boolean>,
): Promise<boolean> {
  let known: RowAt<'results/measures'> = loaded
  let refused: ConflictError | undefined
  for (let attempt = 1; ; attempt += 1) {
    const fresh = await fetchForUpdate('results/measures', loaded.id)
    const foreign = foreignEdits(known.selected_attributes, fresh.selected_attributes)
    const isChanged = foreign.added.length + foreign.removed.length > 0
    if (refused?.isFinal && !isChanged) throw refused
    if (isChanged && !(await agree(foreign, fresh))) return false
    known = fresh
    try {
      await putSelection(loaded.id, edited(fresh.selected_attributes, edits, getAttribute), getModified(fresh))
      return true
    } catch (error) {
      if (error instanceof UnknownOutcomeError) return await isStored(loaded.id, edits, error)
      if (!(error instanceof ConflictError) || attempt === attempts) throw error
      refused = error
    }
  }
}

async function isStored(id: number, edits: Edits, error: UnknownOutcomeError): Promise<true> {
  const { selected_attributes: selected } = await readRow('results/measures', id)
  if (realEdits(selected, edits).size > 0) throw error
  return true
}
