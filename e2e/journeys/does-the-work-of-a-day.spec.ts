import type { Page } from '@playwright/test'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { enterAs, getLogin } from '../actors.ts'
import { expectAtMost, watchEffort } from '../watch/effort.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a hospital is found by a part of its name among others of the same name', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/')
  await expect(heading(page)).toBeVisible()
  await spent()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('seeblick')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('1001 · Patientenbefragung')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Klinik Seeblick')
  // Control+K, eight letters, Enter.
  expectAtMost(await spent(), { clicks: 0, keys: 11 })
})

test('the contact of a hospital is changed in three clicks @smoke', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const { address } = await readAs<{ address: number }>(page, mock, 'staff', 'patzu/hospitals/1/')
  const before = await readAs<Record<string, unknown>>(page, mock, 'staff', `patzu/addresses/${address}/`)
  const contact = page.getByRole('group', { name: 'Adressen' }).getByRole('link', { name: 'Monnier' })
  await contact.waitFor()
  // A list that still loads may move it, and Playwright would press twice.
  await allLoaded(page)
  await spent()
  await contact.click()
  const field = page.getByRole('textbox', { name: 'Nachname' })
  await expect(field).toHaveValue('Monnier')
  await field.click({ clickCount: 1 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Favre')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 3, keys: 7 })
  const after = await readAs<Record<string, unknown>>(page, mock, 'staff', `patzu/addresses/${address}/`)
  expect({ ...after, modified: null }).toEqual({ ...before, name: 'Favre', modified: null })
})

test('the name of a hospital is changed by keyboard with one key to the first field', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue('Klinik Seeblick')
  // Shortcuts work a moment after the page is visible.
  await expect(async () => {
    await spent()
    await page.keyboard.press('e')
    await expect(name).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('End')
  await page.keyboard.type(' AG')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 0, keys: 7 })
  expect(await readAs(page, mock, 'staff', 'patzu/hospitals/1/')).toMatchObject({ name: 'Klinik Seeblick AG' })
})

test('an admin is invited from the hospital in four clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await expect(heading(page)).toHaveText('Klinik Seeblick')
  await spent()
  await page.getByRole('button', { name: 'Neu für dieses Spital' }).click()
  await page.getByRole('menuitem', { name: 'Person einladen' }).click()
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).click()
  await page.keyboard.type('a@b.ch')
  await expect(page.getByLabel('Einladungstext')).toHaveValue(/^Guten Tag/)
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect.poll(async () => (await mock.log('POST accounts/invitations/')).length).toBe(1)
  expectAtMost(await spent(), { clicks: 4, keys: 6 })
  const [post] = await mock.log('POST accounts/invitations/')
  expect(post?.body).toMatchObject({ permissions: [{ content_type: 20, object_id: 1, role: 2 }] })
})

test('failed orders of this year are two clicks from home with their reasons', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/')
  const work = page.getByRole('region', { name: 'Zu tun' })
  const year = String(new Date().getFullYear())
  const link = work.getByRole('link', { name: new RegExp(`mit Fehler.* ${year}`) })
  const count = Number(await link.getByText(/^\d+$/).innerText())
  await spent()
  await link.click()
  await expect(page.locator('tbody tr')).toHaveCount(count)
  for (const row of await page.locator('tbody tr').all()) await expect(row).toContainText(year)
  await page.locator('tbody tr').first().getByRole('cell').last().click()
  await expect(page.getByRole('alert')).toContainText('Was zu tun ist')
  expectAtMost(await spent(), { clicks: 2, keys: 0 })
})

test('three files are sent to a hospital in two clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const files = page.getByRole('region', { name: 'Dateien' })
  const names = ['Eins.pdf', 'Zwei.pdf', 'Drei.pdf']
  const field = files.locator('input[type=file]')
  await field.waitFor({ state: 'attached' })
  await spent()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), files.getByText('Dateien wählen').click()])
  await chooser.setFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(name) })))
  await files.getByRole('button', { name: 'Hochladen', exact: true }).click()
  for (const name of names) await expect(files.getByRole('button', { name, exact: true })).toBeVisible()
  expectAtMost(await spent(), { clicks: 2, keys: 0 })
})

