import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { getLogin, enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const overview = (page: Page) => page.getByRole('region', { name: 'Auf einen Blick' })
const topics = (page: Page, outcome: string) =>
  overview(page)
    .getByRole('list', { name: 'Wie viele Themen' })
    .getByRole('listitem')
    .filter({ has: page.getByText(outcome, { exact: true }) })
/** The hospital user's permission, moved to a hospital with worse results. */
const worse = { id: 4, name: 'Ospedale San Biagio' }

async function givenWorse(mock: Mock) {
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: worse.id })
}

test('a hospital user finds their two worst topics in the overview [D-90] @smoke', async ({ page, mock }) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  const worst = topics(page, 'schlechter').getByRole('button').filter({ hasText: /./ })
  await expect(worst).toHaveText(['Austritt', 'Information', 'Wartezeit', 'Verpflegung', 'Mitsprache', 'Behandlung'])
  await expect(topics(page, 'besser')).toHaveCount(0)
  await expect(overview(page)).toContainText(
    `Ihre Institution (${worse.name}), Antworten Jan. 2018 – Sept. 2026 (Austritt), verglichen mit dem Benchmark Schweiz.`,
  )
  const first = topics(page, 'schlechter').getByRole('listitem').first()
  await expect(first).toContainText('▼ deutlich schlechter')
  await expect(first).toContainText('2.85 [2.69 – 3.02] n = 123, Benchmark 3.47')
  const method = overview(page).getByText('Benjamini–Hochberg')
  await expect(method).toBeHidden()
  await overview(page).getByText('6 Vergleiche; Zufallstreffer sind berücksichtigt.').click()
  await expect(method).toContainText('6 Vergleiche mit dem Benchmark, gemeinsam angepasst')

  const others = page.getByRole('checkbox', { name: `${worse.name} mit allen anderen Institutionen vergleichen` })
  const chart = page.getByRole('article', { name: 'Mittelwerte' })
  await test.step('next to all others a topic opens its chart and filters nothing', async () => {
    await worst.first().click()
    await expect(chart.getByRole('heading', { name: 'Mittelwerte' })).toBeFocused()
    await expect(chart.getByRole('heading', { name: 'Mittelwerte' })).toBeInViewport()
    await worst.filter({ hasText: 'Information' }).click()
    await expect(page.getByRole('heading', { name: 'Verlauf', exact: true })).toBeFocused()
    await expect(page).toHaveURL('/results/evaluations/91')
    await expect(others).toBeChecked()
  })
  await test.step('without them it shows the own answers', async () => {
    await others.uncheck()
    await worst.first().click()
    await expect(page).toHaveURL(/f\.content_object=Ospedale/)
    await expect(chart.getByRole('heading', { name: 'Mittelwerte' })).toBeFocused()
    await expect(chart.locator('footer')).toContainText('127 Fragebogen')
    // The filter belongs to the overview and shows the same.
    await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  })

  await page.emulateMedia({ media: 'print' })
  const printed = await overview(page).boundingBox()
  const charts = await chart.boundingBox()
  expect(printed && charts && printed.y < charts.y).toBe(true)
})

test('a reader sees no names of other institutions [D-90]', async ({ page, mock }) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?f.content_object=Klinik%20Seeblick')
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  await expect(page.locator('main')).not.toContainText('Klinik Seeblick')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Institution' }).click()
  await expect(page.getByRole('group', { name: 'Institution' }).getByRole('checkbox')).toHaveCount(1)
})

test('a reader of two clinics sees both together or one [D-90]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 91, { view_access_users: [getLogin('hospital-admin').id] })
  await enterAs(page, mock, 'hospital-admin', '/results/evaluations/91')
  await expect(overview(page)).toContainText('Ihre Institutionen (Klinik Seeblick, Spital Hochwald)')
  await page.getByRole('combobox', { name: 'Institution' }).click()
  await page.getByRole('option', { name: 'Spital Hochwald' }).click()
  await expect(overview(page)).toContainText('Ihre Institution (Spital Hochwald)')
  await expect(page).toHaveURL(/institution=Spital\+Hochwald/)

  await page.getByRole('combobox', { name: 'Verglichen mit' }).click()
  await page.getByRole('option', { name: 'Ihre andere Institution' }).click()
  await expect(overview(page)).toContainText(
    'Ihre Institution (Spital Hochwald), Antworten Jan. 2018 – Okt. 2026 (Austritt). Vergleichswert: Ihre andere Institution (Klinik Seeblick), berechnet aus den Antworten dieser Auswertung.',
  )
  await expect(overview(page).getByText('6 Vergleiche; Zufallstreffer sind berücksichtigt.')).toBeVisible()
  const topic = topics(page, 'ohne gesicherten Unterschied').getByRole('listitem').filter({ hasText: 'Information' })
  await expect(topic).toContainText('3.56')
  await expect(topic).toContainText('n = 222, Vergleichswert 3.43')
  await page.reload()
  await expect(overview(page)).toContainText('Vergleichswert: Ihre andere Institution')
})

