import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const step = 50

/** The clock of the page stands still from now on: its timers wait until `within` lets them go on. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** What is awaited comes while so many milliseconds pass on the clock of the page. The time that network and machine take is not counted. */
export async function within(page: Page, milliseconds: number, isThere: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < milliseconds && !(await isThere()); passed += step) {
    await page.clock.runFor(step)
    // The network and the machine go on.
    await page.waitForTimeout(2 * step)
  }
  expect(await isThere(), `there within ${milliseconds} ms`).toBe(true)
}
