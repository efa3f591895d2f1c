import type { APIRequestContext, Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

type Stored = {
  id: number
  name: string
  anqid: number
  state: number
  frabos_max: number | null
  dispensed_until: string | null
  modified: string
}

/** The hospitals of the list below as stored on the server. */
async function getHospitals(request: APIRequestContext, mock: Mock): Promise<Stored[]> {
  const { email, password } = getLogin('staff')
  const { access } = await mock.tokens(email, password)
  const answer = await request.get('/backend/patzu/hospitals/?all=1&search=Klinik', {
    headers: { Authorization: `Bearer ${access}` },
  })
  return ((await answer.json()) as Stored[]).toSorted((one, other) => one.id - other.id)
}
const bar = (page: Page) => page.getByRole('group', { name: 'Auswahl' })

/** Selects all rows of the list and opens the preview of closing them. */
async function previewClosing(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  await bar(page)
    .getByRole('button', { name: /^Alle \d+ auswählen$/ })
    .click()
  await expect(bar(page)).toContainText('auf anderen Seiten')
  await bar(page).getByRole('button', { name: 'Ein Feld ändern' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, 'Welches Feld?', 'Status')
  await choose(page, /^Status/, 'Geschlossen')
  await dialog.getByRole('button', { name: 'Vorschau anzeigen' }).click()
  await expect(dialog.getByRole('columnheader', { name: 'Bisher' })).toBeVisible()
}
const getLine = (page: Page, name: string) => page.getByRole('dialog').getByRole('row').filter({ hasText: name })

test('a bulk edit changes only its field @smoke', async ({ page, mock, request }) => {
  // One is closed already, and one would lose the end of its dispensation.
  await enterAs(page, mock, 'staff', '/')
  await mock.edit('patzu/hospitals', 5, { state: 2 })
  await mock.edit('patzu/hospitals', 31, { state: 3, dispensed_until: '2027-03-01' })
  const before = await getHospitals(request, mock)
  await page.goto('/patzu/hospitals?search=Klinik')
  await previewClosing(page)
  const dialog = page.getByRole('dialog')

  const open = before.filter(({ state, dispensed_until }) => state !== 2 && !dispensed_until)
  const losing = before.filter(({ state, dispensed_until }) => state === 3 && dispensed_until)
  await test.step('the preview shows old and new values and unchanged records', async () => {
    await expect(dialog.getByRole('row')).toHaveCount(before.length + 1)
    await expect(getLine(page, 'Klinik Seeblick')).toHaveText(/Klinik Seeblick\s*Aktiv\s*Geschlossen/)
    await expect(getLine(page, 'Klinik Birkenhof')).toHaveText(/Klinik Birkenhof\s*Geschlossen\s*unverändert/)
    await expect(getLine(page, 'Klinik Blumenegg')).toContainText('Das würde auch leeren: Dispensiert bis.')
    await expect(dialog.getByText(`Werden geändert: ${open.length}`)).toBeVisible()
    await expect(dialog.getByText(`Werden nicht geändert: ${losing.length}`)).toBeVisible()
    expect((await mock.log()).filter(({ method }) => method === 'PUT')).toEqual([])
  })

  await test.step('somebody else changes the field of one and another field of another', async () => {
    await mock.edit('patzu/hospitals', 16, { state: 3 })
    await mock.edit('patzu/hospitals', 12, { name: 'Klinik Sonnenau (neu)', frabos_max: 777 })
    await mock.fail({
      method: 'PUT',
      path: 'patzu/hospitals/1/',
      kind: 'status',
      status: 400,
      body: { state: ['Es laufen noch Bestellungen.'] },
    })
    await dialog.getByRole('button', { name: `${open.length} Einträge ändern` }).click()
  })

  const result = page.getByRole('alertdialog')
  await test.step('errors of the server are shown at the end', async () => {
    await expect(result).toContainText('Fehlgeschlagen (2)')
    await expect(result).toContainText('Klinik Ahornbrunn: Inzwischen wurde «Dispensiert» gespeichert')
    await expect(result).toContainText('Klinik Seeblick: Status: Es laufen noch Bestellungen.')
    await expect(result).toContainText(`Erledigt (${open.length - 2})`)
  })
  await test.step('only failures are retried', async () => {
    await mock.clearLog()
    await result.getByRole('button', { name: 'Diese 2 erneut versuchen' }).click()
    await expect(result).toContainText('Fehlgeschlagen (1)')
    expect((await mock.log()).filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      'patzu/hospitals/1/',
    ])
    await result.getByRole('button', { name: 'Schliessen', exact: true }).last().click()
  })
  await expect(page.getByText(`«Status» geändert: ${open.length - 1} Einträge.`)).toBeVisible()
  await expect(bar(page)).toContainText(`${before.length - open.length + 1} ausgewählt`)

  await test.step('only the field has changed on the server', async () => {
    const after = await getHospitals(request, mock)
    const others: Record<number, object> = { 16: { state: 3 }, 12: { name: 'Klinik Sonnenau (neu)', frabos_max: 777 } }
    const expected = before.map((row) => ({
      ...row,
      ...(open.some(({ id }) => id === row.id) ? { state: 2 } : {}),
      ...others[row.id],
    }))
    // The server returns lists of ids in any order.
    const sorted = (value: unknown) =>
      Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value
    const plain = (rows: Stored[]) =>
      rows.map(({ modified: _modified, ...row }) =>
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, sorted(value)])),
      )
    expect(plain(after)).toEqual(plain(expected))
  })
})

