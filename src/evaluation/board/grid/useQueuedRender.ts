import { useEffect, useState } from 'react'
import { renderQueue } from './renderQueue.ts'

/** Milliseconds that charts out of sight let the others go first. */
const unseenAfter = 600

/**
 * What a chart draws: the newest as soon as it is its turn, a little later where the chart is out of sight, nothing
 * before it came near; on paper at once.
 */
export function useQueuedRender<Drawn extends object>(
  newest: Drawn | null,
  isNear: boolean,
  isPrinting: boolean,
): Drawn | null {
  const [rendered, setRendered] = useState<Drawn | null>(null)
  if (isPrinting && newest !== rendered) setRendered(newest)
  useEffect(() => {
    if (newest === rendered || (!isNear && rendered === null)) return undefined
    const render = () => renderQueue(() => setRendered(newest))
    if (isNear) return render()
    // Nothing outdated stays for long, but visible charts come first.
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = render()
    }, unseenAfter)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [newest, rendered, isNear])
  return rendered
}
