import { fillLogin, getLogin, getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'

test('a wrong password shows the same error as an unknown user [AUTH-29] [S20] @smoke', async ({ page, mock }) => {
  await page.goto('/login')
  await fillLogin(page, 'staff', 'falsch')
  await expect(page.getByText('E-Mail oder Passwort stimmt nicht.').first()).toBeVisible()
  const seen = await page.getByRole('main').innerText()
  await page.getByLabel('E-Mail').fill('niemand@demo.example')
  await getPassword(page).fill('falsch')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  // The first response stays until the second is loaded.
  await expect.poll(async () => (await mock.log('POST api/token/')).length).toBe(2)
  await expect.poll(async () => await page.getByRole('main').innerText()).toBe(seen)
  expect(await storedText(page)).not.toContain('access')
})

test('the button needs a valid e-mail and a password', async ({ page, mock }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Anmelden', exact: true })
  const email = page.getByLabel('E-Mail')
  await test.step('nothing typed [AUTH-16]', async () => {
    await expect(button).toBeDisabled()
  })
  await test.step('an invalid address is marked [AUTH-15, AUTH-17]', async () => {
    await email.fill('staff@demo')
    await getPassword(page).fill(getLogin('staff').password)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Das ist keine gültige E-Mail-Adresse.')).toBeVisible()
    await expect(button).toBeDisabled()
    await page.keyboard.press('Enter')
  })
  await test.step('a valid address is sent in lower case [AUTH-20]', async () => {
    await email.fill('STAFF@Demo.Example')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await button.click()
    await expect(page).toHaveURL('/')
    expect((await mock.log('POST api/token/')).map(({ body }) => body)).toMatchObject([{ email: 'staff@demo.example' }])
  })
})

test('five quick clicks send one request [AUTH-18] [S20] [N15]', async ({ page, mock }) => {
  await mock.fail({ path: 'api/token/', kind: 'delay', delay: 800 })
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill(getLogin('staff').email)
  await getPassword(page).fill(getLogin('staff').password)
  const button = page.locator('button[type=submit]')
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) element.click()
  })
  await getPassword(page).press('Enter')
  await expect(page).toHaveURL('/')
  expect(await mock.log('POST api/token/')).toHaveLength(1)
})

test('the wait after too many tries is shown [S20] [D-45]', async ({ page, mock }) => {
  await mock.fail({
    path: 'api/token/',
    kind: 'status',
    status: 429,
    headers: { 'Retry-After': '40' },
    body: { detail: 'throttled' },
  })
  await page.goto('/login')
  await fillLogin(page, 'staff')
  await expect(page.getByRole('button', { name: /Wieder möglich in \d+ s/ })).toBeDisabled()
  await expect(page.getByText('Bitte warten Sie 40 Sekunden.').first()).toBeVisible()
  expect(await mock.log('POST api/token/')).toHaveLength(1)
})

for (const failure of [
  { kind: 'drop' },
  { kind: 'html', status: 502 },
  { kind: 'html', status: 200 },
  { kind: 'truncate' },
] as const) {
  test(`a login that meets ${JSON.stringify(failure)} says so in words and can be repeated [N01] [N02]`, async ({
    page,
    mock,
  }) => {
    // Chromium itself repeats a request whose connection was dropped before any answer.
    await mock.fail({ path: 'api/token/', times: failure.kind === 'drop' ? 2 : 1, ...failure })
    await page.goto('/login')
    await fillLogin(page, 'staff')
    const password = getPassword(page)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(/<html|doctype|Bad Gateway/i)).toHaveCount(0)
    await expect(password).toHaveValue(getLogin('staff').password)
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}
