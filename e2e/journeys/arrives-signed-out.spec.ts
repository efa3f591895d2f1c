import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

for (const [path, id] of [
  ['/demo/kein-gueltiger-link', 'ROUTE-01'],
  ['/demo', 'ROUTE-02'],
  ['/reset/kein-gueltiger-link', 'ROUTE-03'],
  ['/signup/kein-gueltiger-link', 'ROUTE-04'],
  ['/signupFSP/kein-gueltiger-link', 'ROUTE-05'],
  ['/responsible', 'ROUTE-06'],
  ['/login', 'ROUTE-07'],
  ['/loginFSP', 'ROUTE-08'],
] as const)
  test(`${path} opens without a login [${id}]`, async ({ page, mock }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A secret is removed from the address without a redirect to the login.
    await expect(page).toHaveURL(new RegExp(`^[^?]*/${path.split('/')[1]}(/|$)`))
    expect((await mock.log()).filter(({ path }) => /hospitals|users\/\d/.test(path))).toEqual([])
  })

test('somebody signed out can open the logout and ends at the login [ROUTE-09] @smoke', async ({ page }) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
})

for (const [path, heading, id] of [
  ['/', /Guten|Grüezi|Willkommen|Stab/, 'ROUTE-13'],
  ['/patzu', /Patientenbefragung/, 'ROUTE-14'],
  ['/moniq', /Psychiatrie/, 'ROUTE-15'],
  ['/studek', /Eltern|Kinder|Studierende|Befragung/, 'ROUTE-16'],
  ['/rehaspez', /Reha/, 'ROUTE-17'],
  ['/irp', /Review/, 'ROUTE-18'],
  ['/patzu/hospitals', /Spitäler/, 'ROUTE-19'],
  ['/patzu/hospitals/1', /Klinik Seeblick/, 'ROUTE-20'],
] as const)
  test(`${path} shows the login without backend requests and opens afterwards [${id}, GUARD-01] @smoke`, async ({
    page,
    mock,
  }) => {
    await page.goto(path)
    await expect(page.locator('input[name=password]')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    expect((await mock.log()).filter(({ path }) => /^(patzu|moniq|studek|rehaspez|irp|accounts)\//.test(path))).toEqual(
      [],
    )
    await enterAs(page, mock, 'staff', path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
