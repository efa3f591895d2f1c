import { useDeferredValue, useMemo } from 'react'
import { comparedChart } from '#evaluation/board/comparedLines.ts'
import { withReaderSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import { useBoardRows } from '#evaluation/board/useBoardRows.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ReaderBoard, type ReaderBoardProps } from './ReaderBoard.tsx'
import { useChosenLines } from './useLines.ts'

type Props = Omit<ReaderBoardProps, 'all' | 'shown' | 'requested' | 'data'>

/** Requests the rows of an evaluation, and renders its charts meanwhile: on a phone that takes as long. */
export function ReaderRows(props: Props) {
  const { row, charts, evaluationData, own } = props
  const all = useMemo(() => charts.flatMap(({ chart }) => chart ?? []), [charts])
  const shown = useMemo(
    () => all.filter(({ i }) => !own[i]?.hidden).map((chart) => withReaderSettings(chart, own[chart.i])),
    [all, own],
  )
  const compared = useChosenLines()
  const requested = useMemo(() => shown.map((chart) => comparedChart(chart, compared)), [shown, compared])
  const data = useBoardRows(row.id, evaluationData.sources, [...all, ...requested])
  const isTurn = useDeferredValue(true, false)
  if (!isTurn) return <Skeleton rows={3} shape="card" />
  return <ReaderBoard {...props} all={all} data={data} requested={requested} shown={shown} />
}
