import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { visit } from '../bothPages.ts'
import { filterBy, openFilters } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { getQuery } from '../getQuery.ts'
import { getTitle } from '../getTitle.ts'
import { findTool, pressTool } from '../tools.ts'

const rows = (page: Page) => page.locator('tbody tr')
/** The texts of a column from top to bottom. */
const texts = async (page: Page, column: number) =>
  await page.locator(`tbody tr td:nth-child(${column})`).allInnerTexts()
/** The number of rows that the list shows. */
const found = async (page: Page) =>
  Number((await page.getByText(/^\d+–\d+ von [\d’']+$/).innerText()).replace(/^.* von /, '').replace(/\D/g, ''))

test.describe('every filter narrows the rows', () => {
  test('result data of one measure', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/results/data')
    await expect(rows(page)).toHaveCount(15)
    const all = await found(page)
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Messung' }).click()
    const option = page.getByRole('listbox').getByRole('option').nth(2)
    const name = (await option.innerText()).trim()
    await option.click()
    await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
    await expect(page).toHaveURL(/[?&]measure=\d+/)
    await expect.poll(async () => await found(page)).toBeLessThan(all)
    expect(new Set(await texts(page, 2)).size).toBe(1)
    expect(name).toContain((await texts(page, 2))[0])
  })

  test('orders in one state', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/orders')
    await expect(rows(page)).toHaveCount(15)
    await filterBy(page, 'Status', 'Genehmigt')
    await expect(page).toHaveURL(/[?&]status=3/)
    await expect.poll(async () => new Set(await texts(page, 4))).toEqual(new Set(['Genehmigt']))
  })

  test('declarations of the year of their measure', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/declarations')
    await expect(rows(page)).toHaveCount(15)
    const all = await found(page)
    await filterBy(page, 'Jahr', '2025')
    await expect.poll(async () => await found(page)).toBeLessThan(all)
    for (const measure of await texts(page, 3)) expect(measure).toContain('2025')
  })

  test('benchmarks of one measure', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/results/benchmarks')
    await expect(rows(page).first()).toBeVisible()
    const before = await rows(page).count()
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Messungen des Benchmarks' }).click()
    const option = page.getByRole('listbox').getByRole('option').first()
    const name = (await option.innerText()).trim()
    await option.click()
    await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
    await expect.poll(async () => await rows(page).count()).toBeLessThan(before)
    for (const measures of await texts(page, 3)) expect(name).toContain(measures.split(', ')[0])
  })

  test('the dashboard cards show what their lists contain', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu')
    await expect(
      page
        .getByRole('region', { name: /^Offene Bestellungen .*nach Status$/ })
        .getByRole('link')
        .first(),
    ).toContainText(/\d/)
    await expect(
      page
        .getByRole('region', { name: /^Noch keine Deklaration/ })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const refused = (await mock.log()).filter(({ status }) => status >= 400)
    expect(refused).toEqual([])
  })

  test('files in the peer reviews belong to the selected person', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/irp/users/7')
    await page.getByRole('link', { name: 'Unterlagen 1', exact: true }).click()
    await expect(page).toHaveURL(/irp\/irpUserFiles\/1$/)
    await page.goto('/irp/users/7')
    await expect(page.getByRole('link', { name: /^Unterlagen/ })).toHaveCount(1)
    await page.getByRole('link', { name: 'Dateiablage hinzufügen' }).click()
    await page.locator('input[name=name]').fill('Einsatzplan')
    await page.getByRole('button', { name: 'Dateiablage hinzufügen' }).click()
    await expect(page).toHaveURL(/irp\/irpUserFiles\/\d+$/)
    const [made] = await mock.log('POST irp/irpUserFiles/')
    expect(made?.body).toMatchObject({ name: 'Einsatzplan', user: 7 })
    expect(made?.status).toBe(201)
  })
})

test('deleting several names the first and their count', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/addresses')
  await expect(rows(page)).toHaveCount(15)
  const count = await found(page)
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`Ausgewählt: 15 von ${count} gefundenen Einträgen`)
  await expect(dialog).toContainText('und 10 weitere')
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
})

test.describe('clicking a column head sorts the rows', () => {
  test('in both directions, also by related records [LIST-02]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/responsibles')
    await expect(rows(page)).toHaveCount(15)
    const { compare } = new Intl.Collator('de')
    for (const [name, column] of [
      ['Spital', 3],
      ['E-Mail', 2],
    ] as const) {
      const head = page.getByRole('columnheader', { name }).getByRole('button')
      await head.click()
      await expect(page.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending')
      await expect
        .poll(async () => await texts(page, column))
        .toEqual((await texts(page, column)).toSorted((one, other) => compare(one, other)))
      const up = await texts(page, column)
      await head.click()
      await expect.poll(async () => await texts(page, column)).not.toEqual(up)
    }
  })

  test('a computed column is not sortable', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/404')
    for (const [path, name] of [
      ['/moniq/hospitals', 'Admins'],
      ['/accounts/users', 'Admin'],
      ['/results/measures', 'Anzahl Ergebnisse'],
      ['/patzu/measures', 'Teilnehmende Institutionen'],
      ['/mailer/mailjobs', 'Fortschritt (%)'],
      ['/filemanager/files', 'Dateityp'],
    ] as const) {
      await visit(page, path)
      const head = page.getByRole('columnheader', { name, exact: true })
      await expect(head).toBeVisible()
      await expect(head.getByRole('button')).toHaveCount(0)
      await expect(head).not.toHaveAttribute('aria-sort')
      const before = await texts(page, 2)
      await head.click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      expect(await texts(page, 2)).toEqual(before)
    }
  })

  test('an unsupported order of an old link is not shown', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals?ordering=-admins')
    await expect(rows(page)).toHaveCount(15)
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    const pages = (await mock.log('GET patzu/hospitals/')).map(getQuery).filter((query) => 'page' in query)
    expect(pages.at(-1)?.['ordering']).toBe('name')
  })
})