test('a reader compares their clinic with all others without names [D-90]', async ({ page, mock }) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  await overview(page).getByRole('combobox', { name: 'Verglichen mit' }).click()
  await page.getByRole('option', { name: 'Alle anderen' }).click()
  await expect(overview(page)).toContainText(
    `Ihre Institution (${worse.name}), Antworten Jan. 2018 – Sept. 2026 (Austritt). Vergleichswert: alle anderen Institutionen zusammen, berechnet aus den Antworten dieser Auswertung.`,
  )
  const first = topics(page, 'schlechter').getByRole('listitem').first()
  await expect(first).toContainText('2.85 [2.69 – 3.02] n = 123, Vergleichswert 3.50')
  await expect(page.locator('main')).not.toContainText('Klinik Seeblick')
})

test('the overview follows the filters of the page [D-90]', async ({ page, mock }) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  const chart = page.getByRole('article', { name: 'Verlauf' })
  const before = await chart.boundingBox()
  await page.goto('/results/evaluations/91?f.sex=3')
  await expect(overview(page)).toContainText('Mit den Filtern dieser Seite: Geschlecht: Divers.')
  await expect(overview(page)).toContainText('Der Benchmark ist nicht gleich gefiltert.')
  const after = await chart.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60)
})

test('staff select an institution, a demo shows an example [D-90]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  // The evaluation belongs to one; without one staff begin with none.
  await expect(overview(page).getByRole('combobox', { name: 'Institution' })).toHaveText('Klinik Seeblick')
  await expect(overview(page)).toContainText('Klinik Seeblick, Antworten Jan. 2018')
  await mock.edit('results/evaluations', 1, { object_id: null, view_access_object_ids: [] })
  await page.reload()
  await expect(overview(page)).toContainText('Wählen Sie eine Institution')
  await overview(page).getByRole('combobox', { name: 'Institution' }).click()
  await page.getByRole('option', { name: worse.name }).click()
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  await expect(overview(page)).toContainText(
    `${worse.name}, Antworten Jan. 2018 – Sept. 2026 (Austritt), verglichen mit dem Benchmark`,
  )

  await enterAs(page, mock, 'demo', '/results/evaluations/91')
  await expect(overview(page).getByText('Beispiel', { exact: true })).toBeVisible()
  await expect(overview(page)).toContainText('Die Demo zeigt die Institution mit den meisten Antworten.')
})

test('the overview is saved as a picture of the shape of a slide', async ({ page, mock }) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    overview(page).getByRole('button', { name: 'Bild als PNG' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Beispielauswertung - Auf einen Blick - .*\.png$/)
  const bytes = await readFile(await download.path())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1920, 1080])
})

test('all tables are saved as one workbook with the overview first [D-17]', async ({ page, mock }) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await expect(topics(page, 'schlechter')).toContainText('6 schlechter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alle Tabellen als Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Beispielauswertung - Auf einen Blick - .*\.xlsx$/)
  const sheets = await readXlsxFile(await download.path())
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Auf einen Blick',
    'Verlauf',
    'Übersicht',
    'Mittelwerte',
    'Antworten',
    'Häufigkeit',
    'Verteilung',
    'Anteile',
    'Streuung',
    'Tabelle',
  ])
  const [first = []] = sheets.map(({ data }) => data)
  expect(first[1]?.[0]).toBe(
    `Ihre Institution (${worse.name}), Antworten Jan. 2018 – Sept. 2026 (Austritt), verglichen mit dem Benchmark Schweiz.`,
  )
  const head = first.findIndex((row) => row[0] === 'Frage')
  const [worst] = first.slice(head + 1)
  expect(worst?.slice(0, 2)).toEqual(['Austritt', 'deutlich schlechter'])
  expect(worst?.slice(2, 8).map((cell) => typeof cell)).toEqual(Array(6).fill('number'))
  expect(Number(worst?.[2])).toBeCloseTo(2.85, 2)
  expect(worst?.[5]).toBe(123)
  expect(first.length - head - 1).toBe(6)
})
