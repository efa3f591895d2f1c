import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { pressTool } from '../tools.ts'

const action = 'POST patzu/tokens/import_data/'

async function read(page: Page, mock: Mock, path: string): Promise<Record<string, unknown>[]> {
  const { email, password } = getLogin('staff')
  const { access } = await mock.tokens(email, password)
  const answer = await page.request.get(`/backend/${path}`, { headers: { Authorization: `Bearer ${access}` } })
  return ((await answer.json()) as { results: Record<string, unknown>[] }).results
}

const tokensWith = async (page: Page, mock: Mock, search: string) =>
  await read(page, mock, `patzu/tokens/?size=1000&search=${search}`)

/** A hospital and a unit of the backend. */
async function hospital(page: Page, mock: Mock) {
  const [first] = await read(page, mock, 'patzu/hospitals/?size=1&ordering=id')
  const [unit] = await read(page, mock, 'patzu/orderunits/?size=1&ordering=id')
  return { anqid: String(first?.['anqid']), category: String(first?.['category']), unit: String(unit?.['name']) }
}

const western = (text: string) => Buffer.from(text, 'latin1')
const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer })

async function openImport(page: Page, mock: Mock) {
  await enterAs(page, mock, 'staff', '/patzu/tokens')
  await pressTool(page, 'Datei importieren', 'link')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokens: Datei importieren')
}
const chooser = (page: Page) => page.getByLabel('CSV-Datei wählen')

test('staff import tokens from a Windows-1252 file [IMPORT-01, PATZU-41, D-36] @smoke', async ({ page, mock }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const rows = Array.from({ length: 27 }, (_, at) => [anqid, category, `NEU-ä-${at + 2}`, unit])
  rows[1] = [anqid, category, '', unit]
  rows[25] = ['x12', category, 'NEU-ä-27', unit]
  const file = csv(
    'tokens.csv',
    western(`anqid;category;token;unitname\r\n${rows.map((row) => row.join(';')).join('\r\n')}\r\n\r\n`),
  )
  await chooser(page).setInputFiles(file)

  await test.step('the encoding is shown [F01]', async () => {
    await expect(page.getByText('Zeichensatz:')).toBeVisible()
    await expect(page.getByText('Windows-1252', { exact: true })).toBeVisible()
  })
  const problems = page.getByRole('region', { name: 'Fehlerhafte Zeilen' })
  await expect(problems.getByRole('row').nth(1)).toContainText('Hier fehlt ein Wert.')
  await expect(problems.getByRole('rowheader')).toHaveText(['3', '27'])
  await expect(problems).toContainText('Bitte eine ganze Zahl eintragen.')
  await test.step('the first ten rows are previewed before anything is sent [IMPORT-03, IMPORT-04]', async () => {
    await expect(page.getByRole('region', { name: 'Vorschau' }).getByRole('row')).toHaveCount(11)
    await expect(page.getByRole('region', { name: 'Vorschau' })).toContainText('NEU-ä-2')
    expect(await mock.log(action)).toEqual([])
  })

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('tokens-fehlerhafte-Zeilen.csv')
  expect(await readFile(await saved.path(), 'utf8')).toBe(
    `\uFEFF"anqid";"category";"token";"unitname";"Fehler"\r\n${anqid};${category};;"${unit}";"Token: Hier fehlt ein Wert."\r\n"x12";${category};"NEU-ä-27";"${unit}";"ANQ-ID: Bitte eine ganze Zahl eintragen."\r\n`,
  )

  await test.step('ten at a time [IMPORT-05, PATZU-42]', async () => {
    await page.getByRole('button', { name: '25 Zeilen importieren' }).click()
    await expect(page.getByText('Der Import ist abgeschlossen: neu 25 · schon da 0 · ausgelassen 2.')).toBeVisible()
    expect(
      (await mock.log(action)).map(({ status, body }) => [status, (body as { rows: unknown[] }).rows.length]),
    ).toEqual([
      [201, 10],
      [201, 10],
      [201, 5],
    ])
  })

  await test.step('the same file is recognised [F08]', async () => {
    await chooser(page).setInputFiles(file)
    await expect(page.getByText(/Diese Datei wurde am .* bereits importiert: 25 Zeilen\./)).toBeVisible()
    await page.getByRole('button', { name: '25 Zeilen importieren' }).click({ force: true })
    expect(await mock.log(action)).toHaveLength(3)
  })

  await page.getByRole('link', { name: 'Tokens', exact: true }).first().click()
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('NEU-ä-2')
  await expect(page.getByRole('link', { name: 'NEU-ä-28', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'NEU-ä-27', exact: true })).toHaveCount(0)
})

