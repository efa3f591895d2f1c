import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ mock, page }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.clock.setFixedTime('2026-12-01T10:00:00+01:00')
})

test('home of staff says how long open work has waited @smoke', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await enterDemoAs(page, 'Stefan')
  const work = page.getByRole('region', { name: 'Zu tun' })
  const oldest = work.getByText(/^Vor 46 Tagen: /)
  await expect(oldest.first()).toHaveAttribute('title', /^16\.10\.2026/)
  await test.step('the hospital of a file is below the name of the file', async () => {
    const file = page.getByRole('region', { name: 'Neuste Dateien' }).getByRole('button').first()
    const [name, hospital] = [file.locator('bdi').first(), file.locator('small')]
    await expect(name).not.toContainText((await hospital.textContent()) ?? '')
    const [above, below] = [await name.boundingBox(), await hospital.boundingBox()]
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + 8)
  })
  await test.step('other dashboards are one line', async () => {
    const line = await page.getByRole('region', { name: 'Weitere Dashboards' }).boundingBox()
    expect(line?.height).toBeLessThan(30)
  })
})

test('home of a hospital person begins with the plan that is overdue, and since when', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await enterDemoAs(page, 'Heidi')
  const line = page.getByRole('link', { name: /^1 Massnahme überfällig: .+, seit \d+ Tagen$/ })
  await expect(line).toBeVisible()
  const newest = await page.getByRole('region', { name: 'Neuste Auswertung' }).boundingBox()
  expect((await line.boundingBox())?.y).toBeLessThan(newest?.y ?? 0)
  await test.step('what belongs together does not break', async () => {
    const lower = page.getByRole('main').getByText('tiefer ist besser').first()
    await expect(lower).toBeVisible()
    expect(await lower.evaluate((one) => one.getClientRects().length)).toBe(1)
    const plans = page.getByRole('region', { name: 'Massnahmen' })
    const badge = plans.getByText('Wirkung zu prüfen', { exact: true }).first()
    expect((await badge.boundingBox())?.height).toBeLessThan(30)
    await expect(plans).toContainText('seit 04.10.2026')
  })
  await line.click()
  await expect(page).toHaveURL(/\/results\/actions\/\d+/)
})
