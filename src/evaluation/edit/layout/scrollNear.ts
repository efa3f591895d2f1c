/** Pixels from an edge of the window within which it scrolls, and the max step per frame. */
const zone = 72
const fastest = 14

/** Scrolls the window while the pointer is held near its upper or lower edge; returns the function to stop. */
export function scrollNear(getHeight: () => number, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(step)
  function step(): void {
    const y = getHeight()
    const past = y < zone ? y - zone : Math.max(0, y - (window.innerHeight - zone))
    if (past !== 0) {
      const before = window.scrollY
      window.scrollBy(0, Math.round((Math.max(-zone, Math.min(zone, past)) / zone) * fastest))
      if (window.scrollY !== before) onScroll()
    }
    frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}
