import { onTestFinished, vi } from 'vitest'

/** Until the end of a test each `ResizeObserver` reports an element once, as a browser does in the next frame. */
export function stubResizeObserver(): void {
  const previous = ResizeObserver
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(report: () => void) {
        this.observe = report
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.stubGlobal('ResizeObserver', previous))
}
