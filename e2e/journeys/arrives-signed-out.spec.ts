import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('the pages before the login open without a login [ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, GUARD-01]', async ({
  page,
  mock,
}) => {
  for (const path of [
    '/demo/kein-gueltiger-link',
    '/demo',
    '/reset/kein-gueltiger-link',
    '/signup/kein-gueltiger-link',
    '/signupFSP/kein-gueltiger-link',
    '/responsible',
    '/login',
    '/loginFSP',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A secret leaves the address; nobody is sent to the login for it.
    await expect(page).toHaveURL(new RegExp(`^[^?]*/${path.split('/')[1]}(/|$)`))
  }
  expect((await mock.log()).filter(({ path }) => /hospitals|users\/\d/.test(path))).toEqual([])
})

test('whoever is signed out can sign out again, and ends at the login [ROUTE-09]', async ({ page }) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
})

test('everything else asks for the login first, asks the backend for nothing, and is what opens after it [ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-20, GUARD-02]', async ({
  page,
  mock,
}) => {
  const paths = ['/', '/patzu', '/moniq', '/studek', '/rehaspez', '/irp', '/patzu/hospitals', '/patzu/hospitals/1']
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('input[name=password]')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  }
  expect((await mock.log()).filter(({ path }) => /^(patzu|moniq|studek|rehaspez|irp|accounts)\//.test(path))).toEqual(
    [],
  )
  for (const [path, heading] of Object.entries({
    '/patzu': /Patientenbefragung/,
    '/moniq': /Psychiatrie/,
    '/studek': /Eltern|Kinder|Studierende|Befragung/,
    '/rehaspez': /Reha/,
    '/irp': /Review/,
  })) {
    await enterAs(page, mock, 'staff', path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})
