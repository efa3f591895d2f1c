import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

type Stored = Record<string, unknown> & { modified: string; measures_ids: number[] }

test('counts and flags are read from text and numbers alike @smoke', async ({ page, mock }) => {
  const total = await readAs<unknown[]>(page, mock, 'staff', 'patzu/hospitals/?all=1')
  await mock.set({ habits: ['countsAsText', 'pagesForAll', 'numbersForBooleans'] })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await expect(page.getByText(`1–15 von ${total.length}`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menü' })).toContainText('Messungen')
  await page.goto('/patzu/hospitals?page=2')
  await expect(page.getByText(`16–30 von ${total.length}`)).toBeVisible()
})

test('a form offers all records of a paginated list', async ({ page, mock }) => {
  const titles = await readAs<unknown[]>(page, mock, 'staff', 'accounts/usertitles/?all=1')
  // Pages of three, as the mock's default page holds all of them.
  await page.route('**/backend/accounts/usertitles/?*', async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.has('onlyId')) return await route.fallback()
    url.searchParams.delete('all')
    url.searchParams.set('size', '3')
    return await route.continue({ url: url.href })
  })
  await enterAs(page, mock, 'staff', '/accounts/users/5')
  await page.getByRole('combobox', { name: 'Titel' }).click()
  // The same without any.
  await expect(page.getByRole('option').nth(titles.length - 1)).toBeVisible()
})

test('times without a zone are shown as those of Zurich and saved unchanged', async ({ page, mock }) => {
  await mock.set({ habits: ['noZone', 'numbersForBooleans'] })
  const before = await readAs<Stored>(page, mock, 'staff', 'patzu/hospitals/2/')
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spital Hochwald Ost')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  // Relations return in another order.
  const read = ({ modified: _when, measures_ids, ...row }: Stored) => ({
    ...row,
    measures_ids: measures_ids.toSorted((one, other) => one - other),
  })
  const after = await readAs<Stored>(page, mock, 'staff', 'patzu/hospitals/2/')
  expect(read(after)).toEqual(read({ ...before, name: 'Spital Hochwald Ost' }))
})

test('an evaluation reads measures as objects and times without a zone', async ({ page, mock }) => {
  await mock.set({ habits: ['countsAsText', 'nestedObjects', 'noNames', 'numbersForBooleans', 'noZone'] })
  const path = '/results/evaluations/1'
  const chart = (name: string) => page.getByRole('article', { name })
  const kept = async () =>
    (await mock.log())
      .filter(({ path: requested, method }) => requested.startsWith('results/user_charts') && method !== 'GET')
      .map(({ method }) => method)
  await enterAs(page, mock, 'hospital-user', path)
  await expect(chart('Verlauf').locator('footer')).toContainText("2'400 Fragebogen")
  await page.getByRole('button', { name: 'Aktionen für «Tabelle»' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  await expect.poll(kept).toEqual(['POST'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ausgeblendet: 1' })).toBeVisible()
  await expect(chart('Tabelle')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aktionen für «Verlauf»' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  await expect.poll(kept).toEqual(['POST', 'PUT'])
})
