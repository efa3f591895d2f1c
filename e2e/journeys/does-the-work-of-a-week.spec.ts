import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { choose, openFilters } from '../choose.ts'
import { card, dialog, own, saveButton } from '../editor.ts'
import { expectAtMost, watchEffort } from '../watch/effort.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

type Fields = Record<string, unknown>
type User = { app_permissions: { id: number; content_type: number; object_id: number; role: number }[] }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('tbody tr')
const toFile = (lines: string[]) => ({
  name: 'personen.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

test('who changed a user yesterday is found in four clicks', async ({ page, mock }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await mock.edit('accounts/users', 12, { first_name: 'Gaëlle Anne' })
  const { email } = await readAs<{ email: string }>(page, mock, 'staff', 'accounts/users/12/')
  await mock.edit('accounts/versions', 1_000_001, { date_created: yesterday })
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/')
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Verwaltung' }).waitFor()
  await spent()
  await menu.getByRole('button', { name: 'Verwaltung' }).click()
  await menu.getByRole('link', { name: 'Benutzer', exact: true }).click()
  await pressTool(page, 'Versionen')
  const latest = page.getByRole('dialog', { name: 'Versionen' }).getByRole('listitem').first()
  await expect(latest).toContainText(email)
  await expect(latest).toContainText(getLogin('staff').name)
  await expect(latest).toContainText(
    new Intl.DateTimeFormat('de-CH', {
      timeZone: 'Europe/Zurich',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date(yesterday)),
  )
  expectAtMost(await spent(), { clicks: 4, keys: 0 })
})

test('a unit is changed and its order approved in eleven clicks', async ({ page, mock }) => {
  type Order = { id: number; print_type: number; units: { id: number }[] }
  const orders = await readAs<Order[]>(page, mock, 'staff', 'patzu/orders/?status=2&ordering=-id&all=1')
  const order = orders.find(({ print_type, units }) => print_type !== 5 && units.length > 0)
  const unitPath = `patzu/orderunits/${order?.units[0]?.id}/`
  const before = await readAs<Fields>(page, mock, 'staff', unitPath)
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/orders?status=2')
  const link = page.locator(`a[href="/patzu/orders/${order?.id}"]`)
  await link.waitFor()
  await spent()
  await link.click()
  await page
    .getByRole('region', { name: 'Bestellung: Einheiten' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .last()
    .click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Neu')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('gespeichert.').first()).toBeVisible()
  await page.getByRole('main').locator('header').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Bestellung genehmigen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bestellung genehmigen' }).click()
  await expect(page.getByText('Die Bestellung wurde genehmigt.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 7, keys: 6 })
  expect(await mock.log(`POST patzu/orders/${order?.id}/approve/`)).toHaveLength(1)
  expect(await readAs<Fields>(page, mock, 'staff', unitPath)).toMatchObject({ name: 'Neu' })
  expect(before['name']).not.toBe('Neu')
})

test('a user of one hospital becomes a user of another in five clicks', async ({ page, mock }) => {
  const before = await readAs<User>(page, mock, 'staff', 'accounts/users/6/')
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/accounts/users/6')
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).waitFor()
  await spent()
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Institution' }).last().click()
  await page.keyboard.type('vallon')
  await page
    .getByRole('option', { name: /Clinique du Vallon/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('gespeichert.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 5, keys: 6 })
  const after = await readAs<User>(page, mock, 'staff', 'accounts/users/6/')
  const given = after.app_permissions.filter(({ id }) => !before.app_permissions.some((one) => one.id === id))
  expect(given).toMatchObject([{ content_type: 20, object_id: 3, role: 2 }])
  expect(after.app_permissions).toEqual([...before.app_permissions, ...given])
})

test('one field of forty hospitals is changed in nine clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals?state=1')
  await expect(rows(page)).toHaveCount(15)
  await spent()
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: /^Alle \d+ auswählen$/ }).click()
  await page.getByRole('button', { name: 'Ein Feld ändern' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Welches Feld?' }).click()
  await page.getByRole('option', { name: 'Fragebogen (Maximum)' }).click()
  await form.getByRole('textbox', { name: 'Fragebogen (Maximum)' }).click()
  await page.keyboard.type('400')
  await form.getByRole('button', { name: 'Vorschau anzeigen' }).click()
  const change = form.getByRole('button', { name: /^\d+ Einträge ändern$/ })
  const count = Number(/\d+/.exec(await change.innerText()))
  expect(count).toBeGreaterThanOrEqual(40)
  await change.click()
  await expect(page.getByText(`«Fragebogen (Maximum)» geändert: ${count} Einträge.`)).toBeVisible()
  expectAtMost(await spent(), { clicks: 9, keys: 3 })
})

test('200 people are imported with the columns in any order in two clicks', async ({ page, mock }) => {
  const { anqid } = await readAs<{ anqid: number }>(page, mock, 'staff', 'patzu/hospitals/1/')
  const people = Array.from({ length: 200 }, (_, at) => `user;patzu;fr;${anqid};neu${at}@klinik.example;Neu${at};Anna`)
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/accounts/users/+?import')
  const choice = page.getByText('CSV-Datei wählen')
  await choice.waitFor()
  await spent()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choice.click()])
  await chooser.setFiles(toFile(['role;programme;language;object;email;last_name;first_name', ...people]))
  await page.getByRole('button', { name: '200 Zeilen importieren' }).click()
  await expect(page.getByText(/Der Import ist abgeschlossen: neu 200/)).toBeVisible({ timeout: 60_000 })
  expectAtMost(await spent(), { clicks: 2, keys: 0 })
})

test('a mailing to the admins of a programme takes four clicks and three fields', async ({ page, mock }) => {
  const { results } = await readAs<{ results: { id: number }[] }>(
    page,
    mock,
    'staff',
    'accounts/users/?app_permissions__content_type=20&app_permissions__role=1&size=1000',
  )
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/users')
  await rows(page).first().waitFor()
  await spent()
  await openFilters(page)
  await choose(page, 'Rolle', 'Administrator')
  await page.keyboard.press('Escape')
  await pressTool(page, 'E-Mail-Versand erstellen')
  const form = page.getByRole('dialog', { name: 'E-Mail-Versand erstellen' })
  await form.getByRole('textbox', { name: 'Name' }).click()
  await page.keyboard.type('Umzug')
  await form.getByRole('combobox', { name: 'Vorlage' }).click()
  await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
  await form.getByRole('button', { name: 'E-Mail-Versand erstellen' }).click()
  await expect(page).toHaveURL(/mailer\/mailjobs\/\d+$/)
  // A choice is a field, and two clicks.
  expectAtMost(await spent(), { clicks: 8, keys: 6 })
  const [post] = await mock.log('POST mailer/jobs/')
  const { recipients = [] } = (post?.body ?? {}) as { recipients?: number[] }
  expect(new Set(recipients)).toEqual(new Set(results.map(({ id }) => id)))
})

test('200 people of a list with its own headings are imported in six clicks', async ({ page, mock }) => {
  const { anqid } = await readAs<{ anqid: number }>(page, mock, 'staff', 'patzu/hospitals/1/')
  const people = Array.from(
    { length: 200 },
    (_, at) => `liste${at}@klinik.example;Vera;Liste ${at};Französisch;${anqid}`,
  )
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/')
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Patientenbefragung', exact: true }).click()
  await menu.getByRole('link', { name: 'Benutzer', exact: true }).click()
  await pressTool(page, 'Datei importieren', 'link')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('CSV-Datei wählen').click()])
  await chooser.setFiles(toFile(['Mail;Vorname;Name;Sprache;Klinik-Nr', ...people]))
  await page.getByRole('button', { name: '200 Zeilen importieren' }).click()
  await expect(page.getByText(/Der Import ist abgeschlossen: neu 200/)).toBeVisible({ timeout: 60_000 })
  expectAtMost(await spent(), { clicks: 6, keys: 0 })
})

test('the own clinic next to all others is saved as a picture in six clicks', async ({ page, mock }) => {
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: 4 })
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations')
  await rows(page).first().waitFor()
  await spent()
  await page.locator('a[href$="/results/evaluations/91"]').click()
  const chart = page.getByRole('article', { name: 'Verlauf' })
  await chart.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Alle anderen', exact: true })).toBeVisible()
  await chart.getByRole('button', { name: 'Speichern' }).click()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Bild als PNG' }).click(),
  ])
  expect(picture.suggestedFilename()).toMatch(/\.png$/)
  expectAtMost(await spent(), { clicks: 6, keys: 0 })
})