test('a cancelled run stops between two records and lists the rest', async ({ page, mock, request }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Klinik&state=1')
  const before = await getHospitals(request, mock)
  await previewClosing(page)
  await mock.fail({ method: 'PUT', path: 'patzu/hospitals/*', kind: 'delay', delay: 2500, skip: 3 })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d+ Einträge ändern$/ })
    .click()
  await expect(page.getByRole('dialog').getByText(/^3 von \d+$/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  const result = page.getByRole('alertdialog')
  await expect(result).toContainText('Erledigt (4)')
  await expect(result).toContainText(/Nicht versucht \(\d+\)/)
  await result.getByRole('button', { name: 'Schliessen', exact: true }).last().click()
  const after = await getHospitals(request, mock)
  expect(after.filter(({ state }, place) => state !== before[place]?.state)).toHaveLength(4)
  expect((await mock.log()).filter(({ method }) => method === 'PUT')).toHaveLength(4)
})

test('a record with a lost response is looked up [N05]', async ({ page, mock, request }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Klinik&state=1')
  const before = await getHospitals(request, mock)
  await previewClosing(page)
  await mock.fail({ method: 'PUT', path: 'patzu/hospitals/*', kind: 'lose', skip: 1 })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d+ Einträge ändern$/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: '«Status» geändert' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const after = await getHospitals(request, mock)
  const changed = after.filter(({ state }, place) => state !== before[place]?.state)
  const puts = (await mock.log()).filter(({ method }) => method === 'PUT').map(({ path }) => path)
  expect(changed.map(({ id }) => `patzu/hospitals/${id}/`).toSorted()).toEqual([...new Set(puts)].toSorted())
  await expect(page.getByText(`«Status» geändert: ${changed.length} Einträge.`)).toBeVisible()
})

test('an empty value or an incomplete date is refused at the field', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.locator('tbody').getByRole('checkbox').first().check()
  await mock.clearLog()
  await bar(page).getByRole('button', { name: 'Ein Feld ändern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Vorschau anzeigen' }).click()
  await expect(dialog.getByText('Bitte ausfüllen.')).toBeVisible()
  await choose(page, 'Welches Feld?', 'Status')
  await dialog.getByRole('button', { name: 'Vorschau anzeigen' }).click()
  await expect(dialog.getByText('Bitte ausfüllen.')).toBeVisible()
  await choose(page, 'Welches Feld?', 'Dispensiert bis')
  await dialog.getByRole('textbox', { name: 'Dispensiert bis' }).fill('31.')
  await dialog.getByRole('button', { name: 'Vorschau anzeigen' }).click()
  await expect(dialog.getByRole('columnheader', { name: 'Bisher' })).toHaveCount(0)
  expect((await mock.log()).filter(({ path }) => /patzu\/hospitals\/\d+/.test(path))).toEqual([])
})

