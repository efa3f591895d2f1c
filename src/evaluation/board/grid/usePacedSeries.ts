import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Series } from '#evaluation/model/series.ts'
import { paced } from './paced.ts'

/** Milliseconds that charts out of sight let the others go first. */
const unseenAfter = 600

type Drawn = { series: Series | null; filters: string[] }
/** `answer` is the newest one that was looked at. */
type State = Drawn & { answer: Series | null }

/**
 * The series a chart draws with the filters it was asked under: the newest one as soon as it is its turn, a little
 * later where the chart is out of sight, none before it came near; on paper at once.
 */
export function usePacedSeries(series: Series | null, filters: string[], isNear: boolean, isPrinting: boolean): Drawn {
  const [drawn, setDrawn] = useState<State>({ series: null, filters, answer: null })
  const latest = useRef(filters)
  useLayoutEffect(() => {
    latest.current = filters
  })
  useEffect(() => {
    if (series === drawn.answer || (!isNear && drawn.series === null)) return undefined
    // Where nothing changed the figures stay, but they are those of other filters now.
    const next = replaceEqualDeep(drawn.series, series)
    const draw = () => paced(() => setDrawn({ series: next, filters: latest.current, answer: series }))
    if (isNear) return draw()
    // Nothing old stands on the page for long, but what is seen comes first.
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = draw()
    }, unseenAfter)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [series, drawn, isNear])
  return isPrinting ? { series, filters } : drawn
}
