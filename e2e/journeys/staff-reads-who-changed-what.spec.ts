import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('staff reads who changed what of a record, right after changing it [VERS-01, VERS-02, VERS-03]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await page.locator('input[name=name]').fill('Clinique du Lac')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Versionen' }).click()
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  const latest = panel.getByRole('listitem').first()
  await expect(latest).toContainText('staff@demo.example')
  await expect(latest).toContainText(/Name.*Geändert.*Clinique du Vallon.*Clinique du Lac/)
  await expect(panel).not.toContainText('[object')
  await expect(panel.getByText(/^Angelegt mit \d+ Angaben?$/)).toBeVisible()
  const [asked] = (await mock.log('GET accounts/versions/')).map(({ query }) => query)
  expect(JSON.stringify(asked)).toMatch(/20.*3|3.*20/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('the versions of a list are those of all its records, each with its change on demand [TOOL-10, D-72]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('button', { name: 'Versionen' }).click()
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  await expect(panel.getByRole('link')).toHaveCount(15)
  await panel.getByText('Änderungen anzeigen').first().click()
  await expect(panel.getByText(/Geändert|Angelegt|Keine sichtbare Änderung/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Ältere laden' }).click()
  await expect(panel.getByRole('link')).toHaveCount(30)
  await panel.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/patzu\/hospitals\/\d+$/)
})

test('an activity shows its change and leads to the record [VERS-04, VERS-05, VERS-06]', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 3, { name: 'Clinique du Lac' })
  await enterAs(page, mock, 'staff', '/accounts/versions')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await expect(page.getByRole('button', { name: 'Versionen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clinique du Lac' }).first().click()
  const change = page.getByRole('region', { name: 'Änderung' })
  await expect(change).toContainText(/Name.*Geändert.*Clinique du Vallon.*Clinique du Lac/)
  await change.getByRole('link', { name: 'Zum Eintrag' }).click()
  await expect(page).toHaveURL(/\/patzu\/hospitals\/3$/)
})

test('who is no staff has no versions [TOOL-10, A01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-admin', '/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Versionen' })).toHaveCount(0)
  expect(await mock.log('GET accounts/versions/')).toEqual([])
})
