import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { watchTasks } from '../watch/watchTasks.ts'
import { pressTool } from '../tools.ts'

const file = (name: string, text = 'x') => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })

test('a failed file upload is retried [FILE-07, F16] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files')
  await test.step('its tab [FILE-01]', async () => {
    await page.getByRole('tab', { name: 'Upload' }).click()
    await expect(page).toHaveURL(/view=upload/)
  })
  await page.getByRole('combobox', { name: 'Gehört zu (Art)' }).click()
  await page.getByRole('option', { name: 'Patientenbefragung · Spital' }).click()
  await page.getByRole('combobox', { name: 'Gehört zu', exact: true }).click()
  await page.keyboard.type('Seeblick')
  await page.getByRole('option', { name: /Klinik Seeblick/ }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles([file('Erster.pdf'), file('Zweiter.pdf', 'zwei'), file('Dritter.pdf', 'drei!')])
  const list = page.getByRole('list', { name: 'Gewählte Dateien' })
  await expect(list.getByText('bereit')).toHaveCount(3)
  await mock.fail({
    method: 'POST',
    path: 'upload/',
    skip: 1,
    times: 1,
    kind: 'status',
    status: 413,
    body: { detail: 'Diese Datei ist zu gross.' },
  })
  await test.step('a refused file shows the message of the server [FILE-03, FILE-06]', async () => {
    await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
    await expect(list.getByRole('listitem').nth(1)).toContainText('Diese Datei ist zu gross.')
    await expect(list.getByText('hochgeladen', { exact: true })).toHaveCount(2)
    expect(await mock.log('POST upload/')).toHaveLength(3)
  })

  await test.step('a retry lists all three [FILE-04, FILE-05]', async () => {
    await page.getByRole('button', { name: 'Erneut hochladen' }).click()
    await expect(page.getByText('Alle Dateien sind hochgeladen.', { exact: true }).first()).toBeVisible()
    expect(await mock.log('POST upload/')).toHaveLength(4)
    await expect(page).toHaveURL(/filemanager\/files$/)
    for (const name of ['Erster', 'Zweiter', 'Dritter'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1)
  })
})

test('files dropped on the list wait in the upload [FILE-08, FILE-07]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files')
  const row = page.locator('tbody tr').filter({ hasText: 'Klinik Seeblick' }).first()
  const saved = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Jahresbericht 2022\.pdf Herunterladen/ }).click()
  expect((await saved).suggestedFilename()).toBe('Jahresbericht 2022.pdf')
  await expect(page).toHaveURL(/filemanager\/files$/)
  const object = row.getByRole('link', { name: 'Klinik Seeblick' })
  await expect(object).toHaveAttribute('href', /^\/\w+\/hospitals\/\d+$/)

  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'Hingezogen.pdf', { type: 'application/pdf' }))
    return transfer
  })
  // A drag fires its event repeatedly, as the drop area may still be loading.
  await expect(async () => {
    await page.dispatchEvent('tbody', 'dragover', { dataTransfer: data })
    await expect(page.getByText('Dateien loslassen, um sie hochzuladen')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await page.dispatchEvent('tbody', 'drop', { dataTransfer: data })
  await expect(page.getByRole('tab', { name: 'Upload' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('list', { name: 'Gewählte Dateien' })).toContainText('Hingezogen.pdf')
})

test('an object selected by a link is shown until it is changed [D-14]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload&content_type=20&object_id=1')
  const main = page.getByRole('main')
  await expect(main.getByText('vorausgefüllt')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Gehört zu (Art)' }).click()
  await page.getByRole('option', { name: 'Studierendenbefragung · Spital' }).click()
  await expect(main.getByText('vorausgefüllt')).toHaveCount(0)
})

test('a refused upload shows one message per field [ERR-01, D-33, FILE-03]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload&content_type=20&object_id=1')
  await page.locator('input[type=file]').setInputFiles([file('Abgelehnt.pdf')])
  await mock.fail({
    method: 'POST',
    path: 'upload/',
    times: 1,
    kind: 'status',
    status: 400,
    body: { object_id: ['Dieses Objekt nimmt keine Dateien an.', 'Noch ein Grund.'] },
  })
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  const row = page.getByRole('list', { name: 'Gewählte Dateien' }).getByRole('listitem')
  await expect(row).toContainText('Gehört zu: Dieses Objekt nimmt keine Dateien an.')
  await expect(row).not.toContainText('Noch ein Grund.')
  const notice = page.getByRole('alert').filter({ hasText: 'Feld: Gehört zu' })
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('Dieses Objekt nimmt keine Dateien an.')
})

test('an upload with a lost response is not repeated [N05, F16]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload&content_type=20&object_id=1')
  await page.locator('input[type=file]').setInputFiles([file('Verloren.pdf', 'gut angekommen')])
  // Chromium repeats a POST whose connection was dropped: every response is lost, and the portal sends one request.
  await mock.fail({ method: 'POST', path: 'upload/', times: -1, kind: 'lose' })
  let requested = 0
  page.on('request', (request) => (requested += request.url().endsWith('/upload/') ? 1 : 0))
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  await expect(page.getByText('Alle Dateien sind hochgeladen.', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verloren', exact: true }).first()).toBeVisible()
  expect(requested).toBe(1)
})

