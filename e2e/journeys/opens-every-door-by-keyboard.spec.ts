import type { Page } from '@playwright/test'
import { fillLogin, getLogin, getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../keyboard.ts'
import { getWords } from '../words.ts'

const strong = 'Neues-2026!Passwort'

async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((one) => {
    if (!localStorage.getItem('loginData'))
      localStorage.setItem('loginData', JSON.stringify({ language: one, userId: null }))
  }, language)
}

for (const language of ['de', 'fr', 'it'] as const) {
  const say = getWords(language)
  const heading = (page: Page, key: string) => page.getByRole('heading', { name: say(key), exact: true })

  test(`a forgotten password is reset by keyboard only in ${language} [X03] [I18N-05] [AUTH-10]`, async ({
    page,
    mock,
  }) => {
    const { email } = getLogin('hospital-user')
    await changeLanguage(page, language)
    await page.goto('/login')
    await tabTo(page, page.getByRole('button', { name: say('login.forgot') }))
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name=email]')).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'login.sent-title')).toBeVisible()
    expect(await mock.log('POST password/reset/')).toHaveLength(1)

    await page.goto('/reset/reset-6')
    await expect(heading(page, 'password.title')).toBeVisible()
    await expect(getPassword(page)).toBeFocused()
    await page.keyboard.type(strong)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'password.done')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: say('link.login') }))
    await page.keyboard.press('Enter')
    // The field keeps its initial focus after a navigation, too.
    await expect(page.locator('input[name=email]')).toBeVisible()
    await page.keyboard.type(email, { delay: 20 })
    await tabTo(page, getPassword(page))
    await page.keyboard.type(strong)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  test(`the demo is requested and opened by keyboard only in ${language} [X03] [I18N-05] [DEMO-03]`, async ({
    page,
    mock,
  }) => {
    await changeLanguage(page, language)
    await page.goto('/demo')
    await expect(heading(page, 'demo.title')).toBeVisible()
    await page.keyboard.type('neugier@klinik.swiss')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'demo.sent-title')).toBeVisible()
    expect(await mock.log('POST signup-demo/')).toHaveLength(1)
    await page.goto('/demo/demo-1')
    await expect(page).toHaveURL('/results/evaluations/91')
  })

  test(`confirmation and single sign-on work by keyboard only in ${language} [X03, I18N-05, RESP-03]`, async ({
    page,
  }) => {
    await changeLanguage(page, language)
    await page.goto('/responsible?token=responsible-1&typ=patzu.hospital&isResponsible=1')
    await expect(heading(page, 'responsible.yes')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: say('responsible.apps') }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/login?code=fsp-9')
    await expect(
      heading(page, 'login.offer').or(page.getByText(say('login.offer').replace('{{email}}', getLogin('fsp').email))),
    ).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: say('login.offer-accept'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })
}

test('the first field has the focus as soon as its page is visible [X03]', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      seen.disconnect()
      Object.assign(window, { focusedAtOnce: document.activeElement?.getAttribute('name') })
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  for (const address of ['/login', '/loginFSP', '/demo']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as { focusedAtOnce?: string }).focusedAtOnce), address).toBe('email')
  }
})

test('one reset link in two tabs sets one password [S17] @smoke', async ({ page, context, mock }) => {
  const other = await context.newPage()
  for (const one of [page, other]) await one.goto('/reset/reset-6')
  await getPassword(page).fill(strong)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ihr neues Passwort ist gesetzt' })).toBeVisible()
  await getPassword(other).fill('Anderes-2026!Passwort')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Der Link ist abgelaufen' })).toBeVisible()
  expect((await mock.log('POST password/reset/confirm/')).map(({ status }) => status)).toEqual([204, 400])
  await page.goto('/login')
  await fillLogin(page, 'hospital-user', strong)
  await expect(page).toHaveURL('/')
})

test('a demo link in a second tab asks before it ends the first demo [S16] [S17]', async ({ page, context, mock }) => {
  await page.goto('/demo/demo-1')
  await expect(page).toHaveURL('/results/evaluations/91')
  const other = await context.newPage()
  await other.goto('/demo/demo-1')
  await expect(other.getByRole('heading', { name: 'Sie sind bereits angemeldet' })).toBeVisible()
  expect(await mock.log('POST login-demo/demo-1/')).toHaveLength(1)
})
