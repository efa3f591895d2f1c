import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeOn } from '../watch/axe.ts'
import { serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

async function open(page: Page, config: object = {}, query = '') {
  await serveDemoConfig(page, config)
  await page.goto(`/results/evaluations/56${query}`)
  await page.getByRole('button', { name: /^Heidi/ }).click()
  const chart = page.locator('[data-chart="chart-1-details-11"]')
  await expect(chart).toBeAttached()
  await chart.scrollIntoViewIfNeeded()
  return chart
}

test.beforeEach(async ({ mock }) => {
  await mock.reset('demo')
})

test('a quality manager reads what patients wrote, orders it, and saves what she releases [D-98] @smoke', async ({
  page,
  mock,
}) => {
  const chart = await open(page)
  const texts = chart.getByRole('list', { name: 'Texte' }).getByRole('listitem')
  const status = chart.getByRole('status')
  await expect(status).toHaveText(/^(\d+) von \1 Texten$/)
  await expect(texts).toHaveCount(20)
  const found: string[] = []
  await axeOn(page, found)('comments')
  // The plans of the overview are looked at by their own journey.
  expect(found.filter((one) => !one.includes('Massnahmen'))).toEqual([])

  await test.step('a theme is made and gets a text', async () => {
    await chart.getByRole('button', { name: 'Themen bearbeiten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Themen' })
    await dialog.getByRole('textbox', { name: 'Neues Thema' }).fill('Dank')
    await dialog.getByRole('textbox', { name: 'Neues Thema' }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Name des Themas «Dank»' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Schliessen' }).last().click()
    await chart.getByRole('searchbox', { name: 'In den Texten suchen' }).fill('ODERMATT nachtwache')
    await expect(status).toHaveText(/^1?\d von \d{3} Texten$/)
    await expect(texts.first()).toContainText('Besonders danken möchte ich Frau Odermatt')
    await texts.first().getByRole('button', { name: 'Themen dieses Textes' }).click()
    await page.getByRole('menuitem', { name: 'Zu «Dank» legen' }).click()
    await expect(chart.getByRole('button', { name: /^Dank: 1 von \d+$/ })).toBeVisible()
  })
  await test.step('a text with a name is released after a look', async () => {
    await texts.first().getByRole('button', { name: 'Freigeben' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Text mit Markierungen freigeben?' })
    await expect(dialog.locator('mark').first()).toHaveText('OdermattName')
    await dialog.getByRole('button', { name: 'Trotzdem freigeben' }).click()
    await expect(texts.first().getByRole('button', { name: 'Freigabe zurücknehmen' })).toBeVisible()
  })
  await test.step('the file has the released text alone', async () => {
    await chart.getByRole('searchbox').fill('')
    const saving = page.waitForEvent('download')
    await chart.getByRole('button', { name: 'Freigegebene Texte speichern' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const csv = await readFile(await (await saving).path(), 'utf8')
    expect(csv).toMatch(/Geschrieben: \d+ Texte, davon freigegeben: 1/)
    expect(csv.split('\r\n').filter((line) => line.includes('Odermatt'))).toHaveLength(1)
    // The head of the table is followed by one row, and by nothing.
    const lines = csv.trimEnd().split('\r\n')
    expect(lines.findIndex((line) => line.endsWith('"Text"'))).toBe(lines.length - 2)
  })
  await test.step('the server keeps ids, and no text', async () => {
    const saved = (await mock.log()).filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('results/user_charts'),
    )
    const sent = JSON.stringify(saved.at(-1)?.body)
    expect(sent).toMatch(/"portal:comments".*Dank.*"released":\{"1:\d+:remarks"/)
    expect(sent).not.toContain('Odermatt')
  })
})

test('of a ward with seven answers nothing is shown but why [D-98]', async ({ page }) => {
  const chart = await open(page, {}, '?f.ward=4')
  await expect(chart.getByText(/^Hier haben weniger als 10 Personen geschrieben\./)).toBeVisible()
  await expect(chart.getByRole('searchbox')).toHaveCount(0)
})

test('without the setting of the deployment no text is on the page [D-98]', async ({ page }) => {
  const chart = await open(page, { comments: false })
  await expect(chart.getByText('Kommentare sind in diesem Portal nicht eingeschaltet', { exact: false })).toBeVisible()
  await expect(page.getByText('vielen Dank')).toHaveCount(0)
})
