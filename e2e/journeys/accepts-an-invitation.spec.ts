import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../keyboard.ts'
import { getWords } from '../words.ts'
import type { Json } from '../../mocks/db/json.ts'
import { storedText } from '../storage.ts'

const strong = 'Neues-2026!Passwort'
const input = (page: Page, name: string) => page.locator(`input[name=${name}]`)
const submit = (page: Page) => page.locator('button[type=submit]')

async function fillForm(page: Page): Promise<void> {
  await input(page, 'first_name').fill('Greta')
  await input(page, 'last_name').fill('Gast')
  await input(page, 'password').fill(strong)
}

/** invite-1 is in German and requires a second factor only where set. */
const german = {
  path: 'signup/invite-1/',
  kind: 'status',
  status: 200,
  body: { email: 'gast1@example.ch', language: 1, template: 'x', salutation: 2, force_2fa: false },
} as const

test('an invited person is signed in after completing the sign-up [AUTH-42, D-08, D-70] @smoke', async ({
  page,
  mock,
}) => {
  await mock.fail({ ...german, method: 'GET' })
  await page.goto('/signup/invite-1')
  await expect(page).toHaveURL('/signup')
  await expect(page).toHaveTitle('Konto erstellen – Qualitätsportal')
  await expect(input(page, 'email')).toHaveValue('gast1@example.ch')
  await expect(input(page, 'email')).toHaveAttribute('readonly')
  await expect(page.getByRole('combobox', { name: /Anrede/ })).toContainText('Frau')
  await submit(page).click()
  await expect(input(page, 'first_name')).toBeFocused()
  expect(await mock.log('POST signup/invite-1/')).toEqual([])

  await fillForm(page)
  await choose(page, /Titel/, /Prof/)
  await choose(page, /Zweiter Faktor/, /SMS/)
  await input(page, 'authy_phone').fill('031 123 45 67')
  await expect(page.getByText('Das ist keine Mobilnummer: SMS kommen dort nicht an.')).toBeVisible()
  await input(page, 'authy_phone').fill('031 123 45')
  await submit(page).click()
  await expect(input(page, 'authy_phone')).toBeFocused()
  await expect(page.getByText('Bitte im Format +41xxxxxxxxx eingeben.')).toBeVisible()
  await input(page, 'authy_phone').fill('+41 (0)79 123 45 67')
  await submit(page).dblclick()
  await expect(page.getByRole('button', { name: /Greta Gast/ })).toBeVisible()
  await expect(page).toHaveURL('/')
  const posts = await mock.log('POST signup/invite-1/')
  expect(posts).toHaveLength(1)
  expect(posts[0]?.body).toMatchObject({
    salutation: 2,
    title: expect.any(Number),
    first_name: 'Greta',
    last_name: 'Gast',
    language: 1,
    password: strong,
    preferred_2fa: 'phone',
    authy_phone: '+41791234567',
    email_2fa: '',
  })
  expect(await storedText(page)).not.toContain('invite-1')
  await page.goBack()
  await expect(input(page, 'password')).toHaveCount(0)
})

