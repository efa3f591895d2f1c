import type { Page } from '@playwright/test'

/** The part of a page (its file's name) arrives a second and a half later than it would. */
export async function holdBack(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fallback()
  })
}
