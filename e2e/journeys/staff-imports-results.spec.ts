import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

const keys = [
  'sex',
  'birth_year',
  'exit_date',
  'ward',
  'insurance',
  'reasons',
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'nps',
  'remarks',
]
const line = (at: number) => [
  '1',
  '1960',
  '01.02.2026',
  '2',
  '3',
  '1,3',
  '5',
  '4',
  'NA',
  '-1',
  '3',
  '2',
  '10',
  `Bemerkung ${at}`,
]
const measure = 'Patientenzufriedenheit 2026'

function getFile(header: string[], rows: string[][]) {
  return {
    name: 'befragung.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${header.join(';')}\n${rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\n')}\n`,
    ),
  }
}
type Body = { offset: number; rows: Record<string, unknown>[] }

test('results are imported with a mapping of the columns [D-36] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/importer')
  await test.step('imported files are listed outside of a table [IMPORT-07, LIST-10, DETAIL-13]', async () => {
    await expect(page.getByRole('link', { name: /^import_.*csv/ }).first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Umfang')).toBeInViewport()
    await pressTool(page, 'Datei importieren', 'link')
    await expect(page).toHaveURL(/results\/importer\/\+/)
  })
  await page
    .getByRole('button', { name: /Messung/ })
    .or(page.getByRole('combobox', { name: /Messung/ }))
    .first()
    .click()
  await page.keyboard.type(measure)
  // Three have this name: the first, as only matching ones are offered.
  const offered = page.getByRole('option', { name: measure, exact: true })
  await expect(offered).toHaveCount(3)
  await offered.first().click()

  // By name ignoring case, by key, and two that only a person can match.
  const header = keys.map(
    (key) => ({ sex: 'GESCHLECHT', q1: 'Behandlung', remarks: 'Kommentar', nps: 'Empfehlung' })[key] ?? key,
  )
  const rows = Array.from({ length: 23 }, (_, at) => line(at + 2))
  rows[4] = line(6).with(2, '29.03.2026 02:30:00')
  rows[5] = line(7).with(6, '9')
  await page.getByLabel('CSV-Datei wählen').setInputFiles(getFile(header, rows))
  const mapping = page.getByRole('region', { name: 'Zuordnung der Spalten' })
  await test.step('what has no column is an error from the first attempt on', async () => {
    await expect(mapping.getByRole('heading', { name: 'Noch nicht zugeordnet (2)' })).toBeVisible()
    await expect(mapping.getByRole('combobox')).toHaveCount(2)
    await expect(mapping.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Importieren', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('In der Kopfzeile fehlen: Weiterempfehlung, Bemerkungen.')
    await expect(mapping.locator('[aria-invalid]')).toHaveCount(2)
    await expect(mapping.getByRole('combobox').first()).toBeFocused()
  })
  for (const [attribute, column] of [
    ['Weiterempfehlung', 'Empfehlung'],
    ['Bemerkungen', 'Kommentar'],
  ] as const) {
    await mapping.getByLabel(new RegExp(attribute)).click()
    await page.getByRole('option', { name: column, exact: true }).click()
  }
  const unknown = page.getByRole('region', { name: 'Unbekannte Werte' })
  await expect(unknown.getByRole('row')).toHaveText([
    /^Spalte/,
    /Austritt.*29\.03\.2026 02:30:00.*Diese Uhrzeit gibt es an diesem Tag nicht\./,
    /Behandlung.*9.*Erlaubt sind Werte von 1 bis 5\./,
  ])
  await page.getByRole('checkbox', { name: '2 Zeilen mit anderen unbekannten Werten ganz auslassen' }).check()

  await page.getByRole('button', { name: '21 Zeilen importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 21 · schon da 0 · ausgelassen 2.')).toBeVisible()
  const batches = (await mock.log())
    .filter(({ method, path }) => method === 'POST' && /results\/importer\/\d+\/rows/.test(path))
    .map(({ body }) => body as unknown as Body)
  expect(batches.map(({ offset, rows }) => [offset, rows.length])).toEqual([
    [0, 10],
    [10, 10],
    [20, 1],
  ])
  await test.step('each value has the type of its attribute [IMPORT-06]', async () => {
    expect(batches[0]?.rows[0]).toEqual({
      sex: 1,
      birth_year: 1960,
      exit_date: '2026-02-01',
      ward: 2,
      insurance: 3,
      reasons: [1, 3],
      q1: 5,
      q2: 4,
      q3: 'NA',
      q4: -1,
      q5: 3,
      q6: 2,
      nps: 10,
      remarks: 'Bemerkung 2',
    })
  })

  await test.step('the file is in the list with its number of rows [IMPORT-08]', async () => {
    await page.getByRole('link', { name: 'Importe', exact: true }).first().click()
    const entry = page.getByRole('listitem').filter({ hasText: 'befragung.csv' })
    await expect(entry).toContainText('21 Zeilen')
  })
})

test('a batch with a lost response is sent again with its offset and counts once [F07, D-36]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/results/importer/+?measure=1')
  const file = getFile(
    keys,
    Array.from({ length: 35 }, (_, at) => line(at)),
  )
  await mock.fail({ method: 'POST', path: 'results/importer/*/rows/', skip: 2, times: -1, kind: 'lose' })
  await page.getByLabel('CSV-Datei wählen').setInputFiles(file)
  await page.getByRole('button', { name: '35 Zeilen importieren' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Der Import hat angehalten: neu 20 · schon da 0 · ausgelassen 0. Ob die Zeilen 22 bis 31 angekommen sind, ist unbekannt.',
  )
  await mock.clearFaults()

  // A new sign-in clears the ledger of this browser.
  await enterAs(page, mock, 'staff', '/logout')
  await expect(page).toHaveURL(/login/)
  await enterAs(page, mock, 'staff', '/results/importer/+?measure=1')
  await page.getByLabel('CSV-Datei wählen').setInputFiles(file)
  await expect(page.getByText(/nicht abgeschlossen\. 30 Zeilen sind importiert\./)).toBeVisible()
  await page.getByRole('button', { name: '35 Zeilen importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 35 · schon da 0 · ausgelassen 0.')).toBeVisible()
  expect(
    (await mock.log()).filter(({ method, path }) => method === 'POST' && path === 'results/importer/'),
  ).toHaveLength(1)

  await page.getByLabel('CSV-Datei wählen').setInputFiles(file)
  await expect(page.getByText(/am .* bereits importiert: 35 Zeilen\./)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Trotzdem noch einmal importieren' }).check()
  await page.getByRole('button', { name: '35 Zeilen importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 35 · schon da 0 · ausgelassen 0.')).toBeVisible()
  expect(
    (await mock.log()).filter(({ method, path }) => method === 'POST' && path === 'results/importer/'),
  ).toHaveLength(2)
})
