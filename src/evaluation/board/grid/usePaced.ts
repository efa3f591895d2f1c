import { useEffect, useState } from 'react'
import { paced } from './paced.ts'

/** Milliseconds that charts out of sight let the others go first. */
const unseenAfter = 600

/**
 * What a chart draws: the newest as soon as it is its turn, a little later where the chart is out of sight, nothing
 * before it came near; on paper at once.
 */
export function usePaced<Drawn extends object>(
  newest: Drawn | null,
  isNear: boolean,
  isPrinting: boolean,
): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  if (isPrinting && newest !== drawn) setDrawn(newest)
  useEffect(() => {
    if (newest === drawn || (!isNear && drawn === null)) return undefined
    const draw = () => paced(() => setDrawn(newest))
    if (isNear) return draw()
    // Nothing outdated stays for long, but visible charts come first.
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = draw()
    }, unseenAfter)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [newest, drawn, isNear])
  return drawn
}
