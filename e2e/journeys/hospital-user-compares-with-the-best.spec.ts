import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

const overview = (page: Page) => page.getByRole('region', { name: 'Auf einen Blick' })
const against = (page: Page) => overview(page).getByRole('combobox', { name: 'Verglichen mit' })
const lines = (page: Page) => page.getByRole('combobox', { name: 'Vergleichslinien' })
const topics = (page: Page, outcome: string) =>
  overview(page)
    .getByRole('list', { name: 'Wie viele Themen' })
    .getByRole('listitem')
    .filter({ has: page.getByText(outcome, { exact: true }) })

async function choose(page: Page, name: string) {
  await against(page).click()
  await page.getByRole('option', { name, exact: true }).click()
}

test('a quality manager reads where her clinic is in the best tenth, and the lines in a chart @smoke', async ({
  page,
}) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  await choose(page, 'Median der Institutionen')
  await expect(topics(page, 'auf der besseren Seite des Medians').first()).toContainText('Information')
  await choose(page, 'Bestes Zehntel')
  const reached = topics(page, 'im besten Zehntel').first()
  await expect(reached).toContainText('2 im besten Zehntel')
  await expect(reached.getByRole('listitem').first()).toContainText(
    "n = 2'234, bestes Zehntel ab 3.99 (20 Institutionen)",
  )
  // A distance is no verdict.
  await expect(overview(page).getByRole('listitem').getByText(/^[▲▼]/)).toHaveCount(0)
  await expect(overview(page)).not.toContainText('Zufallstreffer')

  await lines(page).click()
  await page.getByRole('option', { name: 'Median der Institutionen' }).click()
  await page.getByRole('option', { name: 'Bestes Zehntel der Institutionen' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/against=best_tenth&lines=median%2Cbest_tenth/)
  await page.reload()
  await expect(against(page)).toHaveText('Bestes Zehntel')
  const chart = page.locator('[data-chart="chart-1-1"]')
  await chart.scrollIntoViewIfNeeded()
  await expect(chart.getByText(/^Median\sder\sInstitutionen/).first()).toBeVisible()
  await chart.getByRole('button', { name: 'Speichern' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Tabelle als CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/Median der Institutionen"?;"?Median der Institutionen: Institutionen"?;"?Bestes Zehntel"?;/)
  expect(csv).toContain('Das gehört zum besten Zehntel.')
  for (const other of ['Spital Hochwald', 'Clinique du Vallon']) {
    expect(csv).not.toContain(other)
    await expect(page.getByRole('main')).not.toContainText(other)
  }
})

test('an evaluation of seven institutions offers neither median nor best tenth', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/results/evaluations/33?institution=Reha+Seeblick')
  await expect(overview(page).getByRole('list', { name: 'Wie viele Themen' })).toBeVisible()
  await against(page).click()
  await expect(page.getByRole('option', { name: 'Alle anderen' })).toBeVisible()
  await expect(page.getByRole('option', { name: /Median|Zehntel/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(lines(page)).toBeVisible()
  await lines(page).click()
  await expect(page.getByRole('option', { name: 'Eigener Zeitraum davor' })).toBeVisible()
  await expect(page.getByRole('option', { name: /Median|Zehntel/ })).toHaveCount(0)
  // A link from elsewhere gets the reason.
  await page.goto('/results/evaluations/33?institution=Reha+Seeblick&against=median&lines=median')
  await expect(overview(page)).toContainText('Kein Median: Es braucht mindestens 10 Institutionen mit je 10 Antworten.')
})