test('the second factor warns before a code goes to the account’s own address [ACC-09] [ACC-10] [D-70]', async ({
  page,
  mock,
}) => {
  await mock.fail({ ...german, method: 'GET', body: { ...german.body, force_2fa: true } })
  await page.goto('/signup/invite-1')
  await page.getByRole('combobox', { name: /Zweiter Faktor/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Code per SMS', 'Code per E-Mail'])
  await page.getByRole('option', { name: 'Code per E-Mail' }).click()
  await expect(page.getByText('Wir empfehlen eine andere Adresse als die des Kontos.')).toBeVisible()
  await input(page, 'email_2fa').fill('GAST1@example.ch')
  await expect(
    page.getByText('Diese Adresse ist dieselbe wie die des Kontos. Bitte verwenden Sie eine andere.'),
  ).toBeVisible()
  await input(page, 'email_2fa').fill('greta@privat.swiss')
  await fillForm(page)
  await submit(page).click()
  await expect(page).toHaveURL('/')
  expect((await mock.log('POST signup/invite-1/'))[0]?.body).toMatchObject({
    preferred_2fa: 'email',
    email_2fa: 'greta@privat.swiss',
    authy_phone: '',
  })
})

test('errors of the server are shown at their fields and keep the input [AUTH-46] [D-33]', async ({ page, mock }) => {
  await mock.fail({ ...german, method: 'GET' })
  await page.goto('/signup/invite-1')
  await fillForm(page)
  await choose(page, /Zweiter Faktor/, /E-Mail/)
  await input(page, 'email_2fa').fill('greta@privat.example')
  for (const [body, text, name] of [
    [{ email: ['userExists'] }, 'Für diese E-Mail-Adresse gibt es bereits ein Konto.', 'email'],
    [{ email: 'email-exists' }, 'Diese E-Mail-Adresse wird bereits verwendet.', 'email'],
    [{ last_name: ['Bitte ohne Ziffern.'] }, 'Bitte ohne Ziffern.', 'last_name'],
    [{ password: ['Zu häufig.'] }, 'Zu häufig.', 'password'],
  ] satisfies [Json, string, string][]) {
    await mock.fail({ path: 'signup/invite-1/', method: 'POST', kind: 'status', status: 400, body })
    await submit(page).click()
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(input(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page, name)).toBeFocused()
  }
  await mock.fail({
    path: 'signup/invite-1/',
    method: 'POST',
    kind: 'status',
    status: 400,
    body: { detail: 'Heute nicht.' },
  })
  await submit(page).click()
  await expect(page.getByRole('main').getByText('Heute nicht.')).toBeVisible()
  await expect(input(page, 'first_name')).toHaveValue('Greta')
  await expect(input(page, 'password')).toHaveValue(strong)
})

test('a sign-up whose response is lost is looked up [N04]', async ({ page, mock }) => {
  await mock.edit('accounts/invitations', 1, { is_staff: true })
  await mock.fail({ ...german, method: 'GET', body: { ...german.body, is_staff: true } })
  await page.goto('/signup/invite-1')
  await fillForm(page)
  await choose(page, /Zweiter Faktor/, /Ohne/)
  await mock.fail({ path: 'signup/invite-1/', method: 'POST', kind: 'status', status: 503, body: {} })
  await submit(page).click()
  await expect(page.getByRole('main').getByText('Das Portal wird gerade gewartet')).toBeVisible()
  await page.route('**/backend/signup/**', async (route) => await route.abort(), { times: 1 })
  await submit(page).click()
  await expect(page.getByRole('main').getByText('Ihr Konto wurde nicht erstellt')).toBeVisible()
  await expect(input(page, 'password')).toHaveValue(strong)
  // The browser repeats a dropped post itself and gets the error of a used invitation.
  await mock.fail({ path: 'signup/invite-1/', method: 'POST', kind: 'lose' })
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /Greta Gast/ })).toBeVisible()
})

