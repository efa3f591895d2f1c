import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

test('the list of evaluations says how the newest one compares, as on home @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/')
  const counts = page.getByRole('list', { name: 'Wie viele Themen' })
  const better = await counts.getByRole('listitem').filter({ hasText: 'besser' }).locator('b').textContent()
  await page.goto('/results/evaluations')
  const newest = page.getByRole('main').getByRole('row').nth(1)
  await expect(newest).toContainText(`▲ ${better} besser`)
  await expect(newest).toContainText(/Letzte 12 Monate: ?Wartezeit ?▼ deutlich schlechter/)
  await expect(newest).toContainText(/\p{L}+\.? \d{4} – \p{L}+\.? \d{4} · n.=.[\d’']+/u)
})

const isOfRows = ({ method, path, query }: { method: string; path: string; query: string }) =>
  `${method} ${path}` === 'GET results/data/' && query.includes('eval=1')

test('every evaluation of a list has its result, counted one after the other from the newest one on', async ({
  page,
  mock,
}) => {
  // The newest one is not overtaken where its responses are late.
  await page.route(/results\/evaluations\/91\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await enterDemoAs(page, 'Heidi', '/results/evaluations')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows).toHaveCount(4)
  const positions = async () => (await rows.all()).map(async (row) => (await row.boundingBox())?.y)
  const before = await Promise.all(await positions())
  for (const row of (await rows.all()).slice(1))
    await expect(row).toContainText(/\d ohne gesicherten Unterschied/, { timeout: 20_000 })
  expect(await Promise.all(await positions())).toEqual(before)
  await expect(rows.filter({ hasText: 'Studierendenbefragung' })).toContainText(
    /Letzte 12 Monate: ?keine gesicherte Veränderung/,
  )
  await expect(page.getByRole('button', { name: 'Ergebnis zeigen' })).toHaveCount(0)
  const requested = (await mock.log()).filter(isOfRows).map(({ query }) => /evaluationId=(\d+)/.exec(query)?.[1])
  const paths = (await rows.getByRole('link').all()).map(async (link) => await link.getAttribute('href'))
  const shown = (await Promise.all(paths)).flatMap(
    (path) => /^\/results\/evaluations\/(\d+)/.exec(path ?? '')?.[1] ?? [],
  )
  expect(requested).toEqual([...new Set(shown)])
})

test('the result of an evaluation with many rows is counted on request', async ({ page, mock }) => {
  await page.route(/backend\/results\/measures\/\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/"results_count":\d+/g, '"results_count":20001')
    await route.fulfill({ response: answer, body })
  })
  await enterDemoAs(page, 'Heidi', '/results/evaluations')
  const row = page.getByRole('main').getByRole('row').nth(2)
  const button = row.getByRole('button', { name: 'Ergebnis zeigen' })
  await expect(button).toBeVisible({ timeout: 15_000 })
  const before = (await mock.log()).filter(isOfRows).length
  await button.click()
  await expect(row).toContainText(/\d ohne gesicherten Unterschied/)
  await expect(page).toHaveURL(/results\/evaluations$/)
  expect((await mock.log()).filter(isOfRows).length).toBeGreaterThan(before)
})

test('names of evaluations do not repeat the only institution of their reader', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations')
  await expect(page.getByRole('link', { name: 'Studierendenbefragung', exact: true }).last()).toBeVisible()
  await expect(page.getByRole('main').getByText('Klinik Seeblick')).toHaveCount(0)
})
