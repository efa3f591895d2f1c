import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import readXlsxFile from 'read-excel-file/node'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'
import type { Mock } from '../mock.ts'

const overview = (page: Page) => page.getByRole('region', { name: 'Auf einen Blick' })
const topics = (page: Page, outcome: string) =>
  overview(page)
    .getByRole('list', { name: 'Wie viele Themen' })
    .getByRole('listitem')
    .filter({ has: page.getByText(outcome, { exact: true }) })
const address = (days: string) => `/results/evaluations/91?f.exit_date=${days}`

/** The hospital that has improved. */
async function givenDrifting(mock: Mock) {
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: 6 })
}

async function compareWithBefore(page: Page) {
  await overview(page).getByRole('combobox', { name: 'Verglichen mit' }).click()
  await page.getByRole('option', { name: 'Zeitraum davor' }).click()
}

test('a hospital user reads the improvement since the previous period [D-90] @smoke', async ({ page, mock }) => {
  await givenDrifting(mock)
  await enterAs(page, mock, 'hospital-user', address('2023-09-30..2026-09-29'))
  await expect(overview(page)).toContainText('verglichen mit dem Benchmark Schweiz.')
  await compareWithBefore(page)
  await expect(topics(page, 'besser')).toContainText('5 besser')
  await expect(topics(page, 'schlechter')).toHaveCount(0)
  await expect(overview(page)).toContainText(
    'Ihre Institution (Privatklinik Lindenmatt), 30.09.2023 – 29.09.2026. Vergleichswert: der Zeitraum davor, 30.09.2020 – 29.09.2023, berechnet aus den Antworten dieser Auswertung.',
  )
  await expect(overview(page).getByText('6 Vergleiche; Zufallstreffer sind berücksichtigt.')).toBeVisible()
  await expect(overview(page)).not.toContainText('Der Benchmark ist nicht gleich gefiltert.')
  // The comparison shows the change, so it is not repeated.
  await expect(overview(page)).not.toContainText('Was sich verändert hat')
  const first = topics(page, 'besser').getByRole('listitem').filter({ hasText: '3.95' })
  await expect(first).toContainText('▲ deutlich besser')
  await expect(first).toContainText('3.95 [3.69 – 4.21] n = 37, Vergleichswert 3.19')
  await expect(first.locator('svg title')).toHaveText(
    'Vergleichswert 3.19 (n = 43): Zeitraum davor (30.09.2020 – 29.09.2023), berechnet aus den Antworten dieser Auswertung',
  )
  await page.reload()
  await expect(topics(page, 'besser')).toContainText('5 besser')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alle Tabellen als Excel' }).click(),
  ])
  const [sheet] = await readXlsxFile(await download.path())
  const rows = sheet?.data ?? []
  expect(String(rows[1]?.[0])).toContain('Vergleichswert: der Zeitraum davor, 30.09.2020 – 29.09.2023')
  const head = rows.findIndex((row) => row[0] === 'Frage')
  expect(rows[head]?.slice(6, 8)).toEqual(['Vergleichswert', 'n des Vergleichswerts'])
  expect(rows.slice(head).flat().join(' ')).not.toContain('Benchmark')

  await pressTool(page, 'Alles herunterladen (ZIP)')
  const start = page.getByRole('dialog').getByRole('button', { name: '1 ZIP-Datei speichern' })
  const [year] = await Promise.all([page.waitForEvent('download'), start.click()])
  const zip = await JSZip.loadAsync(await readFile(await year.path()))
  const printed = (await zip.file('Auf einen Blick.html')?.async('string')) ?? ''
  // The charts below are still compared with their benchmark.
  const [html = ''] = printed.split('<section class="chart"')
  expect(html).toContain('Vergleichswert: der Zeitraum davor, 30.09.2020 – 29.09.2023')
  expect(html).toContain('Gegenüber Vergleichswert')
  expect(html.replaceAll('&nbsp;', ' ')).toContain(
    'Mit 3.95 (n = 37) liegt Ihre Institution über dem Wert davor, 3.19 (n = 43). Das ist besser: Der Unterschied ist deutlich grösser, als Zufall erklärt.',
  )
  expect(html).not.toContain('Gegenüber Benchmark')

  await page.emulateMedia({ media: 'print' })
  await expect(overview(page)).toContainText('30.09.2020 – 29.09.2023')
})

test('a topic links to its chart with the same institution and period [D-90]', async ({ page, mock }) => {
  await givenDrifting(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?against=before')
  await expect(overview(page)).toContainText('01.11.2025 – 31.10.2026. Vergleichswert: der Zeitraum davor')
  const said = (await overview(page).getByRole('listitem').allTextContents()).join('\n')
  await overview(page).getByRole('button', { name: 'Behandlung' }).first().click()
  await expect(page).toHaveURL(/f\.content_object=Privatklinik/)
  await expect(page).toHaveURL(/f\.exit_date=2025-11-01\.\.2026-10-31/)
  await expect(page.getByRole('article', { name: 'Mittelwerte' }).locator('footer')).toContainText('10 Fragebogen')
  await expect(overview(page)).toContainText('Mit den Filtern dieser Seite')
  expect((await overview(page).getByRole('listitem').allTextContents()).join('\n')).toBe(said)
})

test('fewer than ten answers in the previous period are not compared [D-90]', async ({ page, mock }) => {
  await givenDrifting(mock)
  await enterAs(page, mock, 'hospital-user', `${address('2018-09-01..2020-08-31')}&against=before`)
  await expect(overview(page)).toContainText('Vergleichswert: der Zeitraum davor, 01.09.2016 – 31.08.2018')
  await expect(topics(page, 'mit zu wenigen Antworten')).toContainText('6 mit zu wenigen')
  await expect(topics(page, 'besser')).toHaveCount(0)

  await page.goto(address('2018-01-01..2026-09-30'))
  const choice = overview(page).getByRole('combobox', { name: 'Verglichen mit' })
  await expect(choice).toHaveAccessibleDescription(
    'Im Zeitraum davor (01.04.2009 – 31.12.2017) gibt es keine Antworten.',
  )
  await choice.click()
  await expect(page.getByRole('option')).toHaveText([
    'Benchmark',
    'Alle anderen',
    'Median der Institutionen',
    'Bestes Zehntel',
  ])
  await page.keyboard.press('Escape')
  // An older link shows it, too.
  await page.goto(`${address('2018-01-01..2026-09-30')}&against=before`)
  await expect(overview(page)).toContainText(
    'Ihre Institution (Privatklinik Lindenmatt). Im Zeitraum davor (01.04.2009 – 31.12.2017) gibt es keine Antworten.',
  )
  await expect(topics(page, 'ohne möglichen Vergleich')).toContainText('6 ohne möglichen Vergleich')
})

test('staff compare a selected institution with its previous period in French [D-90]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/1?institution=Ospedale+San+Biagio&against=before')
  await expect(overview(page)).toContainText('Ospedale San Biagio, 01.10.2025 – 30.09.2026. Vergleichswert:')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Français/ })
    .click()
  const french = page.getByRole('region', { name: 'En un coup d’œil' })
  await expect(french).toContainText(
    'Ospedale San Biagio, 01.10.2025 – 30.09.2026. Valeur de comparaison : la période précédente, 01.10.2024 – 30.09.2025, calculée à partir des réponses de cette analyse.',
  )
  await expect(french.getByRole('combobox', { name: 'Comparer avec' })).toHaveText('la période précédente')
  await expect(french).toContainText('2.67 [2.29 – 3.05] n = 18, comparaison 3.07')
})
