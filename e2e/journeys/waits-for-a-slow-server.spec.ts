import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test('a slow list says what it waits for and can be stopped @smoke', async ({ page, mock }) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/accounts/usertitles')
  await expect(page.getByRole('table')).toBeVisible()
  await allLoaded(page)
  let isSlow = true
  await page.route('**/backend/patzu/hospitals/?*', async (route) => {
    if (!isSlow) await route.fallback()
  })
  await page.getByRole('navigation').getByRole('button', { name: 'Patientenbefragung' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Spitäler' }).click()
  const wait = page.getByRole('status').filter({ hasText: 'Spitäler' })
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await expect(wait).toHaveCount(0)

  await test.step('after two seconds it names what is loaded, above it and without moving it', async () => {
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    await page.clock.runFor(2100)
    await expect(wait).toHaveText('Wird geladen:Spitäler')
    await expect(wait).toBeInViewport({ ratio: 1 })
    await expect(wait.getByRole('button')).toHaveCount(0)
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(title)
  })

  await test.step('after ten seconds the request can be stopped', async () => {
    await page.clock.runFor(8000)
    await expect(wait).toContainText('Das dauert länger als üblich:')
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/patzu/hospitals/?'))
    await wait.getByRole('button', { name: 'Nicht länger warten' }).click()
    await aborted
    await expect(wait).toHaveCount(0)
    await expect(page.getByText('Das Laden wurde abgebrochen.')).toBeVisible()
  })

  await test.step('what was stopped can be loaded again', async () => {
    isSlow = false
    await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(15)
  })
})
