import { readFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import JSZip from 'jszip'
import readXlsxFile from 'read-excel-file/node'
import { enterAs, getLogin } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

test.describe.configure({ timeout: 90_000 })

/** The hospital user's permission, moved to a hospital with worse results. */
const worse = { id: 4, name: 'Ospedale San Biagio' }
const givenWorse = async (mock: Mock) =>
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: worse.id })

const charts = ['Verlauf', 'Übersicht', 'Mittelwerte', 'Antworten', 'Häufigkeit', 'Verteilung', 'Anteile', 'Streuung']

async function savedZip(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const zip = await JSZip.loadAsync(await readFile(await download.path()))
  return { name: download.suggestedFilename(), zip }
}

/** Starts the ZIP of the evaluation on screen. */
async function saveAll(page: Page) {
  await pressTool(page, 'Alles herunterladen (ZIP)')
  await page.getByRole('dialog').getByRole('button', { name: '1 ZIP-Datei speichern' }).click()
}

async function opened(page: Page, zip: JSZip, info: TestInfo): Promise<string> {
  const html = (await zip.file('Auf einen Blick.html')?.async('string')) ?? ''
  const path = info.outputPath('page.html')
  await writeFile(path, html)
  await page.goto(`file://${path}`)
  return html
}

test('a reader saves a whole evaluation as one file [D-17] @smoke', async ({ page, mock }, info) => {
  await givenWorse(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?f.sex=1')
  const overview = page.getByRole('region', { name: 'Auf einen Blick' })
  await expect(overview).toContainText('Mit den Filtern dieser Seite: Geschlecht:')
  const shown = ((await overview.textContent()) ?? '').replaceAll('\u00a0', ' ')
  const [, mean = '', n = ''] = /(\d\.\d\d) \[.*?\] n = (\d+), Benchmark/.exec(shown) ?? []
  expect(mean).not.toBe('')
  const sentence = `Mit ${mean} (n = ${n}) liegt Ihre Institution`
  const { name, zip } = await savedZip(page, async () => await saveAll(page))
  await expect(page.getByText(`«${name}» gespeichert.`)).toBeVisible()
  expect(name).toMatch(/^Beispielauswertung - Ospedale San Biagio - Diagramme und Tabellen - \d{4}-\d\d-\d\d\.zip$/)

  const names = Object.values(zip.files).flatMap((file) => (file.dir ? [] : file.name))
  expect(names.filter((one) => !one.startsWith('Diagramme/')).toSorted()).toEqual([
    'Alle Tabellen.xlsx',
    'Auf einen Blick.html',
    'LIESMICH.txt',
  ])
  for (const ending of ['svg', 'png'])
    expect(
      names.filter((one) => one.endsWith(`.${ending}`)).map((one) => one.replace(/^.*\/\d+ |\.\w+$/g, '')),
    ).toEqual(charts)
  const png = await zip.file('Diagramme/1 Verlauf.png')?.async('uint8array')
  expect([...(png?.slice(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47])
  const svg = (await zip.file('Diagramme/1 Verlauf.svg')?.async('string')) ?? ''
  // In the picture as for a slide, the whole provenance is in the other files.
  expect(svg).toContain('Quelle: Beispielauswertung')

  const workbook = await zip.file('Alle Tabellen.xlsx')?.async('nodebuffer')
  const sheets = await readXlsxFile(workbook ?? Buffer.alloc(0))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Auf einen Blick', ...charts, 'Tabelle'])
  const rows = sheets[0]?.data ?? []
  const same = rows.find((row) => String(row[9]).replaceAll('\u00a0', ' ').startsWith(sentence))
  expect([Number(same?.[2]).toFixed(2), same?.[5]]).toEqual([mean, Number(n)])

  const readme = (await zip.file('LIESMICH.txt')?.async('string')) ?? ''
  expect(readme).toMatch(/^\uFEFFBeispielauswertung\r\n/)
  for (const part of [
    'Filter: Geschlecht:',
    'Zeitraum: ',
    'Messungen: ',
    'Stand der Daten: ',
    '- Diagramme/1 Verlauf.svg',
  ])
    expect(readme).toContain(part)
  // As in the head of the page, also where the page is filtered.
  expect(readme).toMatch(/Institutionen: Ospedale San Biagio \(von \d+ Institutionen\)/)
  expect(readme).toMatch(/Umfang: [1-9]\d* von 2'400 Fragebogen/)

  const html = await opened(page, zip, info)
  expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beispielauswertung')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Auf einen Blick', ...charts, 'Tabelle'])
  await expect(page.getByRole('main')).toContainText(sentence)
  await expect(page.getByRole('img', { name: /^Verlauf\. / })).toBeVisible()
  expect(await page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0))).toBe(true)
  // Others are anonymous here, too.
  await expect(page.getByRole('main')).not.toContainText('Klinik Seeblick')
  expect(JSON.stringify(sheets)).not.toContain('Klinik Seeblick')
  const found: string[] = []
  await axeOn(page, found)('the print page')
  expect(found).toEqual([])
})

