import { enterAs, fillLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { forgetOffline } from '../watch/offline.ts'
import { allLoaded } from '../watch/requests.ts'
import { said } from '../words.ts'

test('a session survives maintenance of the backend [N02] [D-45] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/favicon.svg')
  await mock.fail({ path: '*', times: -1, kind: 'status', status: 503, body: {} })
  await page.clock.install()
  await page.goto('/patzu/hospitals')
  // Answers come in real time, and each starts the next wait.
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { level: 1, name: said('unavailable') })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await mock.clearFaults()
  await page.clock.runFor(31_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
})

test('a login during maintenance shows a message and keeps the input [N02] [D-45]', async ({ page, mock }) => {
  await page.goto('/login')
  await mock.fail({ path: 'api/token/', times: 1, kind: 'status', status: 503, body: {} })
  await fillLogin(page, 'staff')
  await expect(page.getByText('Das Portal wird gerade gewartet oder ist überlastet.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('going offline shows a message until the network is back [D-45]', async ({ page, context, mock, watch }) => {
  await page.goto('/login')
  await expect(page.locator('input[name=password]')).toBeVisible()
  await allLoaded(page)
  await context.setOffline(true)
  await expect(page.getByText('Verbindung unterbrochen.')).toBeVisible()
  await fillLogin(page, 'staff')
  await expect(
    page.getByText('Das Portal ist nicht erreichbar. Bitte prüfen Sie die Verbindung.').first(),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await mock.log('POST api/token/')).toHaveLength(1)
  forgetOffline(watch)
})

test('a server without its configuration counts as unavailable', async ({ page, watch }) => {
  await page.route('**/config.json', async (route) => await route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  await expect(page.getByText('Das Portal ist gerade nicht verfügbar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  watch.wrong.splice(0, watch.wrong.length, ...watch.wrong.filter((line) => !line.includes('503')))
})
