/** How a chart scrolls into view: at the top of the viewport to continue reading, or as little as possible. */
export type Arrival = {
  block: 'start' | 'nearest'
  /** By the address of the page: what comes before it is still loading. */
  isLinked?: true
}

/** The chart that an address leads to, as from the start page; null if it leads to the page. */
export function linkedArrival(address: URLSearchParams): (Arrival & { i: string }) | null {
  const i = address.get('chart')
  return i === null ? null : { i, block: 'start', isLinked: true }
}

/** Scrolls a chart into view and, if reading continues there, moves the focus to its heading. */
export function bringIntoSight(chart: HTMLElement, { block }: Arrival): void {
  chart.scrollIntoView({ block })
  const heading = block === 'start' ? chart.querySelector('h2') : null
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps a chart at the top while what comes before it grows, until its reader does anything; the result ends it. */
export function keepInSight(chart: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => chart.scrollIntoView({ block: 'start' }))
  const end = () => {
    sizes.disconnect()
    for (const input of inputs) window.removeEventListener(input, end)
  }
  sizes.observe(document.body)
  for (const input of inputs) window.addEventListener(input, end, { passive: true })
  return end
}
