import { fillLogin, getLogin, getPassword, signInAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'

test('staff sign in with e-mail and password [AUTH-01, AUTH-22, AUTH-23] @smoke', async ({ page, mock }) => {
  await page.goto('/login')
  await fillLogin(page, 'staff')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  await test.step('the focus is on the heading of the first page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  expect((await mock.log('POST api/token/')).map(({ authorized, body }) => [authorized, body])).toEqual([
    [false, { email: getLogin('staff').email, password: getLogin('staff').password }],
  ])
})

for (const [actor, path] of [
  ['staff-phone', 'api/2fa/token-verify/'],
  ['staff-email', 'accounts/verify-email-otp/'],
] as const) {
  test(`${actor} needs a code and nothing is stored before it is right [AUTH-09, AUTH-25, D-19]${actor === 'staff-phone' ? ' @smoke' : ''}`, async ({
    page,
    mock,
  }) => {
    await page.goto('/login')
    await fillLogin(page, actor)
    const code = page.getByLabel('Code')
    await test.step('the code is required [AUTH-24, AUTH-19]', async () => {
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(page.getByRole('button', { name: 'Bestätigen' })).toBeDisabled()
      expect(await storedText(page)).not.toContain('access')
    })

    await test.step('a wrong code is refused [AUTH-30]', async () => {
      await code.fill('000000')
      await page.getByRole('button', { name: 'Bestätigen' }).click()
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      expect(await storedText(page)).not.toContain('access')
    })

    await test.step('the right code is sent to the endpoint of its method [AUTH-26, AUTH-27]', async () => {
      await code.fill('123 456')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      expect(await mock.log(`POST ${path}`)).toHaveLength(2)
    })
    expect(await storedText(page)).not.toContain(getLogin(actor).password)
  })
}

test('the code can be sent again after 30 seconds [AUTH-28] [D-70]', async ({ page, mock }) => {
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, 'staff-phone')
  const again = page.getByRole('button', { name: /senden/ })
  await expect(again).toBeDisabled()
  await page.clock.runFor(31_000)
  await again.click()
  await expect(page.getByText('Der Code ist unterwegs.').first()).toBeVisible()
  await expect(again).toBeDisabled()
  expect(await mock.log('POST api/2fa/token-resend/')).toHaveLength(1)
})

test('the password is forgotten after five minutes [D-19]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, 'staff-phone')
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.clock.runFor(5 * 60_000 + 1000)
  await expect(getPassword(page)).toHaveValue('')
})

test('the wanted page opens after the login [D-03] [GUARD-01] [GUARD-02] @smoke', async ({ page }) => {
  await page.goto('/patzu/hospitals?size=50')
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, 'staff')
  await expect(page).toHaveURL('/patzu/hospitals?size=50')
})

test('a page wanted by somebody else does not open after the login [D-03]', async ({ page }) => {
  await signInAs(page, 'staff', '/login?next=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL('/')
})

test('somebody signed in who opens the login gets home [GUARD-03]', async ({ page }) => {
  await signInAs(page, 'staff')
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('a reload keeps the session', async ({ page, mock }) => {
  await signInAs(page, 'staff')
  await page.reload()
  await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  expect(await mock.log('POST api/token/')).toHaveLength(1)
})

test('an account with a forced logout is signed out once [SESS-09, S19]', async ({ page, mock }) => {
  await page.goto('/login')
  await fillLogin(page, 'force-logout')
  await test.step('the server is notified [SESS-07]', async () => {
    await expect.poll(async () => (await mock.log('PUT accounts/users/update_logout/')).length).toBe(1)
  })
  await expect(page).toHaveURL(/\/login/)
  await test.step('the next login stays [SESS-08]', async () => {
    await fillLogin(page, 'force-logout')
    await expect(page).toHaveURL('/')
    expect(await mock.log('PUT accounts/users/update_logout/')).toHaveLength(1)
  })
})

test('a password manager can fill in the login [X11]', async ({ page }) => {
  await page.goto('/login?email=Somebody%40klinik.swiss')
  await expect(page.getByLabel('E-Mail')).toHaveValue('Somebody@klinik.swiss')
  await expect(page.getByLabel('E-Mail')).toHaveAttribute('autocomplete', 'username')
  await expect(getPassword(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(getPassword(page)).toBeFocused()
})
