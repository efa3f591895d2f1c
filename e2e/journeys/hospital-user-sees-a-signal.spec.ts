import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('the signals of a timeline name a hospital that has improved [D-88] @smoke', async ({ page, mock }) => {
  // The one of the mock's hospitals that has improved.
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: 6 })
  // Half-years of fewer than ten answers are not compared.
  await mock.edit('results/measures', 1, { results_seeded: 12_000, results_planned: 12_000 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?others=off')
  const overview = page.getByRole('region', { name: 'Auf einen Blick' })
  await overview.getByRole('list').getByRole('button').first().click()
  await expect(page).toHaveURL(/f\.content_object=/)

  const chart = page.getByRole('article', { name: 'Verlauf' })
  await chart
    .getByRole('button', { name: /^Menü|Verlauf/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Darstellung und Filter …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Darstellung: Verlauf' })
  await dialog.getByRole('checkbox', { name: 'Signale' }).check()
  await dialog.getByRole('combobox', { name: 'Zeitschritte' }).click()
  await page.getByRole('option', { name: 'nach Halbjahr' }).click()
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click()

  const foot = chart.locator('footer')
  await expect(foot).toContainText(/«Behandlung»: Seit .* auffällig hoch \(\d+ \S+ in Folge\)\. .* eine Verbesserung\./)
  await expect(foot).toContainText('Signale (X-bar')
})
