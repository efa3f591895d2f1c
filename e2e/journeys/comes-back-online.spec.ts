import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { forgetOffline } from '../watch/offline.ts'
import { allLoaded } from '../watch/requests.ts'
import { holdTime, within } from '../watch/ownTime.ts'

const banner = /Verbindung unterbrochen/
/** Milliseconds. */
const soon = 2000

test('a search made offline runs once online [N03, N04, D-45] @smoke', async ({ page, mock, context, watch }) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('region', { name: 'Spitäler' })).toBeVisible()
  // What an idle page loads for later comes first.
  await page.clock.runFor(1000)
  await allLoaded(page)
  await context.setOffline(true)
  await expect(page.getByText(banner)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Hochwald')
  await expect(page).toHaveURL(/search=Hochwald/)
  await page.clock.runFor(3000)
  await holdTime(page)
  await context.setOffline(false)
  const found = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Spital Hochwald' }) })
  await within(
    page,
    soon,
    async () =>
      (await page.getByText(banner).count()) === 0 &&
      (await page.getByRole('row').count()) === 2 &&
      (await found.isVisible()),
  )
  forgetOffline(watch)
})

test('a record opened offline loads once online [N03, D-45]', async ({ page, mock, context, watch }) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Spitäler' }).first().click()
  await expect(page.getByRole('region', { name: 'Spitäler' })).toBeVisible()
  // What an idle page loads for later comes first.
  await page.clock.runFor(1000)
  await allLoaded(page)
  await context.setOffline(true)
  const row = page.locator('tbody tr').nth(4)
  const name = await row.getByRole('link').first().innerText()
  await row.locator('td').last().click()
  await page.clock.runFor(3000)
  await holdTime(page)
  await context.setOffline(false)
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await within(
    page,
    soon,
    async () =>
      (await page.getByText(banner).count()) === 0 && (await field.isVisible()) && (await field.inputValue()) === name,
  )
  forgetOffline(watch)
})
