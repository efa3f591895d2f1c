import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

// Scroll bars take room here, as on Windows and in Firefox.
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    await give({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** How often each picture takes another size within some milliseconds, by the id of its chart. */
async function redrawsIn(page: Page, milliseconds: number): Promise<Record<string, number>> {
  return await page.evaluate(async (wait) => {
    const counts: Record<string, number> = {}
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const chart = target instanceof SVGSVGElement && target.closest('[data-chart]')?.getAttribute('data-chart')
        if (chart) counts[chart] = (counts[chart] ?? 0) + 1
      }
    })
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['width', 'height'] })
    await new Promise((resolve) => setTimeout(resolve, wait))
    watch.disconnect()
    return counts
  }, milliseconds)
}

/** From a phone to a wide window, in uneven steps. */
const widths = Array.from({ length: 40 }, (_, step) => 390 + step * 37)

test('no chart is drawn again while nothing changes, at forty widths of the window with scroll bars that take room', async ({
  page,
  mock,
}) => {
  test.setTimeout(180_000)
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await expect(page.locator('[data-chart] figure svg').first()).toBeVisible()
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const restless: Record<string, unknown> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => await redrawsIn(page, 250), { message: `charts at ${width} pixels` })
      .toEqual({})
      .catch((error: unknown) => {
        restless[width] = String(error)
      })
    // At rest they stay at rest.
    const later = await redrawsIn(page, 400)
    if (Object.keys(later).length > 0) restless[width] = later
  }
  expect(restless).toEqual({})
})

test('the preview of a chart in the editor comes to rest with scroll bars that take room', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await page
    .getByRole('button', { name: /^Aktionen für «/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Diagramm bearbeiten' }).click()
  const dialog = page.getByRole('dialog', { name: /Diagramm bearbeiten/ })
  await expect(dialog.locator('figure svg').first()).toBeVisible()
  for (const width of [700, 880, 960, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const scaleOf = async () =>
      await dialog.locator('[style*="scale"]').evaluate(async (page) => {
        const seen = new Set<string>()
        await new Promise((resolve) => setTimeout(resolve, 300))
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          seen.add(page.getAttribute('style') ?? '')
        }
        return seen.size
      })
    expect(await scaleOf(), `at ${width} pixels`).toBe(1)
  }
})