test('text of the server is escaped and file names are safe', async ({ page, mock }, info) => {
  const title = '../<img src=x onerror=alert(1)>:"con"'
  await mock.edit('results/evaluations', 91, { name: '<script>alert(1)</script> & Söhne' })
  const { charts: stored } = await readAs<{ charts: object[] }>(page, mock, 'staff', 'results/evaluations/91/')
  await mock.edit('results/evaluations', 91, {
    charts: stored.slice(0, 2).map((chart) => ({ ...chart, title_de: title, title })),
  })
  await enterAs(page, mock, 'demo', '/results/evaluations/91')
  const { name, zip } = await savedZip(page, async () => await saveAll(page))
  expect(name).not.toMatch(/[<>:"/\\|?*]/)
  const pictures = Object.keys(zip.files).filter((one) => one.endsWith('.svg'))
  expect(pictures).toHaveLength(2)
  for (const one of pictures) expect(one).toMatch(/^Diagramme\/[12] [^<>:"/\\|?*]+\.svg$/)
  await opened(page, zip, info)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<script>alert(1)</script> & Söhne')
  expect(await page.locator('script, img:not([src^="data:image/svg+xml,"])').count()).toBe(0)
})

test('several evaluations of a list are saved one by one with a retry for failures', async ({ page, mock }) => {
  await enterAs(page, mock, 'demo', '/results/evaluations')
  await mock.fail({ kind: 'status', status: 500, path: 'results/evaluations/31/', times: -1 })
  await pressTool(page, 'Alles herunterladen (ZIP)')
  const dialog = page.getByRole('dialog', { name: 'Alles herunterladen (ZIP)' })
  await expect(dialog.getByRole('button', { name: '0 ZIP-Dateien speichern' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /Auswertung 31/ }).check()
  await dialog.getByRole('checkbox', { name: /Auswertung 30/ }).check()
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '2 ZIP-Dateien speichern' }).click(),
  ])
  expect(first.suggestedFilename()).toContain('Auswertung 30')
  const result = page.getByRole('alertdialog')
  await expect(result).toContainText(/Auswertung 31: .*500/)
  await result.getByRole('button', { name: 'Schliessen' }).first().click()
  await mock.clearFaults()
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '1 ZIP-Datei erneut versuchen' }).click(),
  ])
  expect(again.suggestedFilename()).toContain('Auswertung 31')
  await expect(page.getByRole('button', { name: /erneut versuchen/ })).toBeHidden()
})

test('a dialog says what the ZIP will hold before it is made', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91?f.sex=1')
  await expect(page.getByRole('region', { name: 'Auf einen Blick' }).getByRole('listitem').first()).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await pressTool(page, 'Alles herunterladen (ZIP)')
  const dialog = page.getByRole('dialog', { name: 'Alles herunterladen (ZIP)' })
  await expect(dialog).toContainText('Beispielauswertung')
  await expect(dialog).toContainText('Die ZIP-Datei enthält höchstens 19 Dateien:')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Auf einen Blick.html: eine Seite zum Lesen und Drucken',
    'Alle Tabellen.xlsx: alle Zahlen als Excel, ein Blatt je Diagramm',
    'Ordner «Diagramme»: 8 Diagramme, je als SVG und PNG',
    'LIESMICH.txt: alle Dateien und die Herkunft der Zahlen',
  ])
  await expect(dialog).toContainText(
    'Es gelten die Filter dieser Seite. Andere Institutionen sind ohne Namen enthalten.',
  )
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toBeHidden()
  expect(requested.filter((url) => url.includes('/results/data/'))).toEqual([])
})

