import { useEffect, useState } from 'react'
import type { Series } from '#features/evaluation/data/series.ts'
import { paced } from './paced.ts'

/** The series a chart draws: the newest one as soon as it is its turn, none while the chart is out of sight; on paper at once. */
export function useDrawn(series: Series | null, isNear: boolean, isPrinting: boolean): Series | null {
  const [drawn, setDrawn] = useState<Series | null>(null)
  useEffect(() => {
    if (!isNear || isSame(series, drawn)) return undefined
    return paced(() => setDrawn(series))
  }, [series, drawn, isNear])
  return isPrinting ? series : drawn
}

/** Every answer of the engine is a new object, also where nothing changed. */
function isSame(one: Series | null, other: Series | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
