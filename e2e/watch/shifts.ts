import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: string[]
  }
}

type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records layout shifts from now on in `window.shifts`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (value > 0.01)
          window.shifts.push(
            `${value.toFixed(3)} ${sources.map(({ node, previousRect, currentRect }) => `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName} ${previousRect.y} → ${currentRect.y}`).join(', ')}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
