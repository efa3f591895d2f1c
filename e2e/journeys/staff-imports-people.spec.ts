import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

const header = 'email;first_name;last_name;language;programme;object;role'
const csv = (...lines: string[]) => ({
  name: 'personen.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${[header, ...lines].join('\n')}\n`),
})
const chooser = (page: Page) => page.getByLabel('CSV-Datei wählen')

async function anqid(page: Page, mock: Mock): Promise<number> {
  return (await readAs<{ anqid: number }>(page, mock, 'staff', 'patzu/hospitals/1/')).anqid
}
const stored = async (page: Page, mock: Mock, path: string) =>
  (await readAs<{ results: Record<string, unknown>[] }>(page, mock, 'staff', path)).results

test('an import of invitations is checked before mails are sent [ACC-17, D-36] @smoke', async ({ page, mock }) => {
  const hospital = await anqid(page, mock)
  await enterAs(page, mock, 'staff', '/accounts/invitations')
  await pressTool(page, 'Datei importieren', 'link')
  const columns = page.getByRole('list', { name: 'Die 7 Spalten der Datei' })
  await expect(columns.getByRole('listitem')).toHaveText([
    'E-Mail (nötig)',
    /^Programm \(nötig\)/,
    'ANQ-ID der Institution (nötig)',
    'Vorname (freiwillig)',
    'Nachname (freiwillig)',
    'Sprache (freiwillig)Deutsch, Französisch, Italienisch (auch de, fr, it)',
    /^Rolle \(freiwillig\)/,
  ])
  // What to do first is in sight, the rules come after it.
  await expect(page.getByText('Mehrere Zeilen derselben Person')).toBeInViewport()
  const places = [chooser(page), columns, page.getByText('Mehrere Zeilen derselben Person')].map(
    async (one) => (await one.boundingBox())?.y ?? 0,
  )
  expect(await Promise.all(places)).toEqual((await Promise.all(places)).toSorted((one, other) => one - other))
  const people = Array.from({ length: 11 }, (_, at) => `neu${at}@klinik.example;;;fr;patzu;${hospital};`)
  await mock.clearLog()
  await chooser(page).setInputFiles(
    csv(
      `Anna.Neu@klinik.example;Anna;Neu;de;patzu;${hospital};admin`,
      ...people,
      `staff@demo.example;;;de;patzu;${hospital};user`,
      `unbekannt@klinik.example;;;de;patzu;987654;user`,
      `keine-adresse;;;de;patzu;${hospital};user`,
      `wo@klinik.example;;;de;nirgends;${hospital};user`,
    ),
  )
  const check = page.getByRole('region', { name: 'Prüfung' })
  await expect(check.locator('dl')).toHaveText(/Zeilen:\s*16\s*In Ordnung:\s*12\s*Fehlerhaft:\s*4\s*Schon da:\s*0/)
  await expect(check.getByRole('rowheader')).toHaveText(['14', '15', '16', '17'])
  await expect(check).toContainText('Bitte eine gültige E-Mail-Adresse eintragen.')
  await expect(check).toContainText('Diese Person hat schon ein Konto, aber nicht diese Berechtigung.')
  await expect(check).toContainText('Zu dieser ANQ-ID gibt es im Programm keine oder mehr als eine Institution.')
  await expect(check.getByRole('row').last()).toContainText(
    /nirgends\s*Erlaubt sind Patientenbefragung, .* oder .* \(auch patzu, moniq, irp, studek, rehaspez\)\./,
  )
  await test.step('the preview has words for codes', async () => {
    const preview = page.getByRole('region', { name: 'Vorschau' })
    await expect(preview.getByRole('row').nth(1)).toContainText(
      /Anna\s*Neu\s*Deutsch\s*Patientenbefragung\s*\d+\s*Administrator/,
    )
  })
  await test.step('each list is requested once for ten rows without sending anything', async () => {
    const log = await mock.log()
    expect(log.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS')).toEqual([])
    for (const list of ['accounts/users/', 'accounts/invitations/'])
      expect(log.filter(({ path, query }) => path === list && query.includes('email__in')).length, list).toBe(2)
  })

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: '12 Zeilen importieren' }).click()
  await expect(question).toContainText('12 Personen erhalten jetzt eine E-Mail')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  expect(await mock.log('POST accounts/invitations/')).toEqual([])
  await page.getByRole('button', { name: '12 Zeilen importieren' }).click()
  await question.getByRole('button', { name: '12 Einladungen senden' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 12 · schon da 0 · ausgelassen 4.')).toBeVisible()
  await test.step('the outcome is at the top and leads to what is in and what is not', async () => {
    await expect(page.getByText('Der Import ist abgeschlossen')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Einladungen anzeigen' })).toHaveAttribute(
      'href',
      '/accounts/invitations',
    )
    await page.getByRole('button', { name: '4 ausgelassene Zeilen anzeigen' }).click()
    await expect(page.getByRole('heading', { name: 'Fehlerhafte Zeilen' })).toBeFocused()
    await expect(check.getByRole('rowheader').first()).toBeInViewport()
  })
  const sent = (await mock.log('POST accounts/invitations/')).map(({ body }) => body)
  expect(sent).toHaveLength(12)
  expect(sent[0]).toEqual({
    email: 'anna.neu@klinik.example',
    language: 1,
    content: expect.stringMatching(/^Guten Tag Anna Neu\n[^]+\{\{ register_link \}\}/) as unknown,
    permissions: [{ content_type: 20, object_id: 1, role: 1 }],
  })
  expect(sent[1]).toMatchObject({
    language: 2,
    content: expect.stringMatching(/^Bonjour,\n/),
    permissions: [{ content_type: 20, object_id: 1, role: 2 }],
  })

  await test.step('the same file has nothing left to send', async () => {
    await page.reload()
    await chooser(page).setInputFiles(csv(`Anna Neu <anna.neu@klinik.example>;Anna;Neu;de;patzu;${hospital};admin`))
    await expect(page.getByText('Von dieser Datei ist nichts mehr zu importieren.')).toBeVisible()
    await expect(page.getByRole('button', { name: /importieren/ })).toHaveCount(0)
  })
})

test('an invitation with a cut response is not sent twice [F07, D-36]', async ({ page, mock }) => {
  const hospital = await anqid(page, mock)
  await enterAs(page, mock, 'staff', '/accounts/invitations/+?import')
  await mock.fail({ method: 'POST', path: 'accounts/invitations/', skip: 4, kind: 'truncate' })
  await chooser(page).setInputFiles(
    csv(...Array.from({ length: 14 }, (_, at) => `verloren${at}@klinik.example;;;it;patzu;${hospital};`)),
  )
  await page.getByRole('button', { name: '14 Zeilen importieren' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '14 Einladungen senden' }).click()
  await expect(page.getByRole('alert')).toContainText('Ob die Zeilen 2 bis 11 angekommen sind, ist unbekannt.')
  await page.getByRole('button', { name: 'Ab Zeile 2 fortsetzen' }).click()
  await expect(question).toContainText(/^.*Einladungen senden9 Personen erhalten jetzt eine E-Mail/)
  await question.getByRole('button', { name: '9 Einladungen senden' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 14 · schon da 0 · ausgelassen 0.')).toBeVisible()
  expect(await stored(page, mock, 'accounts/invitations/?size=1000&search=verloren')).toHaveLength(14)
})

test('users are imported with their permission on an institution [ACC-01, ACC-12, D-36]', async ({ page, mock }) => {
  const hospital = await anqid(page, mock)
  const before = await stored(page, mock, 'accounts/users/?search=hospital-user@demo.example')
  await enterAs(page, mock, 'staff', '/accounts/users')
  await pressTool(page, 'Datei importieren', 'link')
  const [known] = (before[0]?.['app_permissions'] ?? []) as { object_id: number; role: number }[]
  expect(known).toMatchObject({ object_id: 1 })
  const role = ['admin', 'user', 'reader'][Number(known?.role) - 1]
  await chooser(page).setInputFiles(
    csv(
      `berta@klinik.example;Berta;Berg;it;patzu;${hospital};reader`,
      `hospital-user@demo.example;X;Y;de;patzu;${hospital};${role}`,
    ),
  )
  await page.getByRole('button', { name: '1 Zeile importieren' }).click()
  await expect(page.getByText('Der Import ist abgeschlossen: neu 1 · schon da 1 · ausgelassen 0.')).toBeVisible()
  const [berta] = await stored(page, mock, 'accounts/users/?search=berta@klinik.example')
  expect(berta).toMatchObject({
    first_name: 'Berta',
    last_name: 'Berg',
    language: 3,
    is_staff: false,
    app_permissions: [{ content_type: 20, object_id: 1, role: 3 }],
  })
  expect(await stored(page, mock, 'accounts/users/?search=hospital-user@demo.example')).toEqual(before)
  expect(await mock.log('POST accounts/invitations/')).toEqual([])
})

test('a user whose permission failed gets it when the import continues [F07, ACC-12]', async ({ page, mock }) => {
  const hospital = await anqid(page, mock)
  await enterAs(page, mock, 'staff', '/accounts/users/+?import')
  await mock.fail({ method: 'POST', path: 'accounts/app_permissions/', kind: 'status', status: 500 })
  await chooser(page).setInputFiles(csv(`clara@klinik.example;Clara;Carl;fr;patzu;${hospital};`))
  await page.getByRole('button', { name: '1 Zeile importieren' }).click()
  await expect(page.getByRole('alert')).toContainText('ist unbekannt')
  await page.reload()
  await chooser(page).setInputFiles(csv(`clara@klinik.example;Clara;Carl;fr;patzu;${hospital};`))
  await page.getByRole('button', { name: /fortsetzen|importieren/ }).click()
  await expect(page.getByText(/^Der Import ist abgeschlossen: neu 1 · schon da 0 · ausgelassen 0/)).toBeVisible()
  const found = await stored(page, mock, 'accounts/users/?search=clara@klinik.example')
  expect(found).toMatchObject([{ app_permissions: [{ content_type: 20, object_id: 1, role: 2 }] }])
})

test('a person with permissions on two institutions is invited once [ACC-17, D-94]', async ({ page, mock }) => {
  const first = await anqid(page, mock)
  const { anqid: second } = await readAs<{ anqid: number }>(page, mock, 'staff', 'patzu/hospitals/2/')
  await enterAs(page, mock, 'staff', '/accounts/invitations/+?import')
  await chooser(page).setInputFiles({
    name: 'personen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFemail,programme,object\r\n"Urs Meier <U.Meier@klinik.example>",patzu,${first}\r\nmailto:u.meier@klinik.example\u200B,patzu,${second}\r\n`,
    ),
  })
  await page.getByRole('button', { name: '2 Zeilen importieren' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '1 Einladung senden' }).click()
  await expect(page.getByText(/^Der Import ist abgeschlossen: neu 2/)).toBeVisible()
  const rights = [1, 2].map((object_id) => ({ content_type: 20, object_id, role: 2 }))
  expect(await stored(page, mock, 'accounts/invitations/?search=u.meier@klinik.example')).toMatchObject([
    { email: 'u.meier@klinik.example', permissions: rights },
  ])
})