test.describe('an unsupported request affects only its part of the page', () => {
  test('cards of the dashboard', async ({ page, mock }) => {
    await mock.fail(
      { path: 'patzu/declarations/?*', times: -1, kind: 'status', status: 501, body: { detail: 'Nicht eingebaut.' } },
      {
        path: 'patzu/orders/?*units__state__lt=10*',
        times: -1,
        kind: 'status',
        status: 404,
        body: { detail: 'Unbekannt.' },
      },
    )
    await enterAs(page, mock, 'staff', '/patzu')
    await expect(page.getByRole('region', { name: /^Noch keine Deklaration/ }).getByRole('alert')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' }).getByRole('alert'),
    ).toBeVisible()
    const figures = page.getByRole('region', { name: /^Offene Bestellungen .*nach Status$/ })
    await expect(figures.getByRole('link').first()).toContainText(/\d/)
    await expect(figures.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: /Admin/ }).getByRole('link').first()).toBeVisible()
  })

  test('a panel of a record with a form that still saves', async ({ page, mock }) => {
    await mock.fail({ path: 'irp/irpUserFiles/?*', times: -1, kind: 'html', status: 404 })
    await enterAs(page, mock, 'staff', '/irp/users/100')
    await expect(page.getByText('Die Angaben konnten nicht geladen werden')).toBeVisible()
    await page.locator('input[name=first_name]').fill('Neu')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  })

  test('the count of a menu entry', async ({ page, mock }) => {
    await mock.fail({ path: 'accounts/invitations/?*accepted=false*', times: -1, kind: 'status', status: 404 })
    await enterAs(page, mock, 'staff', '/patzu/hospitals')
    await expect(rows(page)).toHaveCount(15)
    await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible()
  })
})

test('deleting an evaluation in its settings leads to the list', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations')
  await page.locator('tbody a').nth(3).click()
  await pressTool(page, 'Einstellungen', 'link')
  await pressTool(page, 'Löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/results\/evaluations(?:\?|$)/)
  await expect(rows(page)).toHaveCount(15)
  await expect(page.getByText(/^\S+ «.+» gelöscht\.$/).first()).toBeVisible()
})

test('a reviewer without hospital permissions opens the peer reviews [D-12] @smoke', async ({ page, mock }) => {
  const { id } = getLogin('fsp')
  await mock.edit('irp/reviewers', 2, { user: id })
  await enterAs(page, mock, 'fsp', '/irp')
  await expect(page.getByRole('heading', { level: 1, name: 'Peer reviews' })).toBeVisible()
  await expect(page).toHaveURL(/\/irp$/)
})

test('a template with a name longer than the portal’s limit is saved', async ({ page, mock }) => {
  const name = `Einladung ${'sehr '.repeat(38)}lang`
  await mock.edit('mailer/mailtemplates', 2, { name })
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/2')
  await page.locator('input[name=from_email]').fill('neu@portal.example')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [saved] = await mock.log('PUT mailer/mailtemplates/2/')
  expect(saved?.body).toMatchObject({ name, from_email: 'neu@portal.example' })
})

test('a hospital without a name is linked by its number', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 7, { name: '' })
  await enterAs(page, mock, 'staff', '/patzu')
  const cards = page.getByRole('main').locator('a[href^="/patzu/hospitals/"], a[href^="/patzu/declarations/+"]')
  await expect(cards.first()).toBeVisible()
  for (const text of await cards.allInnerTexts()) expect(text.trim()).not.toBe('')
  await page.goto('/patzu/hospitals?search=&ordering=name')
  await expect(rows(page)).toHaveCount(15)
  const names = await page.locator('tbody a').allInnerTexts()
  expect(names.every((name) => name.trim() !== '')).toBe(true)
})

test('a deactivated account is listed as such and restored', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/users/120')
  const name = await getTitle(page)
  await pressTool(page, 'Deaktivieren')
  // A list shows the names in separate cells.
  const row = page.getByRole('row').filter({ hasText: name.split(' ').at(-1) ?? name })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('kann sich nicht mehr anmelden')
  await dialog.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(page.getByText(/^\S+ «.+» deaktiviert\.$/).first()).toBeVisible()
  await page.goto(`/accounts/users?search=${encodeURIComponent(name)}`)
  await expect(page.getByText('Keine Treffer')).toBeVisible()
  await pressTool(page, 'Deaktiviert')
  await expect(page).toHaveURL(/is_active=false/)
  await row.getByRole('cell').last().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deaktivieren' })).toHaveCount(0)
  await pressTool(page, 'Wiederherstellen')
  await expect(await findTool(page, 'Deaktivieren')).toBeVisible()
  await page.goto(`/accounts/users?search=${encodeURIComponent(name)}`)
  await expect(row).toHaveCount(1)
})

test('a missing value of an invitation is reported with the name of its group', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-admin', '/accounts/invitations/+')
  await page.locator('input[name=email]').fill('neu@klinik.example')
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  const group = page.getByRole('group', { name: 'Berechtigungen' })
  await page.getByRole('main').getByRole('button', { name: 'Berechtigungen', exact: true }).click()
  await expect(group.getByRole('checkbox').first()).toBeFocused()
})
