import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

test('home begins with what became worse, from which value to which @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/')
  const newest = page.getByRole('region', { name: 'Neuste Auswertung' })
  const changes = newest.getByRole('list', { name: 'Letzte 12 Monate gegenüber dem Jahr davor' })
  const counts = newest.getByRole('list', { name: 'Wie viele Themen' })
  await expect(changes.getByRole('listitem').first()).toHaveText(
    /^Wartezeit ▼ deutlich schlechter 2\.08 → 2\.80 tiefer ist besser$/,
    { timeout: 15_000 },
  )
  await expect(changes.getByRole('listitem').nth(1)).toHaveText(/^Verpflegung ▲ deutlich besser 3\.44 → 4\.24/)
  const worse = await changes.getByRole('link', { name: 'Wartezeit' }).boundingBox()
  const better = await counts.getByRole('listitem').first().boundingBox()
  expect((worse?.y ?? Infinity) + (worse?.height ?? 0)).toBeLessThan(better?.y ?? 0)
  const sizes = [changes.getByRole('link', { name: 'Wartezeit' }), counts.locator('b').first()].map(
    async (part) => await part.evaluate((element) => getComputedStyle(element).fontSize),
  )
  const [ofName, ofCount] = await Promise.all(sizes)
  expect(ofName).toBe(ofCount)
})

test('home has its plans next to the newest evaluation on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterDemoAs(page, 'Heidi', '/')
  const plans = page.getByRole('region', { name: 'Massnahmen' })
  await expect(plans.getByRole('link').first()).toBeVisible()
  const left = await page.getByRole('region', { name: 'Neuste Auswertung' }).boundingBox()
  const right = await plans.boundingBox()
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0))
})

test('an institution on home says how many evaluations it has, and of when the newest is', async ({ page, mock }) => {
  await enterDemoAs(page, 'Heidi', '/')
  const institution = page.getByRole('region', { name: 'Patientenbefragung' }).getByRole('listitem')
  await expect(institution).toContainText('2 Auswertungen, neuste vom 30.10.2026')
  await expect(page.getByRole('region', { name: 'Studierendenbefragung' }).getByRole('listitem')).toContainText(
    '1 Auswertung vom 18.09.2026',
  )

  await test.step('where they cannot be counted, it says so', async () => {
    await mock.fail({ path: 'results/evaluations/?*object_id=1*', times: -1, kind: 'status', status: 500 })
    await page.reload()
    await expect(institution).toContainText('Das hat nicht geklappt')
  })
})
