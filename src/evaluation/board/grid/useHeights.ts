import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { row } from './placed.ts'

type Measured = { height: number; filters: readonly RowFilter[] }

/** Max unused pixels that a chart keeps after a change of filters: two rows of the grid. */
const spare = 2 * (row.height + row.gap)

/**
 * The full height of each chart in pixels, as far as it is known. A chart keeps a little unused room after a change of
 * filters, or the page would move with every filter.
 */
export function useHeights(filters: readonly RowFilter[]) {
  const kept = useStableValue(filters)
  const latest = useRef(kept)
  useLayoutEffect(() => {
    latest.current = kept
  })
  const [measured, setMeasured] = useState<ReadonlyMap<string, Measured>>(new Map())
  const onHeight = useCallback((i: string, height: number) => {
    const now: Measured = { height, filters: latest.current }
    setMeasured((before) => (stays(before.get(i), now) ? before : new Map(before).set(i, now)))
  }, [])
  const heights = useMemo<ReadonlyMap<string, number>>(
    () => new Map([...measured].map(([i, { height }]) => [i, height])),
    [measured],
  )
  return { heights, onHeight }
}

function stays(had: Measured | undefined, now: Measured): boolean {
  if (!had) return false
  const free = had.height - now.height
  return free === 0 || (free > 0 && free <= spare && had.filters !== now.filters)
}
