import { type ReactNode, useMemo } from 'react'
import { useViewer } from '#engine/viewer.ts'
import { ProvenanceContext } from '#evaluation/chart/provenance.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { useInstitutions } from '#evaluation/board/useInstitutions.ts'
import type { useBoard } from '#evaluation/board/useBoard.ts'
import type { OwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import { CommentsContext } from './CommentsContext.ts'
import { getReadable } from './readable.ts'

type Props = {
  evaluation: number
  board: ReturnType<typeof useBoard>
  records: EvaluationData['records']
  own: OwnInstitutions
  children: ReactNode
}

/** What the charts of a page for readers need of it: the provenance of figures, and whose texts may be read. */
export function BoardContexts({ evaluation, board, records, own, children }: Props) {
  const viewer = useViewer()
  const { data, filtering, getText, getProvenance, states } = board
  const rows = states.some(({ readAt }) => readAt !== null) ? board.rows : ''
  const { names: example } = useInstitutions(data, own, board.rows)
  const readable = useStableValue(getReadable(viewer, viewer.isDemo ? example : own.names, records.values()))
  const filters = useStableValue(filtering.filters)
  const comments = useMemo(
    () => ({ evaluation, data, filters, getText, rows, readable, getProvenance }),
    // `getText` follows from the filters.
    // oxlint-disable-next-line react/exhaustive-deps -- a new function at each render would render every list anew
    [evaluation, data, filters, rows, readable, getProvenance],
  )
  return (
    <ProvenanceContext value={getProvenance}>
      <CommentsContext value={comments}>{children}</CommentsContext>
    </ProvenanceContext>
  )
}
