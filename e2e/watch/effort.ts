import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The effort of a task: clicks or taps, and keys including typed letters. */
export type Effort = { clicks: number; keys: number }

/** Counts clicks and keys from the next page load; each reading resets the count. */
export async function watchEffort(page: Page): Promise<() => Promise<Effort>> {
  let effort: Effort = { clicks: 0, keys: 0 }
  await page.exposeBinding('countEffort', (_source, what: keyof Effort) => {
    effort[what] += 1
  })
  await page.addInitScript(() => {
    const count = (what: string) => (event: Event) => {
      if (event.isTrusted) (window as unknown as { countEffort: (what: string) => void }).countEffort(what)
    }
    // Playwright stops a press on what has just moved at the window, and presses again: it is no second click.
    document.addEventListener('pointerdown', count('clicks'), true)
    window.addEventListener('keydown', count('keys'), true)
  })
  return async () => {
    // A round trip to the page delivers the last counts.
    await page.evaluate(() => null)
    const spent = effort
    effort = { clicks: 0, keys: 0 }
    return spent
  }
}

/** A better page cannot save typed letters and files: clicks and other keys are the cost of a task. */
export function expectAtMost(spent: Effort, max: Effort): void {
  expect(spent.clicks, 'clicks').toBeLessThanOrEqual(max.clicks)
  expect(spent.keys, 'keys').toBeLessThanOrEqual(max.keys)
}
