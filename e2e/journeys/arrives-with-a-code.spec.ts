import { getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'

test('a code that this browser did not request needs confirmation [S15] [D-11] [AUTH-31]', async ({ page, mock }) => {
  await page.goto('/login?code=fsp-77')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Nicht anmelden' })).toBeVisible()
  expect(await storedText(page)).not.toContain('eyJ')
  expect(await mock.log('POST exchange_code_for_tokens/')).toHaveLength(1)
  await page.getByRole('button', { name: 'Nicht anmelden' }).click()
  await expect(getPassword(page)).toBeVisible()
  expect(await storedText(page)).not.toContain('eyJ')
  // Values of the link no longer count.
  const refused = () => mock.log('POST api/token/blacklist/')
  await expect.poll(async () => (await refused()).length).toBe(1)
  expect((await refused())[0]?.status).toBe(200)
})

test('a confirmed code signs in [AUTH-31] [S15] @smoke', async ({ page }) => {
  await page.goto('/login?code=fsp-77')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('a refused code shows an error and leads to the login [AUTH-32]', async ({ page, mock }) => {
  await mock.fail({ path: 'exchange_code_for_tokens/', kind: 'status', status: 400, body: { detail: 'x' } })
  await page.goto('/loginFSP?code=falsch')
  await expect(page.getByText('Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.')).toBeVisible()
  await expect(getPassword(page)).toBeVisible()
})
