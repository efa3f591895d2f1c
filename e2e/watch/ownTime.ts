import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { allLoaded } from './requests.ts'

const step = 50

/** Freezes the clock of the page: its timers wait until `within` advances it. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/**
 * Waits for something while the clock of the page advances by so many milliseconds, without the time of network and
 * machine.
 */
export async function within(page: Page, milliseconds: number, isThere: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < milliseconds && !(await isThere()); passed += step) {
    await page.clock.runFor(step)
    // Network and machine continue.
    await allLoaded(page)
  }
  expect(await isThere(), `there within ${milliseconds} ms`).toBe(true)
}
