import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { storedText } from '../storage.ts'

const authPages = [
  ['/demo/demo-1', 'POST login-demo/demo-1/'],
  ['/signup/invite-1', 'GET signup/invite-1/'],
  ['/login?code=fsp-9', 'POST exchange_code_for_tokens/'],
] as const

test('a link opened while signed in needs a confirmation before it is used [S16] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/404')
  for (const [path, call] of authPages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Sie sind bereits angemeldet' })).toBeVisible()
      await expect(page.getByText(getLogin('staff').email)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Angemeldet bleiben' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
      expect(await mock.log(call)).toEqual([])
      expect(await mock.log('POST api/token/blacklist/')).toEqual([])
    })
})

test('a demo link ends the old session in every tab after confirmation [S16] [DEMO-06] [SESS-11]', async ({
  page,
  context,
  mock,
}) => {
  const other = await context.newPage()
  await enterAs(page, mock, 'staff', '/')
  await other.goto('/')
  await expect(other.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  const before = await storedText(page)
  await page.goto('/demo/demo-1')
  await page.getByRole('button', { name: 'Abmelden und mit dem Link weitermachen' }).click()
  await expect(page).toHaveURL('/results/evaluations/91')
  const order = (await mock.log()).map(({ method, path }) => `${method} ${path}`)
  expect(order.indexOf('POST api/token/blacklist/')).toBeGreaterThan(-1)
  expect(order.indexOf('POST api/token/blacklist/')).toBeLessThan(order.indexOf('POST login-demo/demo-1/'))
  const access = /"access":"([^"]+)"/.exec(before)?.[1] ?? 'none'
  expect(await storedText(page)).not.toContain(access)
  await expect(other.getByRole('button', { name: /Stefan Stab/ })).toHaveCount(0)
})

test('a code signs out and still needs confirmation before it signs in [S15] [S16] [D-11]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/loginFSP?code=fsp-9')
  await expect(page).toHaveURL('/loginFSP')
  await page.getByRole('button', { name: 'Abmelden und mit dem Link weitermachen' }).click()
  await expect(page.getByText('Als fsp@demo.example anmelden?')).toBeVisible()
  expect(await storedText(page)).not.toContain('access')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /Fabienne Praxis/ })).toBeVisible()
})
