import type { Viewer } from '#api/session/viewer.ts'
import type { CommentsExport } from '#evaluation/board/comments/files/commentsFile.ts'
import { readOwnComments } from '#evaluation/board/comments/ownComments.ts'
import { getReadable } from '#evaluation/board/comments/readable.ts'
import { readReleased, type ReleasedComments } from '#evaluation/board/comments/releasedComments.ts'
import { fetchProvenance, type ProvenanceSource } from '#evaluation/board/provenance/toProvenance.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { hideBelowFor } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import type { Question } from '#evaluation/model/question.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { hasFigures, isAllowed } from '#evaluation/types/definition/chartTypes.ts'
import { Incomplete } from './Incomplete.ts'

type Opened = {
  row: EvaluationRow
  data: Dataset
  viewer: Viewer
  evaluationData: EvaluationData
  /** All charts of the evaluation. */
  all: readonly Chart[]
  shown: readonly Chart[]
  /** The institutions that may be named to the reader. */
  own: readonly string[]
  language: Question['language']
}

/** The charts of an evaluation that list texts, each with its released ones; none where the deployment has no such charts. */
export async function readComments(
  { row, data, viewer, evaluationData, shown, own, language }: Opened,
  filters: readonly RowFilter[],
): Promise<{ chart: Chart; released: ReleasedComments }[]> {
  const listing = shown.filter((chart) => !hasFigures(chart) && isAllowed(chart.type))
  if (listing.length === 0) return []
  const kept = await readOwnComments(viewer.id, row.id)
  const readable = getReadable(viewer, own, evaluationData.records.values())
  const context = { data, filters, readable, own: kept, language, hideBelow: hideBelowFor(viewer) }
  const read = await Promise.all(
    listing.map(async (chart) => ({ chart, released: await readReleased({ ...context, chart }) })),
  )
  if (read.some(({ released }) => released.state === 'shown' && !released.complete)) throw new Incomplete()
  return read
}

/** The same with their provenance, for files. Throws `Incomplete` where the texts are of other rows than that. */
export async function readCommentsExport(
  opened: Opened,
  filters: readonly RowFilter[],
  source: ProvenanceSource,
  more: Pick<CommentsExport, 't' | 'now'> & { toText: (filter: RowFilter) => string },
): Promise<CommentsExport[]> {
  const { data, viewer, own, language } = opened
  const { t, now, toText } = more
  const institutions = viewer.isStaff ? [] : [institutionFilter(own)]
  const exports: CommentsExport[] = []
  for (const { chart, released } of await readComments(opened, filters)) {
    const all = [...filters, ...chart.filters]
    const provenance = await fetchProvenance(
      source,
      data,
      [...all, ...institutions],
      [chart, ...opened.all],
      chart.measures,
    )
    if (released.state === 'shown' && provenance.snapshot !== released.snapshot) throw new Incomplete()
    const hideBelow = hideBelowFor(viewer)
    exports.push({ chart, released, hideBelow, provenance, filters: all.map(toText), t, language, now })
  }
  return exports
}