test('a mailing to all hospitals of a kind is created in seven clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  const { results } = await readAs<{ results: { users: number[] }[] }>(
    page,
    mock,
    'staff',
    'patzu/hospitals/?size=1000&category=1',
  )
  await enterAs(page, mock, 'staff', '/patzu/hospitals?category=1')
  await page.locator('tbody').getByRole('checkbox').first().waitFor()
  await spent()
  await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'An die Personen schreiben' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-Mail-Versand erstellen' })
  await dialog.getByRole('radio', { name: /alle/i }).check()
  await dialog.getByRole('textbox', { name: 'Name' }).click()
  await page.keyboard.type('Umzug')
  await dialog.getByRole('combobox', { name: 'Vorlage' }).click()
  await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
  await dialog.getByRole('button', { name: 'E-Mail-Versand erstellen' }).click()
  await expect(page).toHaveURL(/mailer\/mailjobs\/\d+$/)
  expectAtMost(await spent(), { clicks: 7, keys: 5 })
  const [post] = await mock.log('POST mailer/jobs/')
  const { recipients = [] } = (post?.body ?? {}) as { recipients?: number[] }
  expect(new Set(recipients)).toEqual(new Set(results.flatMap(({ users }) => users)))
})

test('a deleted record is restored in three clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await mock.edit('patzu/hospitals', 3, { is_active: false })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await spent()
  await pressTool(page, 'Papierkorb')
  await page.getByRole('checkbox', { name: 'Clinique du Vallon auswählen', exact: true }).check()
  await pressTool(page, 'Wiederherstellen')
  await expect.poll(async () => (await mock.log('PUT patzu/hospitals/3/restore/')).length).toBe(1)
  expectAtMost(await spent(), { clicks: 3, keys: 0 })
})

test('an earlier version of a user is restored in four clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await mock.edit('accounts/users', 12, { first_name: 'Verschrieben' })
  await enterAs(page, mock, 'staff', '/accounts/users/12')
  await expect(page.locator('input[name=first_name]')).toHaveValue('Verschrieben')
  await spent()
  await pressTool(page, 'Versionen')
  const panel = page.getByRole('dialog', { name: 'Versionen' })
  await panel.locator('ol > li').nth(1).getByText('Diesen Stand wiederherstellen …').click()
  await panel.getByRole('button', { name: 'Ins Formular übernehmen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 4, keys: 0 })
})

test('the verdict of a topic is read without a click', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: 4 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const overview = page.getByRole('region', { name: 'Auf einen Blick' })
  await expect(overview).toContainText('6 schlechter')
  await expect(overview).toContainText('▼ deutlich schlechter')
  await expect(overview.getByRole('button', { name: 'Austritt' }).first()).toBeInViewport()
  expectAtMost(await spent(), { clicks: 0, keys: 0 })
})

test('the page is filtered to a ward in three clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  const means = getChart('mean', 0, 1, questionnaires[0] ?? [])
  const byWard = { ...means, title: 'Nach Abteilung', groups: [{ attribute: 'ward' }], slices: [], splits: [] }
  await mock.edit('results/evaluations', 1, { charts: [byWard] })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  const card = page.getByRole('article', { name: 'Nach Abteilung' })
  await expect(card.locator('footer')).toContainText('493 Fragebogen')
  const ward = card.getByRole('figure').locator('svg').getByText('Tagesklinik').first()
  await ward.scrollIntoViewIfNeeded()
  await spent()
  await ward.click({ force: true })
  await expect(card.locator('footer')).not.toContainText('493 Fragebogen')
  await card.getByRole('button', { name: 'Speichern' }).click()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Bild als PNG' }).click(),
  ])
  expect(picture.suggestedFilename()).toMatch(/Nach Abteilung.*\.png$/)
  expectAtMost(await spent(), { clicks: 3, keys: 0 })
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = ''
    }
  })
  await pressTool(page, 'Drucken')
  await expect(page.locator('body[data-printed]')).toBeAttached()
  expectAtMost(await spent(), { clicks: 1, keys: 0 })
})

test('a reviewer answers two requests in four clicks with the focus kept', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'reviewer', '/irp')
  const open = page.getByRole('region', { name: 'Demandes ouvertes' })
  await expect(open.getByRole('listitem')).toHaveCount(2)
  await spent()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await open.getByRole('button', { name: 'Oui' }).first().click()
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(open.getByRole('listitem')).toHaveCount(1)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await open.getByRole('button', { name: 'Oui' }).first().click()
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(open).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expectAtMost(await spent(), { clicks: 4, keys: 0 })
})

test('a demo visitor sees figures without a click', async ({ page }) => {
  const spent = await watchEffort(page)
  await page.goto('/demo/demo-1')
  await expect(page).toHaveURL('/results/evaluations/91')
  await expect(page.getByRole('region', { name: 'Auf einen Blick' })).toContainText(/besser|schlechter/)
  expectAtMost(await spent(), { clicks: 0, keys: 0 })
})
