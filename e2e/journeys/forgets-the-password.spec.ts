import { getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('a forgotten password sends a reset link [AUTH-12] @smoke', async ({ page, mock, baseURL }) => {
  await page.goto('/login')
  await test.step('the form for it [AUTH-10]', async () => {
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  })
  const button = page.getByRole('button', { name: 'Link senden' })
  await test.step('it needs a valid address [AUTH-21]', async () => {
    await expect(page.getByLabel('E-Mail')).toBeFocused()
    await expect(button).toBeDisabled()
    await page.getByLabel('E-Mail').fill('nicht@gültig')
    await expect(button).toBeDisabled()
    await page.getByLabel('E-Mail').fill('Staff@Demo.example')
  })
  await test.step('a link is sent [AUTH-11, AUTH-33, D-07]', async () => {
    await button.click()
    await expect(page.getByRole('heading', { name: 'E-Mail gesendet' })).toBeVisible()
    await expect(page.getByText('staff@demo.example')).toBeVisible()
    expect((await mock.log('POST password/reset/')).map(({ body }) => body)).toEqual([
      { email: 'staff@demo.example', referrer_url: baseURL, lang: 1 },
    ])
  })
  await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click()
  await expect(getPassword(page)).toBeVisible()
})

test('an unknown address gets the same response [S20]', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByLabel('E-Mail').fill('niemand@demo.example')
  await page.getByRole('button', { name: 'Link senden' }).click()
  await expect(page.getByText('Falls es ein Konto mit niemand@demo.example gibt')).toBeVisible()
})
