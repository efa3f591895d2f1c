import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Series } from '#features/evaluation/data/series.ts'
import { paced } from './paced.ts'

type Drawn = { series: Series | null; filters: string[] }

/**
 * The series a chart draws with the filters it was asked under: the newest one as soon as it is its turn, none while the
 * chart is out of sight; on paper at once.
 */
export function useDrawn(series: Series | null, filters: string[], isNear: boolean, isPrinting: boolean): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ series: null, filters })
  const latest = useRef(filters)
  useLayoutEffect(() => {
    latest.current = filters
  })
  useEffect(() => {
    if (!isNear || isSame(series, drawn.series)) return undefined
    return paced(() => setDrawn({ series, filters: latest.current }))
  }, [series, drawn, isNear])
  return isPrinting ? { series, filters } : drawn
}

/** Every answer of the engine is a new object, also where nothing changed. */
function isSame(one: Series | null, other: Series | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
