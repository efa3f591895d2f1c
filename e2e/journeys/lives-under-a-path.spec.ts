import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import type * as server from '../../mocks/serve.ts'
import { fillLogin, signInAs } from '../actors.ts'
import { expect, test as base } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

/** Addresses without a leading slash are pages of the portal, which is under `/portal/` here. */
const test = base.extend<object, { served: string }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, give) => {
      const { module } = await runnerImport<typeof server>('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
      const dist = process.env['PORTAL_DIST'] ?? 'dist'
      const { url, close } = await module.serve({ port: 0, dist, path: '/portal/' })
      await give(url)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, give) => await give(served),
})

/** Requests outside of the portal and its backend. */
function strays(page: Page): string[] {
  const found: string[] = []
  page.context().on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^\/(?:portal|backend)(?:\/|$)/.test(pathname)) found.push(request.url())
  })
  return found
}

test('a portal under a path keeps to it from login to logout @smoke', async ({ page, context, served }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const outside = strays(page)
  const at = (path: string) => new URL(path, served).href

  await test.step('a deep link opens its page after the login', async () => {
    await page.goto('patzu/hospitals?search=Seeblick')
    await expect(page).toHaveURL(at('login?next=%2Fpatzu%2Fhospitals%3Fsearch%3DSeeblick'))
    await expect(page.locator('img').first()).toHaveJSProperty('complete', true)
    expect(
      await page
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
    await fillLogin(page, 'staff')
    await expect(page).toHaveURL(at('patzu/hospitals?search=Seeblick'))
  })

  await test.step('a record opens from its list, in a new tab and after a reload', async () => {
    const opened = page.waitForEvent('popup')
    await page
      .locator('tbody tr')
      .first()
      .locator('td')
      .nth(2)
      .click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await expect(other).toHaveURL(at('patzu/hospitals/1'))
    await expect(other.getByLabel('Name')).toHaveValue('Klinik Seeblick')
    await other.close()
    await page.getByRole('link', { name: 'Klinik Seeblick' }).click()
    await expect(page).toHaveURL(at('patzu/hospitals/1'))
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Klinik Seeblick')
  })

  await test.step('back and forward ask before unsaved changes are lost', async () => {
    await page.getByLabel('Name').fill('Klinik Seeblick am Ufer')
    await page.goBack()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /bleiben/i })
      .click()
    await expect(page).toHaveURL(at('patzu/hospitals/1'))
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  })

  await test.step('a copied link opens the same list', async () => {
    await page.goto('patzu/hospitals?ordering=-name')
    await pressTool(page, 'Ansichten')
    await page.getByRole('menuitem', { name: /Link zu dieser Liste/ }).click()
    await expect(page.getByText('Link kopiert.')).toBeVisible()
    expect(await page.evaluate(async () => await navigator.clipboard.readText())).toContain(at('patzu/hospitals?'))
  })

  await test.step('an evaluation counts in its worker and renders its charts', async () => {
    await page.goto('results/evaluations/91')
    await expect(page.locator('article svg, article canvas').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('an unknown address shows the 404 page', async () => {
    await page.goto('gibt/es/nicht')
    await expect(page).toHaveURL(at('404'))
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(served)
    await page.goto(served.slice(0, -1))
    await expect(page).toHaveURL(served)
    await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  })

  await test.step('a logout leads to the login of this portal', async () => {
    await page.getByRole('button', { name: /Stefan Stab/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(at('login'))
  })
  expect(outside).toEqual([])
})

test('a mailed link removes its secret from the address [D-08]', async ({ page, mock, served }) => {
  const outside = strays(page)
  await page.goto('reset/not-a-token')
  await expect(page).toHaveURL(new URL('reset', served).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('login')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByLabel('E-Mail').fill('staff@demo.example')
  await page.getByRole('button', { name: /Link/ }).click()
  await expect
    .poll(async () => (await mock.log('POST password/reset/')).map(({ body }) => body))
    .toEqual([expect.objectContaining({ referrer_url: served.slice(0, -1) })])
  expect(outside).toEqual([])
})

test('two portals on one host share no session or list settings', async ({ page, context, served }) => {
  const beta = served.replace('/portal/', '/beta/')
  await context.route(`${beta}**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/beta/', '/portal/') })
    const isPage = response.headers()['content-type']?.startsWith('text/html') === true
    const body = isPage ? (await response.text()).replaceAll('="/portal/', '="/beta/') : await response.body()
    await route.fulfill({ response, body })
  })
  await signInAs(page, 'staff', 'login')
  await page.goto(`${beta}patzu/hospitals`)
  await expect(page).toHaveURL(`${beta}login?next=%2Fpatzu%2Fhospitals`)
  await fillLogin(page, 'hospital-user')
  await expect(page).toHaveURL(/\/beta\//)
  const own = await context.newPage()
  await own.goto('accounts/users')
  await expect(own.getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible()
  await page.goto(`${beta}logout`)
  await expect(page).toHaveURL(`${beta}login`)
  await own.reload()
  await expect(own.locator('tbody tr').first()).toBeVisible()
  await expect(own).toHaveURL(`${served}accounts/users`)
})