test('a note stands on the time axis after seven clicks', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'timeline')] })
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
  const edit = page.getByRole('button', { name: '«Diagramm 1» bearbeiten' })
  await edit.waitFor()
  await spent()
  await edit.click()
  const form = dialog(page)
  await form.getByRole('tab', { name: 'Texte' }).click()
  await form.getByRole('button', { name: 'Hinweis hinzufügen' }).click()
  await form.getByRole('textbox', { name: 'Tag' }).click()
  await page.keyboard.type('01.03.2024')
  await form.getByRole('listitem', { name: 'Hinweis 1' }).getByRole('textbox', { name: 'Deutsch' }).click()
  await page.keyboard.type('Umzug')
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await saveButton(page).click()
  await expect(page.getByText('gespeichert.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 7, keys: 16 })
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText('1) 01.03.2024: Umzug')
})

test('an evaluation that bears the name of its measure is found by it with one field', async ({ page, mock }) => {
  const { measures_name: name } = await readAs<{ measures_name: string }>(page, mock, 'staff', 'results/evaluations/1/')
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/results/evaluations')
  await rows(page).first().waitFor()
  await spent()
  await page.getByRole('searchbox', { name: 'Suchen' }).click()
  await page.keyboard.type(name)
  await expect(page).toHaveURL(/search=/)
  await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0)
  await expect(page.locator('a[href$="/results/evaluations/1"]')).toBeVisible()
  expect((await spent()).clicks).toBeLessThanOrEqual(1)
})

