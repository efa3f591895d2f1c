import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** `npm start`: the portal as a demo with a stand-in for other sites. */
let demo: { process: ChildProcess; portal: string; standIn: string }

// The demo is one world, as with `npm start`.
test.use({ extraHTTPHeaders: {} })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const started = spawn('node', [
    '.ci/serve.mjs',
    '--demo',
    '--port',
    '0',
    '--dist',
    process.env['PORTAL_DIST'] ?? 'dist',
  ])
  let reported = ''
  started.stdout.on('data', (text) => (reported += String(text)))
  const addresses = () => reported.match(/http:\/\/127\.0\.0\.1:\d+\//g) ?? []
  await expect.poll(addresses, { timeout: 30_000 }).toHaveLength(2)
  const [portal = '', standIn = ''] = addresses()
  demo = { process: started, portal, standIn }
})
test.afterAll(() => void demo.process.kill())

test.beforeEach(({ watch }) => {
  for (const address of [demo.portal, demo.standIn]) watch.origins.add(new URL(address).origin)
})

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${demo.portal}login`)
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(demo.portal)
}

test('the card of an external app opens it signed in [HOME-03, D-05, S13] @smoke', async ({ page }) => {
  await signIn(page, 'Stefan Ammann')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('region', { name: 'Lernplattform' })
    .getByRole('button', { name: /Lernplattform/ })
    .click()
  const app = await opened
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Lernplattform')
  await expect(app.getByText('Angemeldet als Stefan Ammann (stefan.ammann@qualitaet.example)')).toBeVisible()
  expect(new URL(app.url()).origin).toBe(new URL(demo.standIn).origin)
  await app.getByRole('link', { name: 'Zurück zum Qualitätsportal' }).click()
  await expect(app).toHaveURL(demo.portal)
  await expect(app.getByRole('button', { name: /Stefan Ammann/ })).toBeVisible()
})

test('an app that requests the identity gets it by the redirect, after a logout only the address [SESS-17, SESS-20, D-02]', async ({
  page,
}) => {
  await page.goto(demo.standIn)
  await expect(page.getByText('Sie sind nicht angemeldet.')).toBeVisible()
  await page.getByRole('link', { name: 'Mit dem Qualitätsportal anmelden' }).click()
  await page.getByRole('button', { name: /^Heidi Rüegger/ }).click()
  await expect(page.getByText(new URL(demo.standIn).host)).toBeVisible()
  await expect(page.getByText('Angemeldet als Heidi Rüegger (heidi.rueegger@klinik-seeblick.example)')).toBeVisible()
  expect(page.url()).toBe(demo.standIn)
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind nicht angemeldet.')).toBeVisible()
  await expect(page.getByText('heidi.rueegger@klinik-seeblick.example')).toBeVisible()
  await page.goto(demo.portal)
  await expect(page).toHaveURL(/\/login/)
})

test('single sign-on signs in by a code that is exchanged once [AUTH-31, AUTH-34, AUTH-35]', async ({ page }) => {
  await page.goto(`${demo.portal}loginFSP`)
  await page.getByRole('button', { name: 'Mit dem FSP-Konto anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Single Sign-on' })).toBeVisible()
  await page.getByRole('link', { name: 'Als Fabienne Wicki fortfahren' }).click()
  await expect(page).toHaveURL(demo.portal)
  await expect(page.getByRole('button', { name: /Fabienne Wicki/ })).toBeVisible()
})
