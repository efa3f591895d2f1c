import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

for (const address of [
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'https://127.0.0.1.evil.example/',
]) {
  test(`a logout with redirect to ${address} stays here and sends no e-mail address [D-01] [D-02] [S12]`, async ({
    page,
    mock,
  }) => {
    await enterAs(page, mock, 'staff', `/logout?redirect=${encodeURIComponent(address)}&autofill_email=1`)
    await expect(page.getByText('ist nicht bekannt')).toBeVisible()
    await expect(page).toHaveURL(/\/logout/)
    expect(await page.content()).not.toContain(getLogin('staff').email)
    await page.getByRole('button', { name: 'Zur Anmeldung' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
}

test('a logout leads to an app of the portal with the e-mail filled in [SESS-16] [SESS-17] [D-02] @smoke', async ({
  page,
  context,
  mock,
  watch,
}) => {
  await context.route('https://survey.example.ch/**', async (route) => await route.fulfill({ body: 'there' }))
  await enterAs(
    page,
    mock,
    'staff',
    `/logout?redirect=${encodeURIComponent('https://survey.example.ch/back?x=1')}&autofill_email=1`,
  )
  await expect(page).toHaveURL(
    `https://survey.example.ch/back?x=1&email=${encodeURIComponent(getLogin('staff').email)}`,
  )
  expect(await mock.log('POST api/token/blacklist/')).toHaveLength(1)
  watch.wrong.splice(
    0,
    watch.wrong.length,
    ...watch.wrong.filter((line) => !line.includes('GET https://survey.example.ch/')),
  )
})

test('a logout leads to the last used login with its suffix [SESS-18] [SESS-19]', async ({ page, mock }) => {
  await page.goto('/loginFSP')
  await expect(page.getByRole('heading', { name: /FSP/ })).toBeVisible()
  await enterAs(page, mock, 'fsp', '/logout?suffix=%3Fapp%3D28')
  await expect(page).toHaveURL('/loginFSP?app=28')
})
