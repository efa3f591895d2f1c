import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Types into the search of a list and waits for its rows: an earlier selection is cleared. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(text)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === text)
  await expect(page.getByRole('region').filter({ has: page.locator('table') })).toHaveAttribute('aria-busy', 'false')
}
