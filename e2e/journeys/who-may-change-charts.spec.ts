import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

const stored = ['Bearbeiten', 'Duplizieren', 'Löschen']
const actions = async (page: Page): Promise<void> =>
  await page.getByRole('button', { name: 'Aktionen für «Verlauf»' }).click()

test('a reader cannot change the stored charts [ROLE-05, D-89] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await actions(page)
  const own = page.getByRole('group', { name: 'Meine Ansicht' })
  await expect(own.getByRole('menuitem', { name: 'Weiter nach hinten' })).toBeVisible()
  for (const name of stored) await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  await own.getByRole('menuitem', { name: 'Ausblenden' }).click()
  await expect(page.getByRole('article', { name: 'Verlauf', exact: true })).toHaveCount(0)
  expect((await mock.log()).filter(({ path }) => path.includes('update_charts'))).toEqual([])
})

test('an admin changes the stored charts in the editor [ROLE-05, D-89]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
  await actions(page)
  for (const name of stored) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
})
