import type { Locator, Page } from '@playwright/test'

/** Opens the tools of a head that stand behind its button. */
export async function openTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Weitere Aktionen|Autres actions|Altre azioni)$/ }).click()
}

/** A tool of the page, which is in sight then: next to the title, above selected rows, or behind the button of a head. */
export async function findTool(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' = 'button',
): Promise<Locator> {
  const tool = page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) })
  const inHead = page
    .locator('header:has([data-page-heading])')
    .locator(role === 'link' ? 'a' : 'button', { hasText: name })
  await tool.or(inHead).first().waitFor({ state: 'attached' })
  // The tools next to a title appear together.
  await page.locator('header:has([data-page-heading]) [data-tool-loading]').first().waitFor({ state: 'detached' })
  if ((await tool.count()) === 0) await openTools(page)
  return tool
}

/** Presses a tool of a head. */
export async function pressTool(page: Page, name: string | RegExp, role?: 'button' | 'link'): Promise<void> {
  await (await findTool(page, name, role)).click()
}