test('a batch with a lost response is not imported twice [F07, D-36, N05] @smoke', async ({ page, mock }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const rows = Array.from({ length: 45 }, (_, at) => [anqid, category, `LOST${at}X`, unit].join(';'))
  await mock.fail({ method: 'POST', path: 'patzu/tokens/import_data/', skip: 2, times: -1, kind: 'lose' })
  const file = csv('tokens.csv', Buffer.from(`anqid;category;token;unitname\n${rows.join('\n')}\n`))
  await chooser(page).setInputFiles(file)
  await page.getByRole('button', { name: '45 Zeilen importieren' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Der Import hat angehalten: neu 20 · schon da 0 · ausgelassen 0. Ob die Zeilen 22 bis 31 angekommen sind, ist unbekannt.',
  )
  await mock.clearFaults()

  // The tab is closed and reopened: the ledger has the progress.
  await page.reload()
  await chooser(page).setInputFiles(file)
  await expect(page.getByText(/nicht abgeschlossen\. 20 Zeilen sind importiert\./)).toBeVisible()
  await page.getByRole('button', { name: 'Ab Zeile 22 fortsetzen' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 45 · schon da 0 · ausgelassen 0.')).toBeVisible()
  expect(await tokensWith(page, mock, 'LOST')).toHaveLength(45)
  const later = (await mock.log(action))
    .filter(({ status }) => status === 201)
    .map(({ body }) => (body as { rows: unknown[] }).rows.length)
  expect(later).toEqual([10, 10, 10, 5])
})

test('a request repeated by the browser is not an error [F07, D-36]', async ({ page, mock }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const rows = Array.from({ length: 25 }, (_, at) => [anqid, category, `TWICE${at}X`, unit].join(';'))
  await mock.fail({ method: 'POST', path: 'patzu/tokens/import_data/', skip: 1, kind: 'lose' })
  await chooser(page).setInputFiles(
    csv('tokens.csv', Buffer.from(`anqid;category;token;unitname\n${rows.join('\n')}\n`)),
  )
  await page.getByRole('button', { name: '25 Zeilen importieren' }).click()
  const goOn = page.getByRole('button', { name: 'Ab Zeile 12 fortsetzen' })
  const done = page.getByText('Der Import ist abgeschlossen: neu 25 · schon da 0 · ausgelassen 0.')
  // The browser decides whether to repeat.
  await expect(goOn.or(done)).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expect(done).toBeVisible()
  expect(await tokensWith(page, mock, 'TWICE')).toHaveLength(25)
})

test('rows that the server refuses are named and the import continues [F06, ERR-06, D-36]', async ({ page, mock }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const rows = Array.from({ length: 25 }, (_, at) => [at === 14 ? '1' : anqid, category, `REF${at}X`, unit].join(';'))
  const file = csv('tokens.csv', Buffer.from(`anqid;category;token;unitname\n${rows.join('\n')}\n`))
  await chooser(page).setInputFiles(file)
  await page.getByRole('button', { name: '25 Zeilen importieren' }).click()
  const refused = page.getByRole('region', { name: 'Fehlerhafte Zeilen' })
  await expect(refused.getByRole('rowheader')).toHaveText(['16'])
  await expect(page.getByRole('alert')).toContainText('neu 10 · schon da 0 · ausgelassen 1.')
  await expect(page.getByRole('button', { name: 'Ab Zeile 12 fortsetzen' })).toBeVisible()

  // The refused row is left out and named after a reload, too.
  await page.reload()
  await chooser(page).setInputFiles(file)
  await expect(refused.getByRole('rowheader')).toHaveText(['16'])
  await page.getByRole('button', { name: 'Ab Zeile 12 fortsetzen' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 24 · schon da 0 · ausgelassen 1.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(';"REF14X";')
})

test('a running import is protected from leaving and from a second window [F09]', async ({ page, mock, context }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const rows = Array.from({ length: 60 }, (_, at) => [anqid, category, `TWO${at}X`, unit].join(';'))
  const file = csv('tokens.csv', Buffer.from(`anqid;category;token;unitname\n${rows.join('\n')}\n`))
  await chooser(page).setInputFiles(file)
  const other = await context.newPage()
  await other.goto('/patzu/tokens/+?import')
  await chooser(other).setInputFiles(file)
  await expect(other.getByRole('button', { name: '60 Zeilen importieren' })).toBeVisible()
  await mock.fail({ method: 'POST', path: 'patzu/tokens/import_data/', times: -1, kind: 'delay', delay: 2500 })
  await page.getByRole('button', { name: '60 Zeilen importieren' }).click()
  await expect(page.getByRole('progressbar', { name: 'Fortschritt des Imports' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeFocused()
  await other.getByRole('button', { name: '60 Zeilen importieren' }).click()
  await expect(other.getByText('Diese Datei wird gerade in einem anderen Fenster importiert.')).toBeVisible()

  await page.getByRole('link', { name: 'Tokens', exact: true }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Der Import läuft noch')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await mock.clearFaults()
  await expect(page.getByText(/Der Import hat angehalten/)).toBeVisible()
  await page.getByRole('button', { name: /Ab Zeile \d+ fortsetzen/ }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 60 · schon da 0 · ausgelassen 0.')).toBeVisible()
  const sent = (await mock.log(action)).flatMap(({ body }) => (body as { rows: { token: string }[] }).rows)
  expect(sent).toHaveLength(60)
})

test('existing rows are found by one exact request for ten of them [IMPORT-05, D-36]', async ({ page, mock }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const line = (token: string, number = anqid) => [number, category, token, unit].join(';')
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `KNOWN${from + at}`)
  const file = (...lines: string[]) =>
    csv('tokens.csv', Buffer.from(`anqid;category;token;unitname\n${lines.join('\n')}\n`))
  await chooser(page).setInputFiles(file(...rows(0, 20).map((token) => line(token))))
  await page.getByRole('button', { name: '20 Zeilen importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 20 ·')).toBeVisible()

  // Twenty existing ones, a substring of a name that is no name, five new ones, one of an unknown hospital, one
  // invalid.
  const mixed = [...rows(0, 20).map((token) => line(token)), line('KNOWN'), ...rows(20, 24).map((token) => line(token))]
  await mock.clearLog()
  await chooser(page).setInputFiles(file(...mixed, line('KNOWN99', '1'), line('')))
  await page.getByRole('button', { name: '26 Zeilen importieren' }).click()
  await expect(page.getByRole('alert')).toContainText('neu 0 · schon da 20 · ausgelassen 2.')
  await page.getByRole('button', { name: 'Ab Zeile 22 fortsetzen' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 5 · schon da 20 · ausgelassen 2.')).toBeVisible()
  const check = page.getByRole('region', { name: 'Prüfung' })
  await expect(check.locator('dl')).toHaveText(/Zeilen:\s*27\s*In Ordnung:\s*25\s*Fehlerhaft:\s*2/)
  expect((await mock.log(action)).map(({ body }) => (body as { rows: unknown[] }).rows.length)).toEqual([6, 5])
  // Three batches, the last one twice, and whether the browser repeated it.
  expect(await mock.log('GET patzu/tokens/')).toHaveLength(5)
  expect(await tokensWith(page, mock, 'KNOWN')).toHaveLength(25)
})

test('a duplicate column is reported only when it is required [IMPORT-02, F03]', async ({ page, mock }) => {
  await openImport(page, mock)
  await chooser(page).setInputFiles(csv('a.csv', Buffer.from('anqid;category;token;unitname;x;x;;\n1;a;b;c;d;e;;\n')))
  await expect(page.getByRole('button', { name: '1 Zeile importieren' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Diese Spalten werden nicht importiert: x', { exact: true })).toBeVisible()
  await chooser(page).setInputFiles(csv('b.csv', Buffer.from('anqid;category;token;unitname;token\n1;a;b;c;d\n')))
  await expect(page.getByRole('alert')).toHaveText(/^Diese Spalten kommen mehrfach vor: token\./)
  await expect(page.getByRole('button', { name: /importieren/ })).toHaveCount(0)
})

test('missing columns are all reported and nothing is sent [IMPORT-02, F02, F03]', async ({ page, mock }) => {
  await openImport(page, mock)
  await chooser(page).setInputFiles(csv('a.csv', Buffer.from('anqid;Token;__proto__\n1;a;b\n')))
  await expect(page.getByRole('alert')).toContainText('In der Kopfzeile fehlen: Kategorie, Name der Einheit.')
  const mapping = page.getByRole('region', { name: 'Zuordnung der Spalten' })
  await mapping.getByText(/^Am Namen erkannt \(\d\)$/).click()
  await expect(mapping.getByRole('combobox', { name: /^Token/ })).toHaveText('Token')
  await chooser(page).setInputFiles(csv('b.csv', Buffer.from('anqid;category;token;unitname\n1;a;"b;c\n')))
  await expect(page.getByRole('alert')).toContainText('In Zeile 2 beginnt ein Anführungszeichen')
  await expect(page.getByRole('button', { name: /importieren/ })).toHaveCount(0)
  expect(await mock.log(action)).toEqual([])
})

test('an import continues after signing in again [F07, S10]', async ({ page, mock }) => {
  await openImport(page, mock)
  const { anqid, category, unit } = await hospital(page, mock)
  const rows = Array.from({ length: 40 }, (_, at) => [anqid, category, `SES${at}X`, unit].join(';'))
  await chooser(page).setInputFiles(
    csv('tokens.csv', Buffer.from(`anqid;category;token;unitname\n${rows.join('\n')}\n`)),
  )
  await mock.fail({ method: 'POST', path: 'patzu/tokens/import_data/', times: -1, kind: 'delay', delay: 600 })
  await page.getByRole('button', { name: '40 Zeilen importieren' }).click()
  await expect(page.getByText('10 von 40 Zeilen: neu 10 · schon da 0 · ausgelassen 0.')).toBeVisible()
  await mock.revokeRefresh()
  await mock.expireAccess()
  await mock.clearFaults()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').fill(getLogin('staff').password)
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /Ab Zeile \d+ fortsetzen/ }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 40 · schon da 0 · ausgelassen 0.')).toBeVisible()
  const sent = (await mock.log(action))
    .filter(({ status }) => status === 201)
    .flatMap(({ body }) => (body as { rows: unknown[] }).rows)
  expect(sent).toHaveLength(40)
})
