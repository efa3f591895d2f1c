import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

/** The number of pages of a page's PDF, and the width of the first in points. */
async function printed(page: Page): Promise<{ pages: number; width: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf) ?? []
  return { pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, width: Math.round(Number(width)) }
}

/** The typed texts that a form prints. */
async function getPrinted(page: Page): Promise<string[]> {
  return await page
    .locator('main form [data-print-text]:visible')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content.slice(1, -1)))
}

test('a list is printed with all its columns @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?state=1&search=Klinik')
  const head = page.locator('[data-print-head]')
  await expect(head).toBeAttached()
  await expect(head).toBeHidden()
  const rows = await page.locator('tbody tr').count()
  // A landscape A4 without its margins.
  await page.setViewportSize({ width: 1045, height: 718 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(head).toContainText(getLogin('staff').name)
  await expect(head).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)
  await expect(head).toContainText('Suchen: Klinik')
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await expect(page.getByText('Status: Aktiv')).toBeVisible()
  await expect(page.getByText(/^1–15 von \d+$/)).toBeVisible()
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Menü' }),
    page.getByRole('contentinfo'),
    page.getByRole('searchbox'),
    page.getByRole('checkbox').first(),
    page.getByRole('button', { name: 'Exportieren' }),
    page.getByRole('button', { name: 'Spalten' }),
    page.getByRole('link', { name: 'Hinzufügen' }),
    page.getByRole('button', { name: 'Seite 2' }),
  ])
    await expect(gone).toBeHidden()
  await expect(page.locator('tbody tr')).toHaveCount(rows)
  const cut = await page
    .locator('main :is(th, td):visible')
    .evaluateAll((cells) =>
      cells
        .filter(
          (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((cell) => cell.textContent),
    )
  expect(cut).toEqual([])
  await test.step('column heads are text on every page', async () => {
    await expect(page.getByRole('columnheader', { name: 'ANQ-ID' })).toBeVisible()
    const buttons = page.locator('th button')
    expect(await buttons.evaluateAll((all) => all.map((button) => button.getClientRects().length))).toEqual(
      Array.from({ length: await buttons.count() }, () => 0),
    )
  })
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect(await printed(page)).toEqual({ pages: 1, width: 842 })
})

test('a record is printed in portrait without controls', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await expect(page.locator('[data-print-head]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 2, name: /Bestellungen/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print-head]')).toContainText(getLogin('staff').name)
  await expect(page.getByRole('heading', { level: 1, name: 'Clinique du Vallon' })).toBeVisible()
  await expect(page.locator('input[name=name]')).toBeHidden()
  expect(await getPrinted(page)).toContain('Clinique du Vallon')
  await expect(page.getByRole('link', { name: 'Akutsomatik Erwachsene 2024' })).toBeVisible()
  for (const name of ['Speichern', 'Löschen', 'Versionen'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(page.getByText('Person einladen')).toBeAttached()
  await expect(page.getByText('Person einladen')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await test.step('files are listed by name without the drop area', async () => {
    const files = page.getByRole('region', { name: 'Dateien' })
    const names = files.getByRole('row').getByRole('button')
    expect(await names.count()).toBeGreaterThan(0)
    for (const name of await names.all()) await expect(name).toHaveText(/\.\w+$/)
    await expect(files.getByText('Dateien wählen')).toBeHidden()
  })
  await test.step('headings stay with what follows, without links that look like buttons', async () => {
    const headings = page.locator('main :is(h2, h3):visible')
    expect(new Set(await headings.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter)))).toEqual(
      new Set(['avoid']),
    )
    await page.goto('/results/measures/1')
    const link = page.locator('main a', { hasText: 'Ergebnisse anzeigen' })
    await expect(link).toBeAttached()
    await expect(link).toBeHidden()
    await expect(page.getByText('Weitere Möglichkeiten')).toBeHidden()
  })
  expect((await printed(page)).width).toBe(595)
})

test('the form of a record is printed as labels and values', async ({ page, mock }) => {
  const note = 'A note that is longer than its box. '.repeat(40).trim()
  await mock.edit('results/actions', 1, { note, title: 'Checkliste '.repeat(18).trim(), owner_text: '' })
  await enterAs(page, mock, 'staff', '/results/actions/1')
  await expect(page.getByRole('textbox', { name: 'Notiz' })).toHaveValue(note)
  await page.emulateMedia({ media: 'print' })
  const form = page.locator('main form').first()
  await expect(form.locator('input:visible, textarea:visible, button:visible:not([role=combobox])')).toHaveCount(0)
  expect(await getPrinted(page)).toContain(note)
  await expect(form.getByText('Notiz', { exact: true })).toBeVisible()
  await test.step('without empty fields, hints and boxes', async () => {
    await expect(form.getByText('Verantwortlich, ohne Konto')).toBeHidden()
    await expect(form.getByText(/^In der Einheit des Themas/)).toBeHidden()
    await expect(form.getByRole('combobox').first()).toHaveCSS('border-top-width', '0px')
  })
})

test('the plans of a year are printed as their table alone', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/actions?view=yearly')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const file = page.getByRole('button', { name: 'Kalenderdatei (ICS)' })
  await expect(file).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Massnahmen \d{4}\b/ })).toBeVisible()
  await expect(file).toBeHidden()
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Liste' })).toBeHidden()
  expect(await printed(page)).toEqual({ pages: 1, width: 842 })
})