test('empty and executable files are refused before a request [F16]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload&content_type=20&object_id=1')
  await page.locator('input[type=file]').setInputFiles([file('leer.pdf', ''), file('seite.html'), file('bild.svg')])
  await expect(page.getByText('Die Datei ist leer.')).toBeVisible()
  await expect(page.getByText(/können Schaden anrichten/)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Hochladen', exact: true })).toBeDisabled()
  expect(await mock.log('POST upload/')).toEqual([])
})

test('files of a record are saved by id and uploaded to it [IRP-04, FILE-07, FILE-08]', async ({ page, mock }) => {
  type Record = { files: { id: number; name: string; extension: string }[] }
  const stored = async () => await readAs<Record>(page, mock, 'staff', 'irp/irpGlobalFiles/503/')
  await enterAs(page, mock, 'staff', '/irp/irpGlobalFiles')
  await page.getByRole('link', { name: 'Protokolle', exact: true }).click()
  await expect(page).toHaveURL(/irpGlobalFiles\/503$/)
  const before = await stored()
  const [first] = before.files
  const name = `${first?.name}.${first?.extension}`
  const download = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Dateien' }).getByRole('button', { name }).first().click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(name)
  expect(readFileSync(await saved.path(), 'utf8')).toContain(`Demo file ${first?.id}`)

  await page.locator('input[type=file]').setInputFiles([file('Protokoll Mai.pdf')])
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Dateien' })).toContainText('Protokoll Mai.pdf')
  await expect(page.getByRole('list', { name: 'Gewählte Dateien' })).toHaveCount(0)
  const after = await stored()
  expect(after.files.map((one) => one.name)).toEqual([...before.files.map((one) => one.name), 'Protokoll Mai'])

  await page.goto('/irp/irpGlobalFiles/504')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schulung')
  await expect(page.getByRole('region', { name: 'Dateien' })).not.toContainText('Protokoll Mai.pdf')
})

test('a new record of programme files takes files immediately [IRP-04]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp/irpGlobalFiles/+')
  await page.getByLabel('Name').fill('Merkblätter')
  await page.getByRole('button', { name: 'Programmdatei hinzufügen', exact: true }).click()
  await expect(page).toHaveURL(/irpGlobalFiles\/\d+$/)
  await page.locator('input[type=file]').setInputFiles([file('Merkblatt.pdf')])
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Dateien' })).toContainText('Merkblatt.pdf')
})

test('leaving with pending files needs a confirmation', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp/irpGlobalFiles/501')
  await page.locator('input[type=file]').setInputFiles([file('Leitfaden.pdf')])
  await page.getByRole('link', { name: 'Startseite', exact: true }).click()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toContainText('Hochladen abbrechen?')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Dateien' })).toContainText('Leitfaden.pdf')
})

test('returning to the list with pending files needs a confirmation, too', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload')
  await page.locator('input[type=file]').setInputFiles([file('Leitfaden.pdf')])
  await page.getByRole('tab', { name: 'Liste' }).click()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toContainText('Hochladen abbrechen?')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByText('Leitfaden.pdf')).toBeVisible()
  await page.getByRole('tab', { name: 'Liste' }).click()
  await dialog.getByRole('button', { name: 'Seite verlassen' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('files without an object are cleaned up after a critical confirmation [FILE-10, FILE-11, D-39]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/filemanager/files')
  await pressTool(page, 'Verwaiste Dateien löschen')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('DELETE ALL')
  await dialog.getByRole('button', { name: 'Verwaiste Dateien löschen' }).click()
  await expect(page.getByText('Dateien wurden aufgeräumt').first()).toBeVisible()
  expect(await mock.log('DELETE filemanager/files/clean_up/')).toHaveLength(1)
})

test('a slow upload shows its progress and is not aborted [F16]', async ({ page, context, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload&content_type=20&object_id=1')
  await page.locator('input[type=file]').setInputFiles([file('Langsam.pdf', 'x'.repeat(1_500_000))])
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  })
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  const bar = page.getByRole('progressbar', { name: '«Langsam.pdf» wird hochgeladen' })
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0)
  expect(Number(await bar.getAttribute('value'))).toBeLessThan(100)
  await expect(page.getByText('Alle Dateien sind hochgeladen.', { exact: true }).first()).toBeVisible()
  const [sent] = await mock.log('POST upload/')
  expect(sent).toMatchObject({ status: 201, authorized: true })
})

test('a file of 100 MB is uploaded without blocking the page [F16]', async ({ page, mock }) => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  const path = join(folder, 'Bericht.pdf')
  await writeFile(path, Buffer.alloc(100_000_000, 'x'))
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload&content_type=20&object_id=1')
  await expect(page.locator('input[type=file]')).toBeAttached()
  await mock.set({ uploadLimitBytes: 200_000_000 })
  const tasks = await watchTasks(await page.context().newCDPSession(page))
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByRole('list', { name: 'Gewählte Dateien' })).toContainText('100 MB')
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click()
  await expect(page.getByText('Alle Dateien sind hochgeladen.', { exact: true }).first()).toBeVisible({
    timeout: 45_000,
  })
  const maxLength = await tasks.maxLength()
  expect(maxLength).toBeGreaterThan(0)
  expect(maxLength).toBeLessThanOrEqual(100)
  await rm(folder, { recursive: true })
})
