import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

declare global {
  interface Window {
    steps: number
  }
}

/** A list, another one, and a changed record. */
async function changeARecord(page: Page, mock: Mock): Promise<void> {
  await enterAs(page, mock, 'staff', '/patzu/addresses')
  await page.getByRole('navigation').getByRole('link', { name: 'Deklarationen', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deklarationen' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Spitäler', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await page.getByRole('row').nth(3).getByRole('link').first().click()
  await page.locator('input[name=name]').fill('Klinik am Weg')
}

const question = (page: Page) => page.getByRole('alertdialog')

for (const [what, gap] of [
  ['at once', 0],
  ['shortly after each other', 60],
  ['one after the other', 400],
] as const)
  test(`going back twice ${what} shows one confirmation and keeps address and page in sync [D-37]`, async ({
    page,
    mock,
  }) => {
    // The portal stops the event of a step that it takes back.
    await page.addInitScript(() => addEventListener('popstate', () => (window.steps += 1)))
    await changeARecord(page, mock)
    const record = page.url()
    const before = await page.evaluate(async (gap) => {
      window.steps = 0
      history.back()
      if (gap > 0) await new Promise((resolve) => setTimeout(resolve, gap))
      history.back()
      return window.steps
    }, gap)
    await expect(question(page).getByRole('button', { name: 'Bleiben' })).toBeVisible()
    // The second step happens while the dialog is open. The portal's own step back to the record is counted as well.
    await expect.poll(async () => await page.evaluate(() => window.steps)).toBeGreaterThan(before)
    await expect(page).toHaveURL(record)
    await question(page).getByRole('button', { name: 'Bleiben' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(record)
    await expect(page.locator('input[name=name]')).toHaveValue('Klinik am Weg')

    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await question(page).getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page).toHaveURL(/\/patzu\/declarations/)
    await expect(page.getByRole('heading', { level: 1, name: 'Deklarationen' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  })

test('the unsaved-changes dialog is loaded with the first change [D-37] @smoke', async ({ page, mock }) => {
  await changeARecord(page, mock)
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ConfirmDialog-'))
  await expect.poll(async () => await page.evaluate(isFetched)).toBe(true)
})
