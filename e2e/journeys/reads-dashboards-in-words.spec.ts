import type { Locator } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ mock, page }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.clock.setFixedTime('2026-12-01T10:00:00+01:00')
})

const getBox = async (element: Locator) => {
  await expect(element).toBeVisible()
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test('a hospital says in words how many answers it is behind, above a bar as wide as the card @smoke', async ({
  page,
}) => {
  await enterDemoAs(page, 'Stefan', '/moniq')
  const card = page.getByRole('region', { name: /^Antworten 2026 je Spital/ })
  const row = card.getByRole('link', { name: /\d+, \d+ weniger als 2025$/ }).first()
  const [bar, around] = [await getBox(row.locator('[aria-hidden]')), await getBox(row)]
  expect(bar.width).toBeGreaterThan(0.9 * around.width)
  expect(bar.y).toBeGreaterThan((await getBox(row.locator('bdi'))).y + 16)
  await test.step('who has confirmed is summed up above the people to write to', async () => {
    const confirmed = page.getByRole('region', { name: /^Verantwortliche bestätigt/ })
    const sum = await getBox(confirmed.getByRole('link', { name: /^Ja \d/ }))
    const write = await getBox(confirmed.getByRole('button', { name: /ohne Antwort schreiben/ }))
    expect(sum.y).toBeLessThan(write.y)
  })
})

test('the head of the student survey says in a sentence when it ended, and what is empty is a line at the end', async ({
  page,
}) => {
  await enterDemoAs(page, 'Stefan', '/studek')
  await expect(page.getByRole('main')).toContainText('STUDEK 2026 ging gestern zu Ende (30.11.2026)')
  const empty = page.getByRole('region', { name: 'Neuste Änderungen an Spitälern' })
  await expect(empty).toContainText('Keine Änderungen an Spitälern in den letzten 90 Tagen.')
  expect((await getBox(empty)).height).toBeLessThan(90)
})

for (const width of [390, 768])
  test(`two badges leave the name of a hospital on one line at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterDemoAs(page, 'Stefan', '/patzu')
    const row = page.getByRole('link', { name: /Ospedale San Biagio.*zu genehmigen/ })
    const name = await getBox(row.getByText('Ospedale San Biagio'))
    expect(name.height).toBeLessThan(30)
    expect((await getBox(row.getByText('zu genehmigen'))).y).toBeGreaterThan(name.y + name.height / 2)
  })
