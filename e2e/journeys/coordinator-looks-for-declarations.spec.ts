import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('missing declarations are listed by measure with a prefilled form', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: /^Noch keine Deklaration/ })
  const measure = card.getByRole('link', { name: /^Psychiatrie 2026/ })
  const missing = Number(await measure.locator('strong').textContent())
  expect(missing).toBeGreaterThan(0)
  await measure.click()
  await expect(measure).toHaveAttribute('aria-current', 'true')
  const hospitals = card.getByRole('list', { name: 'Psychiatrie 2026' }).getByRole('link')
  await expect(hospitals).toHaveCount(Math.min(missing, 5))
  const name = (await hospitals.first().locator('bdi').textContent()) ?? ''
  await hospitals.first().click()
  await expect(page.getByRole('combobox', { name: /Spital/ })).toContainText(name)
  await expect(page.getByRole('combobox', { name: /Messung/ })).toContainText('Psychiatrie 2026')
  await page.getByRole('button', { name: 'Deklaration hinzufügen' }).click()
  await expect(page).toHaveURL(/patzu\/declarations\/\d+$/)
  await page.goto('/patzu')
  await expect(measure.locator('strong')).toHaveText(String(missing - 1))
  // Missing declarations are on home, too.
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Fehlende Deklarationen \d{4} Patientenbefragung/ })).toHaveAttribute(
    'href',
    `/patzu/hospitals?state=1&undeclared=${new Date().getFullYear()}`,
  )
})

test('declaring a hospital from the dashboard removes it from the list @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: /^Noch keine Deklaration/ })
  const first = card.getByRole('link', { name: /Deklaration erfassen/ }).first()
  const name = (await first.locator('bdi').textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('combobox', { name: /Spital/ })).toContainText(name)
})

for (const [what, path] of [
  ['hospitals', 'patzu/hospitals/?*state=1*'],
  ['declarations', 'patzu/declarations/*'],
] as const)
  test(`unreadable ${what} do not show that declarations are missing or complete [N16]`, async ({ page, mock }) => {
    await mock.fail({ method: 'GET', path, times: -1, kind: 'status', status: 500 })
    await enterAs(page, mock, 'staff', '/patzu')
    const card = page.getByRole('region', { name: /^Noch keine Deklaration/ })
    await expect(card.getByRole('alert')).toBeVisible()
    await expect(card.getByText('Alle aktiven Spitäler haben deklariert.')).toHaveCount(0)
    await expect(card.getByRole('link')).toHaveCount(0)
  })

test('coordinators see who answered and who did not', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  await page.getByRole('button', { name: 'Rücklauf ansehen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rücklauf' })
  for (const name of [/^Erhebung/, /^Ergebnisse/]) {
    await dialog.getByRole('combobox', { name }).click()
    await page.getByRole('option').first().click()
  }
  await expect(dialog.getByRole('row').nth(1)).toBeInViewport()
  await dialog.getByRole('combobox', { name: 'Anzeigen' }).click()
  await page.getByRole('option', { name: 'ohne Deklaration oder ohne Antworten' }).click()
  await expect(dialog.getByRole('row').nth(1)).toContainText(/keine (Deklaration|Antworten)|nichts verschickt/)
})
