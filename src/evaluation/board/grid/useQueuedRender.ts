import { useEffect, useState } from 'react'
import { renderQueue } from './renderQueue.ts'

/** Milliseconds that charts out of sight wait for the visible ones. */
const unseenAfter = 600

/**
 * The value a chart renders: the newest one as soon as the queue allows, a little later if the chart is out of sight,
 * none before it came near the viewport; for print immediately.
 */
export function useQueuedRender<Rendered extends object>(
  newest: Rendered | null,
  isNear: boolean,
  isPrinting: boolean,
): Rendered | null {
  const [rendered, setRendered] = useState<Rendered | null>(null)
  if (isPrinting && newest !== rendered) setRendered(newest)
  useEffect(() => {
    if (newest === rendered || (!isNear && rendered === null)) return undefined
    const render = () => renderQueue(() => setRendered(newest))
    if (isNear) return render()
    // Charts out of sight update soon, but visible charts come first.
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
