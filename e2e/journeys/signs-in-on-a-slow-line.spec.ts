import { enterAs, fillLogin, signInAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'
import { countNavigations } from '../watch/navigations.ts'

test('a sign-in opens home once on a slow line @smoke', async ({ page }) => {
  const navigations = await countNavigations(page)
  const release = await holdBack(page, '**/assets/Home-*.js')
  await page.goto('/login')
  await fillLogin(page, 'staff')
  await release()
  await expect(page.getByRole('button', { name: /Stefan Stab/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await navigations('/')).toBe(1)
})

test('a sign-in loads the wanted page once', async ({ page }) => {
  const navigations = await countNavigations(page)
  const release = await holdBack(page, '**/assets/record-*.js')
  await page.goto('/login?next=%2Fpatzu%2Fhospitals%2F1')
  await fillLogin(page, 'staff')
  await release()
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Seeblick' })).toBeVisible()
  expect(await navigations('/patzu/hospitals/1')).toBe(1)
})

test('somebody signed in is redirected from the login once', async ({ page, mock }) => {
  const navigations = await countNavigations(page)
  const release = await holdBack(page, '**/assets/Home-*.js')
  await enterAs(page, mock, 'staff', '/login')
  await release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await navigations('/')).toBe(1)
})

test('a reviewer is redirected from home to the reviews once', async ({ page }) => {
  const navigations = await countNavigations(page)
  const release = await holdBack(page, '**/assets/Reviews-*.js')
  const isIn = signInAs(page, 'reviewer')
  await release()
  await isIn
  await expect(page).toHaveURL('/irp')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await navigations('/irp')).toBe(1)
})

test('a sign-out opens the login once even with a slow chunk', async ({ page, mock }) => {
  const navigations = await countNavigations(page)
  const release = await holdBack(page, '**/assets/login-*.js')
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page
    .getByRole('menuitem', { name: 'Abmelden' })
    .or(page.getByRole('link', { name: 'Abmelden' }))
    .click()
  await release()
  await expect(page.locator('input[name=password]')).toBeVisible()
  expect(await navigations('/login')).toBe(1)
})

test('an area without a dashboard opens its first list once', async ({ page, mock }) => {
  const navigations = await countNavigations(page)
  await enterAs(page, mock, 'staff', '/accounts')
  await expect(page).toHaveURL('/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await navigations('/accounts/users')).toBe(1)
})
