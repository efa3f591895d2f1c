import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import JSZip from 'jszip'
import Papa from 'papaparse'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

/** Saves a list as the dialog offers it. */
async function save(page: Page, ...choices: string[]): Promise<Download> {
  const dialog = page.getByRole('dialog', { name: 'Exportieren' })
  for (const name of choices) await dialog.getByRole('radio', { name }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Datei speichern' }).click(),
  ])
  return download
}
async function getLines(download: Download): Promise<string[][]> {
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: ';' }).data
}
const shown = async (page: Page) => {
  const rows = await page.locator('tbody tr').all()
  return await Promise.all(
    rows.map(async (row) =>
      (await row.locator('td').allInnerTexts()).slice(1).map((text) => text.replace('Handlungsbedarf', '').trim()),
    ),
  )
}

test('a list is exported as it is shown @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Klinik&ordering=-anqid&columns=category,anqid,state')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const [total = ''] = /\d+$/.exec(await page.getByText(/^1–15 von \d+$/).innerText()) ?? []
  const first = await shown(page)
  await pressTool(page, 'Exportieren')
  const dialog = page.getByRole('dialog', { name: 'Exportieren' })
  await expect(dialog.getByRole('radio', { name: `Alle ${total} Einträge der Liste` })).toBeChecked()
  const download = await save(page, 'CSV, mit den Spalten der Liste')
  expect(download.suggestedFilename()).toMatch(/^Spitäler \d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = await getLines(download)
  expect(head).toEqual(['Name', 'Kategorie', 'ANQ-ID', 'Status'])
  expect(lines).toHaveLength(Number(total))
  // A cell that a spreadsheet would run as a formula begins with an apostrophe.
  expect(lines.slice(0, 15).map((line) => line.map((text) => text.replace(/^'/, '')))).toEqual(first)
  expect(lines.flat().filter((text) => /^[=+@-]/.test(text))).toEqual([])
  await expect(page.getByText(`${total} Einträge exportiert.`)).toBeVisible()
})

test('cells with custom rendering are exported as text', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders?status=99')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const orders = await shown(page)
  await pressTool(page, 'Exportieren')
  const ordersFile = await getLines(await save(page, 'CSV, mit den Spalten der Liste'))
  const width = orders[0]?.length ?? 0
  expect(ordersFile.slice(1, orders.length + 1).map((line) => line.slice(0, width))).toEqual(orders)
  // The window has no room for these.
  expect(ordersFile[0]?.slice(width)).toEqual(['Kategorie', 'ANQ-ID', 'Geändert'])

  await page.goto('/patzu/event')
  await expect(page.locator('tbody tr').first().locator('td').nth(2)).toContainText(/\d{4}/)
  const events = await shown(page)
  await pressTool(page, 'Exportieren')
  const eventsFile = await getLines(await save(page, 'CSV, mit den Spalten der Liste'))
  expect(eventsFile.slice(1, events.length + 1).map(([name, measure]) => [name, measure])).toEqual(
    events.map(([name, measure]) => [name, measure]),
  )
})

test('only the selected rows are saved with numbers as numbers', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Klinik')
  for (const place of [2, 4]) await page.locator('tbody').getByRole('checkbox').nth(place).check()
  const names = await page.locator('tbody tr td:nth-child(2)').allInnerTexts()
  await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Exportieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exportieren' })
  await expect(dialog.getByRole('radio', { name: 'Nur die 2 ausgewählten' })).toBeChecked()
  const download = await save(page, 'Excel (XLSX), mit den Spalten der Liste')
  expect(download.suggestedFilename()).toMatch(/^Spitäler \d{4}-\d\d-\d\d Auswahl\.xlsx$/)
  const zip = await JSZip.loadAsync(readFileSync(await download.path()))
  const sheet = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? ''
  expect(sheet.match(/<row /g)).toHaveLength(3)
  expect(sheet).toMatch(/<c [^>]*><v>1\d{3}<\/v>/)
  const texts = (await zip.file('xl/sharedStrings.xml')?.async('string')) ?? sheet
  expect(texts).toContain(names[4])
  expect(texts).not.toContain(names[3])
  await expect(page.getByText('2 ausgewählte Einträge exportiert.')).toBeVisible()
})

test('a list that fails to load completely saves no file', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders')
  await pressTool(page, 'Exportieren')
  await mock.fail({
    method: 'GET',
    path: 'patzu/orders/?*page=3*size=100*',
    kind: 'status',
    status: 400,
    body: { detail: 'Zu viele Zeilen.' },
  })
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.getByRole('dialog').getByRole('button', { name: 'Datei speichern' }).click()
  await expect(page.getByRole('alert').getByText('Zu viele Zeilen.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Exportieren' })).toBeVisible()
  expect(downloads).toBe(0)
})
