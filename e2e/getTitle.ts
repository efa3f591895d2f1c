import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The title of the page once its content is loaded; until then it is generic. */
export async function getTitle(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(page.getByRole('main').locator('[data-loading]')).toHaveCount(0)
  return await title.innerText()
}