test('the language is changed in the middle of an edit by one click', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Noch nicht gespeichert')
  await spent()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Français/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Noch nicht gespeichert')
  expectAtMost(await spent(), { clicks: 1, keys: 0 })
})

test('a request for a review is answered on a phone with two taps @smoke', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'reviewer', '/irp')
  const open = page.getByRole('region', { name: 'Demandes ouvertes' })
  await expect(open.getByRole('listitem')).toHaveCount(2)
  await expect(open.getByRole('button', { name: 'Oui' }).first()).toBeInViewport()
  await spent()
  await open.getByRole('button', { name: 'Oui' }).first().click()
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Accepter' }).click()
  await expect(open.getByRole('listitem')).toHaveCount(1)
  expectAtMost(await spent(), { clicks: 2, keys: 0 })
  const answers = (await mock.log()).filter(({ path }) => path.includes('answer'))
  expect(answers.map(({ body }) => body)).toEqual([{ state: 2 }])
})

test('the link of a file of 2023 is copied with one field and one click', async ({ page, mock }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/filemanager/files')
  await rows(page).first().waitFor()
  await spent()
  await page.getByRole('searchbox', { name: 'Suchen' }).click()
  await page.keyboard.type('2023')
  await expect(page).toHaveURL(/search=2023/)
  await expect(rows(page).first()).toContainText('2023')
  await rows(page)
    .first()
    .getByRole('button', { name: /^Link zu «.+» kopieren$/ })
    .click()
  await expect(page.getByText('Link kopiert.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 2, keys: 4 })
  const address = await page.evaluate(async () => await navigator.clipboard.readText())
  await page.goto(address)
  await expect(heading(page)).toContainText('2023')
})
