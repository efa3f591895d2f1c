import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { forgetOffline } from '../watch/offline.ts'
import { allLoaded } from '../watch/requests.ts'
import { pressTool } from '../tools.ts'

test('an invalid config.json has its own page @smoke', async ({ page, watch }) => {
  for (const body of ['{ "apiBase": ', '{"apiBase": "javascript:alert(1)"}', '[]']) {
    await page.route('**/config.json', (route) => route.fulfill({ body, contentType: 'application/json' }))
    await page.goto('/')
    await expect(page.getByText('Das Portal ist nicht richtig eingerichtet')).toBeVisible()
    await expect(page.getByText(/config\.json:/)).toBeVisible()
    await page.unroute('**/config.json')
  }
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('textbox', { name: 'Passwort' })).toBeVisible()
  watch.wrong.length = 0
})

test('corrupt loginData counts as signed out [S18]', async ({ page }) => {
  for (const loginData of [
    'null',
    '{"userId":"<img src=x>"}',
    '{broken',
    '"text"',
    `{"userId":1,"x":"${'y'.repeat(100_000)}"}`,
  ])
    await test.step(loginData.slice(0, 20), async () => {
      await page.goto('/favicon.svg')
      await page.evaluate((text) => localStorage.setItem('loginData', text), loginData)
      await page.goto('/patzu/hospitals')
      await expect(page.getByRole('textbox', { name: 'Passwort' })).toBeVisible()
    })
})

test('an HTML page as response shows a message instead [N01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  for (const status of [200, 502]) {
    await mock.fail({
      method: 'GET',
      path: 'patzu/hospitals/',
      times: -1,
      kind: 'html',
      status,
      body: '<h1>Bad Gateway XYZ</h1>',
    })
    await page.goto('/patzu/hospitals?page=2')
    await expect(page.getByText('Die Liste konnte nicht geladen werden')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Bad Gateway XYZ')).toHaveCount(0)
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(15)
  }
})

test('stale rows stay visible and marked when a refetch fails [N01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/', times: -1, kind: 'status', status: 500, body: {} })
  await page.getByRole('button', { name: 'Seite 2' }).click()
  await expect(page.getByText('Diese Liste ist nicht auf dem neusten Stand.')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('tbody tr')).toHaveCount(15)
})

test('rows of an earlier query are marked while new ones load [N03, N08]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  // Only these rows: the list also requests what it counts.
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/?*page=2*', times: 1, kind: 'delay', delay: 5000 })
  await page.getByRole('button', { name: 'Seite 2' }).click()
  const waiting = page.getByRole('region', { name: 'Spitäler' }).getByText('Wird geladen')
  await expect(waiting).toBeVisible({ timeout: 4000 })
  await expect(waiting).toBeInViewport()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('gibt es nicht')
  await expect(page.getByText('Keine Treffer')).toBeVisible()
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/?*search=Hochwald*', times: 1, kind: 'delay', delay: 5000 })
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Hochwald')
  await expect(page).toHaveURL(/search=Hochwald/)
  await expect(page.getByText('Keine Treffer')).toHaveCount(0)
  await expect(page.locator('[data-loading]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Spital Hochwald' })).toBeVisible({ timeout: 10_000 })
})

test('truncated JSON shows an error for a list and for a record [N02]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/*', times: -1, kind: 'truncate' })
  await page.goto('/patzu/hospitals')
  await expect(page.getByText('Die Liste konnte nicht geladen werden')).toBeVisible({ timeout: 20_000 })
  await page.goto('/patzu/hospitals/1')
  await expect(page.getByText('Die Angaben konnten nicht geladen werden')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/undefined|\[object Object\]/)).toHaveCount(0)
})

test('a page past the end shows the last one [N12, D-76]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks?page=999')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page).toHaveURL(/page=\d{1,2}$/)
  await expect(page.getByRole('navigation', { name: 'Seiten' }).locator('[aria-current=page]')).toBeVisible()
})

const shapes: [string, unknown, RegExp][] = [
  ['a list', { name: ['Zu kurz.'] }, /Zu kurz\./],
  ['a string', { name: 'Zu lang.' }, /Zu lang\./],
  ['nested objects', { address: { plz: ['Vier Ziffern.'] } }, /Vier Ziffern\./],
  ['a list of objects', { users: [{}, { email: ['Doppelt.'] }] }, /Doppelt\./],
  ['non_field_errors', { non_field_errors: ['So geht das nicht.'] }, /So geht das nicht\./],
  ['detail', { detail: 'Nicht erlaubt.' }, /Nicht erlaubt\./],
  ['a plain string', 'Einfach nein.', /Einfach nein\./],
]
test('an error of a save is readable in every shape and keeps the input [N09, D-33] @smoke', async ({ page, mock }) => {
  const field = page.getByRole('textbox', { name: 'Name' })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await field.fill('Getippt')
  for (const [name, body, text] of shapes)
    await test.step(name, async () => {
      await mock.fail({ method: 'PUT', path: 'patzu/hospitals/2/', kind: 'status', status: 400, body: body as never })
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
      await expect(page.getByText('[object Object]')).toHaveCount(0)
      await expect(field).toHaveValue('Getippt')
    })
})

test('an HTML error of a save is shown without its tags [N09]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Getippt')
  await mock.fail({
    method: 'PUT',
    path: 'patzu/hospitals/2/',
    kind: 'html',
    status: 400,
    body: '<html><body><h1>Bad Request</h1></body></html>',
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('<h1>')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Getippt')
})

test('an offline save waits and keeps the input [N03, N04, D-45]', async ({ page, mock, context, watch }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Offline getippt')
  await allLoaded(page)
  await context.setOffline(true)
  await expect(page.getByText(/Verbindung unterbrochen/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Speichern/ })).toBeDisabled()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/2/')).toHaveLength(1)
  forgetOffline(watch)
})

test('a part of a record that fails to load keeps the input [P01, N03, D-45]', async ({ page, mock, watch }) => {
  let refuse = () => undefined as void
  const typed = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/assets/institution-*.js', async (route) => {
    await typed
    await route.abort('failed')
  })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Vorher getippt')
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  refuse()
  await expect(
    page.getByText('Speichern Sie zuerst Ihre Änderungen, und laden Sie die Seite neu.').first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Vorher getippt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/2/')).toHaveLength(1)
  // Only the messages about the refused part.
  watch.wrong.splice(
    0,
    watch.wrong.length,
    ...watch.wrong.filter(
      (line) =>
        !/Failed to load resource: net::ERR_FAILED|dynamically imported module: \S+\/institution-|ChunkLoadError: failed/.test(
          line,
        ),
    ),
  )
})

test('hostile names are shown as text [R01] @smoke', async ({ page, mock }) => {
  const name = '<img src=x onerror="window.__xss=1">'
  await mock.edit('patzu/hospitals', 2, { name })
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=onerror')
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await page.goto('/patzu/hospitals/2')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await pressTool(page, 'Löschen')
  await expect(page.getByRole('alertdialog')).toContainText(name)
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined()
})
