import type { Page } from '@playwright/test'
import { enterAs, fillLogin, getPassword } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

/** Records with the panels below their form, and the part that must load again. */
const records: [path: string, panel: string][] = [
  ['/patzu/hospitals/1', 'Benutzer'],
  ['/patzu/orders/2', 'Einheiten'],
  ['/accounts/users/5', 'Messungen des Benutzers'],
  ['/irp/users/7', 'Dateien des Benutzers'],
  ['/results/measures/10?tab=family', 'Haupt- und abgeleitete Messungen'],
  ['/results/benchmarks/1', 'Mittelwerte'],
  ['/apps/groups/1', 'Benutzer der Gruppe'],
]
const gone = /nicht mehr angemeldet/

/** The text of a panel without loading indicators. */
const toText = async (page: Page, name: string): Promise<string> =>
  (await page.locator(`section[aria-label="${name}"]`).innerText()).replace(/\s+/g, ' ')

/** The text once loading has finished. */
async function settled(page: Page, name: string): Promise<string> {
  let last = ''
  const isSame = async () => {
    const before = last
    last = await toText(page, name)
    return last === before && !last.includes('Wird geladen')
  }
  await expect.poll(isSame, { intervals: [600] }).toBe(true)
  return last
}

for (const [path, panel] of records.slice(0, 3))
  test(`panels of ${path} load again after the login of an expired session without an error [S10, D-37]`, async ({
    page,
    mock,
  }) => {
    await enterAs(page, mock, 'staff', path)
    const region = page.locator(`section[aria-label="${panel}"]`)
    await expect(region).toBeVisible()
    await allLoaded(page)
    const before = await settled(page, panel)
    await mock.revokeRefresh()
    await mock.expireAccess()
    // Refetches the page, as a window that regains focus does.
    await page.getByRole('button', { name: /Versionen/ }).click()
    await signInAgain(page, panel, before)
  })

for (const [path, panel] of records)
  test(`a session that expires while ${path} loads continues after the login [S10]`, async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', path)
    await allLoaded(page)
    const before = await settled(page, panel)
    await page.goto('/404')
    // The record itself still loads; requests of its panels are refused.
    const record = (url: URL) =>
      url.pathname.includes('/backend/') && url.pathname.endsWith(`${path.split('?')[0]?.split('/').at(-1)}/`)
    await page.route(
      record,
      async (route) => {
        // Its panels begin to load once the page has it, and the session is over by then.
        const response = await route.fetch()
        await mock.revokeRefresh()
        await mock.expireAccess()
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.goto(path)
    await signInAgain(page, panel, before)
  })

/** Signs in over the page, which shows no message about the session and keeps its content. */
async function signInAgain(page: Page, panel: string, before: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await expect(dialog).toBeVisible()
  await allLoaded(page)
  expect(await page.locator('body').innerText()).not.toMatch(gone)
  const words = await dialog.getByText(/^Melden Sie sich wieder an/).boundingBox()
  const label = await dialog.locator('label').first().boundingBox()
  expect((label?.y ?? 0) - (words ? words.y + words.height : Infinity)).toBeGreaterThanOrEqual(8)
  await getPassword(dialog).fill('Demo-2026!portal')
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => await toText(page, panel)).toBe(before)
  expect(await page.locator('body').innerText()).not.toMatch(gone)
}

test('the login shows that the session has expired [S10, S03] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/404')
  await mock.revokeRefresh()
  await mock.expireAccess()
  await page.goto('/patzu/hospitals/1')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toBeVisible()
  await fillLogin(page, 'staff')
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Seeblick' })).toBeVisible()
})

test('the login shows no expiry after signing out [S10]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/logout')
  await expect(getPassword(page)).toBeVisible()
  await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toHaveCount(0)
})
