import { expect, type Page } from '@playwright/test'

/** Selects an option of a dropdown or a picker; with `search` after typing that into it. */
export async function choose(
  page: Page,
  field: string | RegExp,
  option: string | RegExp,
  search?: string,
): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click()
  // A letter without a key of its own needs a focused field.
  if (search !== undefined) await page.getByRole('dialog', { name: field }).getByRole('textbox').fill(search)
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
  // An Escape that follows is not for the options.
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Opens the filters of a list. */
export async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Filter/ })
    .click()
}

/** Sets one filter of a list and closes the filters. */
export async function filterBy(page: Page, field: string, option: string | RegExp): Promise<void> {
  await openFilters(page)
  await choose(page, field, option)
  await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
}
