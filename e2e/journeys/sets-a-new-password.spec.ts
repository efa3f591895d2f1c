import type { Page } from '@playwright/test'
import { enterAs, fillLogin, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'

const strong = 'Neues-2026!Passwort'
const field = (page: Page) => page.locator('input[name=password]')

test('a reset link sets a new password once [AUTH-36, S17, S21] @smoke', async ({ page, mock }) => {
  await page.goto('/reset/reset-6')
  await expect(page).toHaveURL('/reset')
  await expect(page).toHaveTitle('Neues Passwort setzen – Qualitätsportal')
  await expect(field(page)).toBeFocused()
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  for (const [typed, met, id] of [
    ['a', 'ein Kleinbuchstabe', 'AUTH-39'],
    ['aB', 'ein Grossbuchstabe', 'AUTH-38'],
    ['aB1', 'eine Ziffer', 'AUTH-41'],
    ['aB1!', 'ein Sonderzeichen', 'AUTH-40'],
  ] as const)
    await test.step(`${met} [${id}]`, async () => {
      await expect(rule(met)).toContainText('fehlt noch')
      await field(page).fill(typed)
      await expect(rule(met)).toContainText('erfüllt')
    })
  await test.step('at least twelve characters [AUTH-37]', async () => {
    await expect(rule('mindestens 12 Zeichen')).toContainText('fehlt noch')
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Das Passwort erfüllt noch nicht alle Regeln.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  expect(await mock.log('POST password/reset/confirm/')).toEqual([])
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(field(page)).toHaveAttribute('type', 'text')
  await field(page).fill(strong)
  await page.getByRole('button', { name: 'Passwort setzen' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Ihr neues Passwort ist gesetzt' })).toBeVisible()
  expect((await mock.log('POST password/reset/confirm/')).map(({ body, authorized }) => [body, authorized])).toEqual([
    [{ token: 'reset-6', password: strong }, false],
  ])
  expect(await storedText(page)).not.toContain('reset-6')
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await fillLogin(page, 'hospital-user', strong)
  await expect(page).toHaveURL('/')
})

test('a used link shows an error and offers a new one [AUTH-44] [AUTH-45] [S17]', async ({ page, mock }) => {
  for (const heading of ['Ihr neues Passwort ist gesetzt', 'Der Link ist abgelaufen']) {
    await page.goto('/reset/reset-6')
    await field(page).fill(strong)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(page.getByText('Der Link ist abgelaufen.', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await page.getByLabel('E-Mail').fill(getLogin('hospital-user').email)
  await page.getByRole('button', { name: 'Link senden' }).click()
  await expect(page.getByRole('heading', { name: 'E-Mail gesendet' })).toBeVisible()
  expect(await mock.log('POST password/reset/')).toHaveLength(1)
})

test('an incomplete link sends no request [S17]', async ({ page, mock }) => {
  for (const path of ['/reset', '/reset/', '/reset/a%20b', '/reset/..%2f..%2fapi'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Der Link ist unvollständig' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible()
      expect(await mock.log()).toEqual([])
    })
})

test('the input stays when the server refuses or times out [N01]', async ({ page, mock }) => {
  await mock.fail({
    path: 'password/reset/confirm/',
    kind: 'status',
    status: 400,
    body: { password: ['Dieses Passwort ist zu häufig.'] },
  })
  await page.goto('/reset/reset-6')
  await field(page).fill(strong)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dieses Passwort ist zu häufig.').first()).toBeVisible()
  await expect(field(page)).toHaveValue(strong)
  await page.route(
    '**/backend/password/reset/confirm/',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByText('Vielleicht ist das neue Passwort schon gesetzt').first()).toBeVisible()
  await expect(field(page)).toHaveValue(strong)
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click()
  await fillLogin(page, 'hospital-user', strong)
  await expect(page).toHaveURL('/')
})

for (const [language, title, again] of [
  ['fr', 'Définir un nouveau mot de passe', 'Demander un nouveau lien'],
  ['it', 'Imposta una nuova password', 'Richiedi un nuovo link'],
] as const)
  test(`the page is in ${language} [I18N-05]`, async ({ page }) => {
    await page.addInitScript(
      (one) => localStorage.setItem('loginData', JSON.stringify({ language: one, userId: null })),
      language,
    )
    await page.goto('/reset/unbekannt')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await field(page).fill(strong)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: again })).toBeVisible()
  })

test('somebody signed in as another person must confirm first [S16]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/reset/reset-6')
  await expect(page.getByRole('heading', { name: 'Sie sind bereits angemeldet' })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden und mit dem Link weitermachen' }).click()
  await expect(field(page)).toBeFocused()
  expect(await storedText(page)).not.toContain('access')
})