test('a lost response with a second factor leads to the login with the address filled in [N04]', async ({
  page,
  mock,
}) => {
  await mock.fail({ ...german, method: 'GET' })
  await page.goto('/signup/invite-1')
  await fillForm(page)
  await choose(page, /Zweiter Faktor/, /SMS/)
  await input(page, 'authy_phone').fill('+41791234567')
  await mock.fail({ path: 'signup/invite-1/', method: 'POST', kind: 'lose' })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist erstellt' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(page.getByLabel('E-Mail')).toHaveValue('gast1@example.ch')
  await input(page, 'password').fill(strong)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('the second variant has its own title, footer and login [AUTH-43] [AUTH-03] [SESS-18]', async ({ page, mock }) => {
  await mock.fail({ ...german, method: 'GET' })
  await page.goto('/signupFSP/invite-1')
  await expect(page).toHaveURL('/signupFSP')
  await expect(page.getByRole('heading', { name: 'Konto für FSP-Mitglieder erstellen' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('FSP')
  await fillForm(page)
  await choose(page, /Zweiter Faktor/, /E-Mail/)
  await input(page, 'email_2fa').fill('greta@privat.example')
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await page.goto('/logout')
  await expect(page).toHaveURL('/loginFSP')
})

test('an expired, used or incomplete invitation shows what to do [AUTH-44] [AUTH-45] [S17]', async ({ page, mock }) => {
  await page.goto('/signup/invite-2')
  await expect(page.getByRole('heading', { name: 'Die Einladung ist abgelaufen' })).toBeVisible()
  await expect(page.getByText('Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Frage an .+@.+ schreiben$/ })).toHaveAttribute('href', /^mailto:/)
  await page.goto('/signup/invite-22')
  await expect(page.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
  await mock.clearLog()
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'Der Link ist unvollständig' })).toBeVisible()
  expect(await mock.log()).toEqual([])
})

test('a failed read of an invitation is retried [N02]', async ({ page, mock }) => {
  await mock.fail({ path: 'signup/invite-1/', kind: 'status', status: 500, body: {} })
  await page.goto('/signup/invite-1')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(input(page, 'email')).toHaveValue('gast1@example.ch')
})

for (const [language, code] of [
  ['de', 1],
  ['fr', 2],
  ['it', 3],
] as const)
  test(`an invitation is accepted by keyboard only in its own language (${language}) [X03] [I18N-05]`, async ({
    page,
    mock,
  }) => {
    const say = getWords(language)
    await mock.fail({ ...german, method: 'GET', body: { ...german.body, language: code } })
    await page.goto('/signup/invite-1')
    await expect(page.getByRole('heading', { name: say('signup.title') })).toBeVisible()
    await tabTo(page, input(page, 'first_name'))
    await page.keyboard.type('Greta')
    await tabTo(page, input(page, 'last_name'))
    await page.keyboard.type('Gast')
    await tabTo(page, input(page, 'password'))
    await page.keyboard.type(strong)
    const factor = page.getByRole('combobox', { name: say('signup.factor') })
    await tabTo(page, factor)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(factor).not.toContainText(say('signup.factor-choose'))
    await expect(page.getByRole('listbox')).toHaveCount(0)
    // The list returns the focus to its field.
    await expect(factor).toBeFocused()
    await page.keyboard.press('Tab')
    if (await input(page, 'email_2fa').isVisible()) await page.keyboard.type('greta@privat.swiss')
    if (await input(page, 'authy_phone').isVisible()) await page.keyboard.type('+41791234567')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect((await mock.log('POST signup/invite-1/'))[0]?.body).toMatchObject({ language: code })
  })

test('an Italian invitation is accepted entirely in Italian [I18N-05, ACC-08]', async ({ page, mock }) => {
  await mock.fail({ ...german, method: 'GET', body: { ...german.body, language: 3 } })
  await page.goto('/signup/invite-1')
  await expect(page).toHaveTitle(/^Crea un account – /)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea un account')
  await submit(page).click()
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toBeFocused()
  await fillForm(page)
  await choose(page, /Secondo fattore/, /Codice per e-mail/)
  await input(page, 'email_2fa').fill('gast1@example.ch')
  await expect(page.getByText(/Questo indirizzo è (uguale|lo stesso)/).first()).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buongiorno Greta')
  expect((await mock.log('POST signup/invite-1/'))[0]?.body).toMatchObject({ language: 3, preferred_2fa: 'email' })
})

test('sign-up offers SMS, e-mail or, for staff, neither [ACC-05]', async ({ page, mock }) => {
  for (const is_staff of [false, true]) {
    await mock.fail({ ...german, method: 'GET', body: { ...german.body, is_staff } })
    await page.goto('/signup/invite-1')
    await page.getByRole('combobox', { name: /Zweiter Faktor/ }).click()
    await expect(page.getByRole('option')).toHaveText(is_staff ? [/SMS/, /E-Mail/, /Ohne/] : [/SMS/, /E-Mail/])
  }
})

test('one invitation in two tabs creates one account [S17]', async ({ page, context, mock }) => {
  await mock.fail({ ...german, method: 'GET', times: 2 })
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/signup/invite-1')
    await fillForm(one)
    await choose(one, /Zweiter Faktor/, /E-Mail/)
    await input(one, 'email_2fa').fill('greta@privat.example')
  }
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await input(other, 'password').fill('Anderes-2026!Passwort')
  await submit(other).click()
  await expect(other.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible()
  expect((await mock.log('POST signup/invite-1/')).map(({ status }) => status)).toEqual([201, 404])
})
