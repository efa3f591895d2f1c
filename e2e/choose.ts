import type { Page } from '@playwright/test'

/** Chooses an option of a dropdown or a picker; with `search` after typing that into it. */
export async function choose(
  page: Page,
  field: string | RegExp,
  option: string | RegExp,
  search?: string,
): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click()
  // A letter that comes as no key of its own needs the field that takes it.
  if (search !== undefined) await page.getByRole('dialog', { name: field }).getByRole('textbox').fill(search)
  await page.getByRole('option', { name: option }).first().click()
}
