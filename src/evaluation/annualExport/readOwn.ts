import { listRows, readRow } from '#api/rows/rows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { findExample } from '#evaluation/board/findExample.ts'
import {
  type AboutInstitution,
  findObject,
  getObjects,
  ownLists,
  ownQuery,
  withRowNames,
} from '#evaluation/board/useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'

/** The names and ids of the reader's own institutions among those of the measures. Throws errors of calls. */
export async function readOwn(
  viewer: Viewer,
  { records }: EvaluationData,
  signal: AbortSignal,
): Promise<{ names: string[]; ids: number[] }> {
  const lists = ownLists(viewer, records.values())
  const read = await Promise.all(
    lists.map(async (own) => getObjects(own, (await listRows(own.list, ownQuery, signal)).rows)),
  )
  const own = read.flat()
  return { names: own.map(({ name }) => name), ids: own.map(({ id }) => id) }
}

/** The institution that an evaluation belongs to, as on its page; undefined where its record cannot be read. */
export async function readAbout(
  viewer: Viewer,
  evaluation: EvaluationRow,
  signal: AbortSignal,
): Promise<AboutInstitution | undefined> {
  const object = findObject(viewer, evaluation)
  if (!object) return undefined
  const row = await readRow(object.list, object.id, signal).catch(() => null)
  signal.throwIfAborted()
  return row ? { id: object.id, name: toText(row.name) } : undefined
}

type Opened = { data: Dataset; viewer: Viewer; own: readonly string[]; ids: readonly number[]; language: Language }

/**
 * The institutions that may be named, by their names in the rows: the reader's own, or the example of a demo (D-90).
 * The rows have to be there.
 */
export async function getNameable({ data, viewer, own, ids, language }: Opened): Promise<readonly string[]> {
  const { choices } = await data.choices('content_object', [], language)
  return viewer.isDemo && own.length === 0 ? findExample(choices) : withRowNames({ names: own, ids }, choices).names
}
