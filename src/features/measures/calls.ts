import { call } from '#api/calls/client.ts'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { broadcastSave } from '#api/rows/ownSaves.ts'
import { rowShape } from '#api/rows/page.ts'
import { readRow } from '#api/rows/rows.ts'
import { patchRow } from '#api/rows/writeRows.ts'
import type { Language } from '#lib/languages.ts'
import { z } from '#lib/schema.ts'

const measures = 'results/measures'
const timeoutMs = 120_000
export const surveyQuestion = z.record(z.string(), z.unknown())
export const surveyPart = z.array(surveyQuestion)
export const surveyImported = z.looseObject({ added: z.int() })
export const inheritance = z.looseObject({ label: z.nullish(z.string()), inherit_data: z.nullish(z.boolean()) })

/**
 * Lets the server fetch the answers of the survey; resolves to how many were added, below zero where some were removed.
 */
export async function importSurvey(id: number): Promise<number> {
  return (await call('POST', `${measures}/${id}/import_ls/`, { shape: surveyImported, timeout: timeoutMs })).added
}

/** Marks an import as no longer running. A lost response is looked up. */
export async function resetImporting(id: number): Promise<void> {
  try {
    await patchRow(measures, id, { is_importing: false })
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError) || (await readRow(measures, id)).is_importing === true) throw error
  }
}

/** Deletes the prepared data of a measure; the first of two steps. */
export async function removeDataCache(id: number): Promise<void> {
  await call('POST', `${measures}/${id}/remove_data_cache/`, { timeout: timeoutMs })
}

/** Clears the server's cache of a measure; the second step. */
export async function deleteCache(id: number): Promise<void> {
  await call('POST', `cache/delete/${id}/`, { timeout: timeoutMs })
}

/** Lets the server rebuild its caches. */
export async function refreshCache(): Promise<void> {
  await call('POST', 'cache/refresh/', { timeout: timeoutMs })
}

/** The name of a child measure, and whether it inherits its parent's data. */
export async function readInheritance(
  id: number,
  signal?: AbortSignal,
): Promise<{ label: string; isInheriting: boolean }> {
  const answer = await call('GET', `${measures}/${id}/get_child_label_and_inheritance/`, { shape: inheritance, signal })
  return { label: answer.label ?? '', isInheriting: answer.inherit_data === true }
}

/**
 * Saves which attributes are selected; a response that is no measure is a ResultUnknown. With the `modified` of the
 * record as it was read, a change meanwhile is a Conflict.
 */
export async function putSelection(id: number, selected: unknown[], modified: string | undefined): Promise<void> {
  const row = await call('PUT', `${measures}/${id}/update_selected_attributes/`, {
    body: { selected_attributes: selected },
    ifUnmodifiedSince: modified,
    shape: rowShape,
  })
  broadcastSave(measures, id, row)
}

/** The survey in the survey system in a language; texts may contain HTML. */
export async function readSurvey(
  survey: number | string,
  part: 'attributes' | 'questions' | 'groups',
  language: Language,
  signal?: AbortSignal,
): Promise<Record<string, unknown>[]> {
  return await call('GET', `ls/${survey}/${part}`, { query: { language }, shape: surveyPart, signal })
}

/** One question of the survey system in full. */
export async function readQuestion(
  id: number | string,
  language: Language,
  signal?: AbortSignal,
): Promise<Record<string, unknown>> {
  return await call('GET', `ls/questions/${id}`, {
    query: { language },
    shape: surveyQuestion,
    signal,
  })
}
