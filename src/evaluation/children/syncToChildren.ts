import { getModified } from '#api/rows/page.ts'
import { ApiError, UnknownOutcomeError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { readRow } from '#api/rows/rows.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { evaluations, readEvaluations } from '#evaluation/board/childRows.ts'
import { type ChartId, postCharts } from './familyCalls.ts'
import { putCharts } from '#evaluation/dataset/calls.ts'
import { type Fields, toList } from '#evaluation/model/parse.ts'
import { chartId, getCharts, type Comparison, compareCharts, isSynced, sameCharts } from './compareCharts.ts'

/** A child with the changes of a push; without `row` it may not be read, so the changes are unknown. */
type Previewed = { id: number; row: EvaluationRow | null; comparison: Comparison | null }
/** The preview of a push: the stored charts of the parent, and the state of every child. */
export type Preview = { parent: EvaluationRow; charts: ChartId[]; children: Previewed[] }
export type SyncResult = {
  child: number
  how: 'done' | 'failed' | 'left'
  message: string
  hasChanged: boolean
  /** Charts of the child's own that the preview kept and the server dropped. */
  dropped: Fields[]
}

const atOnce = 6

/** Somebody saved the child (or the parent) since the preview. */
class ChangedSince extends Error {}

/** Reads parent and children again and lists the changes of a push. Deleted charts are left out. */
export async function getPreview(
  parentId: number,
  children: readonly number[],
  chosen: readonly ChartId[],
): Promise<Preview> {
  const [parent, rows] = await Promise.all([readRow(evaluations, parentId), readEvaluations(children)])
  const known = new Map(rows.map((row) => [row.id, row]))
  const there = new Set(getCharts(parent.charts).flatMap((chart) => chartId(chart, parent.charts) ?? []))
  const charts = chosen.filter((id) => there.has(id))
  const looked: Previewed[] = []
  // Children missing in the list are requested a few at a time: there may be hundreds.
  for (let from = 0; from < children.length; from += atOnce) {
    looked.push(
      ...(await Promise.all(
        children.slice(from, from + atOnce).map(async (id) => await previewed(id, known.get(id), parent, charts)),
      )),
    )
  }
  return { parent, charts, children: looked }
}

/** Whether a preview still matches what is stored. */
export async function isCurrent({ parent }: Preview): Promise<boolean> {
  return sameCharts((await readRow(evaluations, parent.id))['charts'], parent.charts)
}

/**
 * Pushes to one child after the other; one that fails does not stop the next (D-31). Never rejects: every child has its
 * result, those after a cancel are not tried.
 */
export async function syncAll(
  preview: Preview,
  stop: AbortSignal,
  onStep: (child: number, finished: number) => void,
  toMessage: (error: unknown) => string,
): Promise<SyncResult[]> {
  const results: SyncResult[] = []
  for (const child of preview.children) {
    if (stop.aborted) {
      results.push({ child: child.id, how: 'left', message: '', hasChanged: false, dropped: [] })
      continue
    }
    onStep(child.id, results.length)
    try {
      await syncOne(preview, child)
      const dropped = await droppedFrom(child)
      results.push({ child: child.id, how: 'done', message: '', hasChanged: false, dropped })
    } catch (error) {
      results.push({
        child: child.id,
        how: 'failed',
        message: toMessage(error),
        hasChanged: error instanceof ChangedSince,
        dropped: [],
      })
    }
  }
  return results
}

/** The message for a push that failed. */
export function getPushError(error: unknown, changed: string): string {
  return error instanceof ChangedSince ? changed : errorMessage(error)
}

async function syncOne({ parent, charts }: Preview, child: Previewed): Promise<void> {
  if (child.row) {
    const now = await readRow(evaluations, child.id)
    if (!sameCharts(now.charts, child.row.charts)) throw new ChangedSince()
  }
  try {
    await postCharts(parent.id, child.id, charts)
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error
    const after = await readRow(evaluations, child.id).catch(() => null)
    if (!after || !isSynced(parent.charts, after.charts, new Set(charts))) throw error
  }
}

/**
 * Reads each child with charts of its own again and checks that the preview was right. A child that cannot be read gets
 * no finding.
 */
async function droppedFrom({ id, comparison }: Previewed): Promise<Fields[]> {
  if (!comparison || comparison.own.length === 0) return []
  const after = await readRow(evaluations, id).catch(() => null)
  return after ? findMissing(comparison.own, after.charts) : []
}

/** Restores charts of a child next to its current ones. */
export async function putBack(child: number, dropped: readonly Fields[]): Promise<void> {
  const now = await readRow(evaluations, child)
  const missing = findMissing(dropped, now.charts)
  await putCharts(child, [...toList(now.charts), ...missing], getModified(now))
}

function findMissing(charts: readonly Fields[], stored: unknown): Fields[] {
  return charts.filter((chart) => !getCharts(stored).some((one) => sameCharts([one], [chart])))
}

/** A list may leave the charts out; then the child itself is requested. */
async function previewed(
  id: number,
  listed: EvaluationRow | undefined,
  parent: EvaluationRow,
  charts: readonly ChartId[],
): Promise<Previewed> {
  const row = Array.isArray(listed?.charts)
    ? listed
    : await readRow(evaluations, id).catch((error: unknown) => nothingIfRefused(error))
  return {
    id,
    row: row ?? null,
    comparison: row ? compareCharts(parent.charts, row.charts, new Set(charts)) : null,
  }
}

function nothingIfRefused(error: unknown): null {
  if (error instanceof ApiError && ['ForbiddenError', 'NotFoundError'].includes(error.name)) return null
  throw error
}