test('a bulk edit is undone except for later changes', async ({ page, mock, request }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Klinik&state=1')
  const before = await getHospitals(request, mock)
  await previewClosing(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d+ Einträge ändern$/ })
    .click()
  const notice = page.getByRole('status').filter({ hasText: '«Status» geändert' })
  await expect(notice).toBeVisible()
  await mock.edit('patzu/hospitals', 1, { state: 3 })
  await notice.getByRole('button', { name: 'Rückgängig' }).click()
  const result = page.getByRole('alertdialog')
  await expect(result).toContainText('Klinik Seeblick: Inzwischen wurde «Dispensiert» gespeichert')
  await result.getByRole('button', { name: 'Schliessen', exact: true }).last().click()
  const plain = (rows: Stored[]) => rows.map(({ id, name, state }) => ({ id, name, state: id === 1 ? 3 : state }))
  expect(plain(await getHospitals(request, mock))).toEqual(plain(before))
})

test('cells of a spreadsheet are pasted into the records that they name', async ({ page, mock, request }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Klinik&state=1')
  const before = await getHospitals(request, mock)
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows.first()).toContainText('Klinik')
  const texts = (await rows.allInnerTexts()).slice(0, 3)
  const [first, second, third] = texts.map((text) => before.find(({ anqid }) => text.includes(String(anqid))))
  for (const place of [0, 1, 2]) await rows.nth(place).getByRole('checkbox').check()
  await bar(page).getByRole('button', { name: 'Aus Tabelle einfügen' }).click()
  const dialog = page.getByRole('dialog')
  const cells = `Klinik-Nr\tFragebogen (Maximum)\n${third?.anqid}\t1234\n${first?.anqid}\t777\n99999\t1`
  await dialog.getByRole('textbox', { name: /^Zellen aus der Tabelle/ }).fill(cells)
  await dialog.getByRole('button', { name: 'Vorschau anzeigen' }).click()
  await expect(dialog.getByText('Zeile 4 («99999»): nicht unter den ausgewählten Einträgen')).toBeVisible()
  await expect(getLine(page, String(second?.name))).toContainText('nicht in der Tabelle')
  await dialog.getByRole('button', { name: '2 Einträge ändern' }).click()
  const notice = page.getByRole('status').filter({ hasText: '«Fragebogen (Maximum)» geändert: 2 Einträge.' })
  await expect(notice).toBeVisible()
  const after = await getHospitals(request, mock)
  const maximums = new Map([
    [first?.id, 777],
    [third?.id, 1234],
  ])
  // The server returns lists of ids in any order.
  const plain = (all: Stored[]) =>
    all.map(({ modified: _modified, ...row }) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value]),
      ),
    )
  expect(plain(after)).toEqual(
    plain(before.map((row) => ({ ...row, frabos_max: maximums.get(row.id) ?? row.frabos_max }))),
  )
})

test('a deletion of several names what refers to them', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  const boxes = page.locator('tbody').getByRole('checkbox')
  for (const place of [0, 1]) await boxes.nth(place).check()
  await bar(page).getByRole('button', { name: 'Löschen', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Darauf verweisen noch:')
  await expect(question.getByRole('listitem').filter({ hasText: /^Bestellungen: \d+$/ })).toBeVisible()
  await expect(question).not.toContainText('konnte nicht gezählt werden')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  expect((await mock.log()).filter(({ method }) => method === 'DELETE')).toEqual([])
})
