import type { Page } from '@playwright/test'
import { enterAs, fillLogin, getLogin, signInAs } from '../actors.ts'
import { serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { findTool, pressTool } from '../tools.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menü' })
const openUserMenu = async (page: Page) => await page.getByRole('button', { name: /Angemeldet|Stefan Stab/ }).click()

test('version, copyright and languages are visible on a short page [SHELL-11, SHELL-15, SHELL-16]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks/+')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const part of [
        footer(page).getByText(/^VER-/),
        footer(page).getByText(/©/),
        footer(page).getByRole('button', { name: 'Italiano' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height)
    })
})

test('the footer of a short page is in sight below the banner of a demo [SHELL-11]', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await serveDemoConfig(page)
  await enterAs(page, mock, 'staff', '/accounts/feedbacks/+')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const area of ['Patientenbefragung', 'Monitoring Psychiatrie', 'Peer Reviews', 'Ergebnisse'])
    await menu(page).getByRole('button', { name: area }).click()
  await expect(footer(page).getByText(/©/)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720)
  // The menu scrolls by itself.
  await menu(page).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(menu(page).getByRole('link').last()).toBeInViewport()
})

test('staff see the teams and open requests of all peer reviews on a page of at most 4000 px', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await enterAs(page, mock, 'staff', '/irp')
  await expect(page.getByRole('region', { name: 'Offene Anfragen' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)
  await page.getByText(/^Bestätigt \(\d+\)$/).click()
  await expect(page.getByRole('region', { name: 'Bestätigt' })).toBeVisible()
})

test('the 403 and 404 pages keep the menu for a signed-in person [GUARD-01, PAGE-05]', async ({ page, mock }) => {
  for (const path of ['/403', '/404']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
  }
  await enterAs(page, mock, 'hospital-user', '/mailer/mails')
  await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible()
  await expect(menu(page)).toBeVisible()
  await page.goto('/there/is/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  await menu(page).getByRole('link', { name: 'Startseite', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('a collapsed area shows the sum of open records [MENU-03, D-84]', async ({ page, mock }) => {
  type Counted = { count: number }
  const open = async (query: string) => (await readAs<Counted>(page, mock, 'staff', query)).count
  const invitations = await open('accounts/invitations/?accepted=false&size=1')
  const feedbacks = await open('accounts/feedbacks/?done=false&size=1')
  await enterAs(page, mock, 'staff', '/')
  const area = menu(page).getByRole('button', { name: /^Verwaltung/ })
  await expect(area).toContainText(`${invitations + feedbacks} offen`)
  await area.click()
  await expect(area).not.toContainText('offen')
  await expect(menu(page).getByRole('link', { name: /^Einladungen/ })).toContainText(String(invitations))
})

test('the bar shows the logo of the provider [SHELL-01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  const logo = page.getByRole('banner').getByRole('link').first().locator('img')
  await expect.poll(async () => await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect((await logo.boundingBox())?.width).toBeGreaterThan(10)
})

test('the menu of a superuser shows what the deployment hides from staff [ROLE-08, D-73]', async ({ page, mock }) => {
  await enterAs(page, mock, 'superuser', '/')
  await menu(page)
    .getByRole('button', { name: /^Verwaltung/ })
    .click()
  const apps = menu(page).locator('a[href="/apps/apps"]')
  await expect(apps).toBeVisible()
  await enterAs(page, mock, 'staff', '/')
  await menu(page)
    .getByRole('button', { name: /^Verwaltung/ })
    .click()
  await expect(menu(page).getByRole('link', { name: /^Einladungen/ })).toBeVisible()
  await expect(apps).toHaveCount(0)
  await page.goto('/apps/apps')
  await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible()
})

test('a person signed out by the server reads why [SESS-09] @smoke', async ({ page, mock }) => {
  const ways: string[] = []
  page.on('framenavigated', (frame) => ways.push(new URL(frame.url()).pathname))
  await page.goto('/login')
  await fillLogin(page, 'force-logout')
  await expect(page.getByText(/^Sie wurden abgemeldet, weil/)).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(ways).toContain('/logout')
  expect(await mock.log('PUT accounts/users/update_logout/')).toHaveLength(1)
})

test('a logout leads to the second login for its people [GUARD-01, SESS-18]', async ({ page }) => {
  await signInAs(page, 'staff', '/loginFSP')
  await page.goto('/logout')
  await expect(page).toHaveURL('/loginFSP')
  await page.goto('/patzu/hospitals')
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/)
})

test('a reviewer lands on the reviews after signing in and can still open home [IRP-14, D-69]', async ({ page }) => {
  await signInAs(page, 'reviewer')
  await expect(page).toHaveURL('/irp')
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an area without a dashboard opens its first list [PAGE-04]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer')
  await expect(page).toHaveURL('/mailer/mailjobs')
})

test('home without apps and evaluations shows whom to contact [HOME-10, FILE-02]', async ({ page, mock }) => {
  for (const path of ['apps/apps/', 'results/evaluations/'])
    await page.route(`**/backend/${path}?*`, async (route) => {
      const body = route.request().url().includes('all=1') ? [] : { count: 0, results: [], next: null, previous: null }
      await route.fulfill({ json: body })
    })
  await enterAs(page, mock, 'hospital-user', '/')
  const main = page.getByRole('main')
  await expect(main).toContainText('Für Ihr Konto ist noch nichts freigegeben.')
  await expect(main).toContainText('qualitaet@example.org')
  await expect(main.getByRole('heading', { name: /Dateien/ })).toBeVisible()
})

test('the own password is changed by mail only from the profile [ACC-16, AUTH-36]', async ({ page, mock }) => {
  const { id, email } = getLogin('hospital-user')
  await enterAs(page, mock, 'hospital-user', `/accounts/users/${id}`)
  await pressTool(page, 'Passwort ändern')
  await expect(page.getByText(`Der Link für ein neues Passwort ist unterwegs an ${email}.`)).toBeVisible()
  const [post] = await mock.log('POST password/reset/')
  expect(post?.body).toMatchObject({ email, lang: 1 })
  await enterAs(page, mock, 'staff', `/accounts/users/${id}`)
  await expect(await findTool(page, 'Deaktivieren')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0)
})

test('theme and language of the user menu are kept [ACC-01, D-66, SESS-10]', async ({ page, mock }) => {
  const { id } = getLogin('staff')
  await enterAs(page, mock, 'staff', '/')
  const theme = async () => await page.evaluate(() => document.documentElement.dataset['theme'])
  await openUserMenu(page)
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click()
  await expect.poll(theme).toBe('2')
  await expect
    .poll(async () => (await mock.log(`PATCH accounts/users/${id}/`)).map(({ body }) => body))
    .toContainEqual({ theme: 2 })
  await page.reload()
  await openUserMenu(page)
  await expect(page.getByRole('menuitemradio', { name: 'Dunkel' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Français' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.reload()
  await expect.poll(theme).toBe('2')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})
