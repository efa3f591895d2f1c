import type { Locator, Page } from '@playwright/test'

/** Presses Tab or Shift+Tab until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: Locator, max = 40, key = 'Tab'): Promise<void> {
  await wanted.waitFor()
  for (let step = 0; step < max; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${String(wanted)}`)
}