test('cancelling stops further requests and downloads', async ({ page, mock }) => {
  // The list itself requests rows of the newest evaluation only, where measures have many.
  await page.route(/backend\/results\/measures\/\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/"results_count":\d+/g, '"results_count":20001')
    await route.fulfill({ response: answer, body })
  })
  await enterAs(page, mock, 'demo', '/results/evaluations')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(1)).toContainText('ohne gesicherten Unterschied', { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Ergebnis zeigen' })).toHaveCount(3)
  await pressTool(page, 'Alles herunterladen (ZIP)')
  const dialog = page.getByRole('dialog', { name: 'Alles herunterladen (ZIP)' })
  await dialog.getByRole('checkbox', { name: /^Alle gezeigten/ }).check()
  // Its rows are in the browser.
  await dialog.getByRole('checkbox', { name: /^Beispielauswertung/ }).uncheck()
  await mock.fail({ kind: 'delay', delay: 60_000, path: 'results/data/*', times: -1 })
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/results/data/')) requested.push(request.url())
  })
  await dialog.getByRole('button', { name: /ZIP-Dateien speichern/ }).click()
  const running = page.getByRole('dialog', { name: 'ZIP-Dateien werden erstellt' })
  await expect.poll(() => requested).toHaveLength(1)
  await running.getByRole('button', { name: 'Abbrechen' }).click()
  const result = page.getByRole('alertdialog')
  await expect(result).toContainText('Abgebrochen; von dieser Auswertung wurde nichts gespeichert.')
  await mock.clearFaults()
  await result.getByRole('button', { name: 'Schliessen' }).first().click()
  expect(requested).toHaveLength(1)
  expect(saved).toEqual([])
})

/** Words and figures of cells that wrap in the middle: a range of one of them has boxes on two lines. */
async function tornTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('th bdi, td bdi')].flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/[\p{L}\d.,'’]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        if (text === null) return []
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      }),
    ),
  )
}

/** The year file of a hospital person of the demo. */
async function savedDemoYear(page: Page, mock: Mock) {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.goto('/results/evaluations/91')
  await page.getByRole('button', { name: /^Heidi/ }).click()
  await expect(page.getByRole('region', { name: 'Auf einen Blick' }).getByRole('listitem').first()).toBeVisible()
  const { zip } = await savedZip(page, async () => await saveAll(page))
  return zip
}

test('the page of the year file breaks no word and no figure in its tables', async ({ page, mock }, info) => {
  const zip = await savedDemoYear(page, mock)
  await opened(page, zip, info)
  await expect(page.getByRole('table').first()).toBeVisible()
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await tornTexts(page)).toEqual([])
    // A wide table scrolls by itself.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the year file carries the plans at its figures with what they have changed', async ({ page, mock }) => {
  const zip = await savedDemoYear(page, mock)
  const workbook = await zip.file('Alle Tabellen.xlsx')?.async('nodebuffer')
  const sheets = await readXlsxFile(workbook ?? Buffer.alloc(0))
  const plans = sheets.at(-1)
  expect(plans?.sheet).toBe('Massnahmen')
  const food = plans?.data.find((row) => row.includes('Menüwahl am Vortag'))
  expect(String(food)).toMatch(/Klinik Seeblick.*Ziel erreicht: 4\.25 bei einem Ziel von 4\.00/)
  expect(await zip.file('Auf einen Blick.html')?.async('string')).toContain('Menüwahl am Vortag')
  // Its day and its target stand in the picture and the table of the timeline.
  const timeline = Object.keys(zip.files).find((name) => name.endsWith('Verpflegung im Verlauf.svg')) ?? ''
  const texts = ((await zip.file(timeline)?.async('string')) ?? '')
    .replaceAll(/<[^>]+>|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
  expect(texts).toContain('Massnahme «Menüwahl am Vortag»')
  expect(texts).toContain('Ziel von «Menüwahl am Vortag»')
  const table = sheets.find(({ sheet }) => sheet === 'Verpflegung im Verlauf')
  expect(table?.data.some((row) => row.includes('Ziel von «Menüwahl am Vortag»'))).toBe(true)
})
