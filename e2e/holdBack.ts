import type { Page } from '@playwright/test'

/** Delays the chunk of a page, given by its file name, by a second and a half. */
export async function holdBack(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fallback()
  })
}
