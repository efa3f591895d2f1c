import { getPassword } from '../actors.ts'
import { serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test('the language of the login changes immediately [AUTH-13] [I18N-05] [D-66] @smoke', async ({ page, mock }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await page.getByLabel('E-Mail').fill('typed@x.ch')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('typed@x.ch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await page.getByRole('button', { name: 'Italiano' }).click()
  await expect(page.getByRole('heading', { name: 'Accesso' })).toBeVisible()
  expect((await mock.log()).filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the second variant has its own title, footer and single sign-on [AUTH-01] [AUTH-02] [AUTH-03]', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: /FSP/ })).toHaveCount(0)
  const footer = await page.locator('footer').innerText()
  await page.goto('/loginFSP')
  await expect(page.getByRole('heading', { name: 'Anmelden für FSP-Mitglieder' })).toBeVisible()
  const buttons = page.getByRole('main').getByRole('button')
  await expect(buttons.first()).toHaveText('Mit dem FSP-Konto anmelden')
  expect(await page.locator('footer').innerText()).not.toBe(footer)
})

test('the title names the app that sent the user [AUTH-04] [AUTH-05] [AUTH-06]', async ({ page, mock }) => {
  await mock.fail({
    path: 'apps/apps/',
    kind: 'status',
    status: 200,
    body: [{ id: 28, name: 'Praxisbefragung <b>x</b>', path: '', url: 'https://survey.example.ch/' }],
    times: -1,
  })
  await page.goto('/login?app=28')
  await expect(page.getByRole('heading', { name: 'Praxisbefragung <b>x</b>' })).toBeVisible()
  await page.goto('/login?app=unbekannt')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})

test('demo logins are offered only in a demo [AUTH-08]', async ({ page }) => {
  await page.goto('/login')
  await expect(getPassword(page)).toBeVisible()
  await expect(page.getByText('Sabine Superuser')).toHaveCount(0)
})

test('the login of a demo fits a laptop without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await serveDemoConfig(page)
  await page.goto('/login')
  await expect(page.getByText('Weitere Personen')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('footer')).toBeInViewport({ ratio: 1 })
})
