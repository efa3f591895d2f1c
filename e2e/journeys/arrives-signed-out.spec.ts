import { enterAs } from '../actors.ts'
import { serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test('public pages open without a login [ROUTE-01] @smoke', async ({ page, mock }) => {
  for (const [path, id] of [
    ['/demo/kein-gueltiger-link', 'ROUTE-01'],
    ['/demo', 'ROUTE-02'],
    ['/reset/kein-gueltiger-link', 'ROUTE-03'],
    ['/signup/kein-gueltiger-link', 'ROUTE-04'],
    ['/signupFSP/kein-gueltiger-link', 'ROUTE-05'],
    ['/responsible', 'ROUTE-06'],
    ['/login', 'ROUTE-07'],
    ['/loginFSP', 'ROUTE-08'],
  ] as const)
    await test.step(`${path} [${id}]`, async () => {
      await mock.clearLog()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A secret is removed from the address without a redirect to the login.
      await expect(page).toHaveURL(new RegExp(`^[^?]*/${path.split('/')[1]}(/|$)`))
      expect((await mock.log()).filter(({ path }) => /hospitals|users\/\d/.test(path))).toEqual([])
    })
})

test('somebody signed out can open the logout and ends at the login [ROUTE-09]', async ({ page }) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
})

test('pages of errors have the logo, the languages and the copyright of the login', async ({ page }) => {
  await serveDemoConfig(page)
  for (const [path, german, french] of [
    ['/404', 'Seite nicht gefunden', 'Page introuvable'],
    ['/403', 'Kein Zugriff', 'Pas d’accès'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('©')
    await page.getByRole('button', { name: /FR|Français/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: french })).toBeVisible()
    await page.getByRole('button', { name: /DE|Deutsch/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(/login/)
  }
})

test('other pages show the login without backend requests and open afterwards [GUARD-01] @smoke', async ({
  page,
  mock,
}) => {
  const pages = [
    ['/', /Guten|Grüezi|Willkommen|Stab/, 'ROUTE-13'],
    ['/patzu', /Patientenbefragung/, 'ROUTE-14'],
    ['/moniq', /Psychiatrie/, 'ROUTE-15'],
    ['/studek', /Eltern|Kinder|Studierende|Befragung/, 'ROUTE-16'],
    ['/rehaspez', /Reha/, 'ROUTE-17'],
    ['/irp', /Review/, 'ROUTE-18'],
    ['/patzu/hospitals', /Spitäler/, 'ROUTE-19'],
    ['/patzu/hospitals/1', /Klinik Seeblick/, 'ROUTE-20'],
  ] as const
  for (const [path, , id] of pages)
    await test.step(`${path} leads to the login [${id}]`, async () => {
      await page.goto(path)
      await expect(page.locator('input[name=password]')).toBeVisible()
      await expect(page).toHaveURL(/\/login/)
    })
  const requested = (await mock.log()).map(({ path }) => path)
  expect(requested.filter((path) => /^(patzu|moniq|studek|rehaspez|irp|accounts)\//.test(path))).toEqual([])
  await enterAs(page, mock, 'staff', '/404')
  for (const [path, heading] of pages)
    await test.step(`${path} opens after it`, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
})
