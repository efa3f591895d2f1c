import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUsable, parseLines, withLines } from '#evaluation/board/comparedLines.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import { type Chart, comparators, type ComparatorName } from '#evaluation/model/chart.ts'

/** What all charts of the page are compared with, by the address. */
export type Lines = {
  chosen: readonly ComparatorName[]
  /** Those that the page has figures for; a chosen one stays, with the reason in the charts. */
  offered: readonly ComparatorName[]
  /** Whether a chart of the page can show any; known before the rows are. */
  isPossible: boolean
  choose: (lines: readonly string[]) => void
}

/** The lines that a link of the page has set, without what could be chosen. */
export function useChosenLines(): readonly ComparatorName[] {
  const [address] = useSearchParams()
  return useStableValue(parseLines(address))
}

/** The lines of the page: `has` says what there are figures for. */
export function useLines(charts: readonly Chart[], has: Record<ComparatorName, boolean>): Lines {
  const [address, setAddress] = useSearchParams()
  const chosen = useChosenLines()
  const offered = useMemo(
    () => comparators.filter((name) => (has[name] && isUsable(name, charts)) || chosen.includes(name)),
    [has, charts, chosen],
  )
  const isPossible = useMemo(() => comparators.some((name) => isUsable(name, charts)), [charts])
  return {
    chosen,
    offered,
    isPossible,
    choose: (lines) => setAddress(withLines(address, lines), { replace: true, preventScrollReset: true }),
  }
}
