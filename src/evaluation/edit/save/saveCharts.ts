import { getModified } from '#api/rows/page.ts'
import { ConflictError, UnknownOutcomeError } from '#api/http/errors.ts'
import { fetchForUpdate } from '#api/rows/fetchForUpdate.ts'
import { readRow } from '#api/rows/rows.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { putCharts } from '#evaluation/dataset/calls.ts'
import { getCharts, type Entries, getEntries } from '#evaluation/edit/draft/entries.ts'
import { sameJson } from '#evaluation/edit/draft/sameJson.ts'
import { type ChartConflict, chartConflicts, withTheirs } from './chartConflicts.ts'

/** Lets the person select which charts of somebody else to keep, for the current evaluation; null cancels the save. */
export type DecideCharts = (foreign: ChartConflict[], current: EvaluationRow) => Promise<ReadonlySet<string> | null>
/** The charts that were sent, those the server has now, and how the draft takes over those of somebody else. */
export type SavedCharts = { sent: Entries; stored: Entries; merge: (entries: Entries) => Entries }

export const evaluationsPath = 'results/evaluations'
const attempts = 3

/**
 * Saves the charts of an evaluation (`mine`, made from `base`): reads the current ones, requires a decision if somebody
 * else changed some in the meantime, and sends the whole list. A change in between starts it again, a 409 without one
 * is final; a lost response is looked up before a result is returned. Null if it was cancelled.
 */
export async function saveCharts(
  evaluation: number,
  base: Entries,
  mine: Entries,
  decide: DecideCharts,
): Promise<SavedCharts | null> {
  const merges: SavedCharts['merge'][] = []
  let known = base
  let refused: ConflictError | undefined
  for (let attempt = 1; ; attempt += 1) {
    const fresh = await fetchForUpdate(evaluationsPath, evaluation)
    const theirs = getEntries(fresh.charts)
    if (refused?.isFinal && sameJson(getCharts(known), getCharts(theirs))) throw refused
    const sent = merges.reduce((entries, merge) => merge(entries), mine)
    const foreign = chartConflicts(known, sent, theirs)
    const taken = foreign.length > 0 ? await decide(foreign, fresh) : new Set<string>()
    if (!taken) return null
    if (foreign.length > 0) merges.push((entries) => withTheirs(entries, foreign, taken))
    const charts = merges.reduce((entries, merge) => merge(entries), mine)
    const done = (stored: unknown): SavedCharts => ({
      sent: charts,
      stored: getEntries(stored),
      merge: (entries) => merges.reduce((all, merge) => merge(all), entries),
    })
    try {
      return done(await putCharts(evaluation, getCharts(charts), getModified(fresh)))
    } catch (error) {
      if (error instanceof UnknownOutcomeError) return done(await lookUp(evaluation, charts, error))
      if (!(error instanceof ConflictError) || attempt === attempts) throw error
      refused = error
      known = theirs
    }
  }
}

async function lookUp(evaluation: number, charts: Entries, error: UnknownOutcomeError): Promise<unknown> {
  const { charts: stored } = await readRow(evaluationsPath, evaluation)
  if (!sameJson(stored, getCharts(charts))) throw error
  return stored
}
