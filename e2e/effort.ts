import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What a task takes: presses of the mouse or finger, and keys (letters that are typed among them). */
export type Effort = { clicks: number; keys: number }

/** Counts what is done on a page from its next opening on; each reading starts anew. */
export async function watchEffort(page: Page): Promise<() => Promise<Effort>> {
  let effort: Effort = { clicks: 0, keys: 0 }
  await page.exposeBinding('countEffort', (_source, what: keyof Effort) => {
    effort[what] += 1
  })
  await page.addInitScript(() => {
    const count = (what: string) => (event: Event) => {
      if (event.isTrusted) (window as unknown as { countEffort: (what: string) => void }).countEffort(what)
    }
    window.addEventListener('pointerdown', count('clicks'), true)
    window.addEventListener('keydown', count('keys'), true)
  })
  return async () => {
    // What was counted last is here after a round to the page.
    await page.evaluate(() => null)
    const spent = effort
    effort = { clicks: 0, keys: 0 }
    return spent
  }
}

/** Letters and files do not come cheaper by a better page: a task is dearer by its clicks and its keys beside them. */
export function expectAtMost(spent: Effort, max: Effort): void {
  expect(spent.clicks, 'clicks').toBeLessThanOrEqual(max.clicks)
  expect(spent.keys, 'keys').toBeLessThanOrEqual(max.keys)
}
