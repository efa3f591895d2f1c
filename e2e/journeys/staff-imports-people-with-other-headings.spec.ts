import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

test('200 people of a list with its own headings are imported in a few clicks [ACC-01, ACC-12, D-36] @smoke', async ({
  page,
  mock,
}) => {
  const { anqid } = await readAs<{ anqid: number }>(page, mock, 'staff', 'patzu/hospitals/1/')
  const rows = Array.from(
    { length: 200 },
    (_, at) => `liste${at}@klinik.example;Vera;Liste ${at};Französisch;${anqid};Bemerkung`,
  )
  const file = {
    name: 'Personalliste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFPersonalliste Stand Oktober\r\n\r\nMail;Vorname;Name;Sprache;Klinik-Nr;Notiz\r\n${rows.join('\r\n')}\r\n`,
    ),
  }
  await enterAs(page, mock, 'staff', '/patzu/users')
  await pressTool(page, 'Datei importieren', 'link')
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Datei wählen/)
  await page.getByLabel('CSV-Datei wählen').setInputFiles(file)
  const mapping = page.getByRole('region', { name: 'Zuordnung der Spalten' })
  await expect(mapping.getByRole('combobox', { name: /^Nachname/ })).toHaveText('Name')
  await expect(page.getByText('Diese Spalten werden nicht importiert: Notiz')).toBeVisible()
  await page.getByRole('button', { name: '200 Zeilen importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 200 · schon da 0 · ausgelassen 0.')).toBeVisible({
    timeout: 60_000,
  })
  const { results } = await readAs<{ results: Record<string, unknown>[] }>(
    page,
    mock,
    'staff',
    'accounts/users/?size=1000&search=@klinik.example&ordering=id',
  )
  const imported = results.filter(({ email }) => String(email).startsWith('liste'))
  expect(imported).toHaveLength(200)
  expect(imported[7]).toMatchObject({
    email: 'liste7@klinik.example',
    first_name: 'Vera',
    last_name: 'Liste 7',
    language: 2,
    is_staff: false,
    app_permissions: [{ content_type: 20, object_id: 1, role: 2 }],
  })
})

test('people are imported for a hospital from its page, with columns assigned once', async ({ page, mock }) => {
  const people = (name: string, ...emails: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Wer,Kontakt\n${emails.map((email) => `Berg,${email}`).join('\n')}\n`),
  })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByRole('button', { name: 'Neu für dieses Spital' }).click()
  await page.getByRole('menuitem', { name: 'Personen importieren' }).click()
  await page.getByLabel('CSV-Datei wählen').setInputFiles(people('a.csv', 'erste@klinik.example'))
  await expect(page.locator('[aria-current="step"]')).toHaveText(/Spalten zuordnen/)
  await page.getByRole('combobox', { name: /^E-Mail/ }).click()
  await page.getByRole('option', { name: 'Kontakt' }).click()
  await page.getByRole('button', { name: '1 Zeile importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 1 · schon da 0 · ausgelassen 0.')).toBeVisible()
  await page.reload()
  await page
    .getByLabel('CSV-Datei wählen')
    .setInputFiles(people('b.csv', 'zweite@klinik.example', 'dritte@klinik.example'))
  await page.getByRole('button', { name: '2 Zeilen importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 2 · schon da 0 · ausgelassen 0.')).toBeVisible()
  const { results } = await readAs<{ results: Record<string, unknown>[] }>(
    page,
    mock,
    'staff',
    'accounts/users/?search=zweite@klinik.example',
  )
  expect(results).toMatchObject([{ app_permissions: [{ content_type: 20, object_id: 1, role: 2 }] }])
})
