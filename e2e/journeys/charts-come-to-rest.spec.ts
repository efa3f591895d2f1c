import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { standsStill } from '../watch/axe.ts'

// Scroll bars take space here, as on Windows and in Firefox.
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    await give({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Frames without a change after which charts are at rest; those that never are, are counted after many more. */
const calm = 20
const patience = 200

/** Counts the frames in which each chart changed its size, by chart id; `take` waits until all are at rest. */
async function countRerenders(page: Page): Promise<{ take: () => Promise<Record<string, number>> }> {
  const counter = await page.evaluateHandle(
    ({ calm, patience }) => {
      let counts: Record<string, number> = {}
      let left = calm
      const inFrame = new Set<string>()
      const watch = new MutationObserver((changes) => {
        left = calm
        if (inFrame.size === 0) requestAnimationFrame(() => inFrame.clear())
        for (const { target } of changes) {
          const chart = target instanceof SVGSVGElement && target.closest('[data-chart]')?.getAttribute('data-chart')
          if (!chart || inFrame.has(chart)) continue
          inFrame.add(chart)
          counts[chart] = (counts[chart] ?? 0) + 1
        }
      })
      watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['width', 'height'] })
      return {
        take: async () => {
          left = calm
          for (let frame = 0; frame < patience && left > 0; frame += 1, left -= 1)
            await new Promise(requestAnimationFrame)
          const taken = counts
          counts = {}
          return taken
        },
      }
    },
    { calm, patience },
  )
  return { take: async () => await counter.evaluate(async ({ take }) => await take()) }
}

/** From a phone to a wide window in uneven steps. */
const widths = Array.from({ length: 40 }, (_, step) => 390 + step * 37)

test('a chart renders at most twice at each of forty widths with scroll bars that take space', async ({
  page,
  mock,
}) => {
  test.setTimeout(180_000)
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await expect(page.locator('[data-chart] figure svg').first()).toBeVisible()
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const rerenders = await countRerenders(page)
  const maxRestarts: Record<string, unknown> = {}
  for (const width of widths) {
    await rerenders.take()
    await page.setViewportSize({ width, height: 800 })
    const counts = await rerenders.take()
    const often = Object.entries(counts).filter(([, count]) => count > 2)
    if (often.length > 0) maxRestarts[width] = often
  }
  expect(maxRestarts).toEqual({})
})

test('the chart preview in the editor settles with scroll bars that take space @smoke', async ({ page, mock }) => {
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
    const countScales = async () =>
      await dialog.locator('[style*="scale"]').evaluate(async (page, calm) => {
        const seen = new Set<string>()
        for (let frame = 0; frame < calm; frame += 1) {
          await new Promise(requestAnimationFrame)
          seen.add(page.getAttribute('style') ?? '')
        }
        return seen.size
      }, calm)
    // A preview that never settles has several scales in each of these spans.
    await expect.poll(countScales, `at ${width} pixels`).toBe(1)
  }
})

test('the dialog of a new chart stays where it is on every tab', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAs(page, mock, 'staff', '/results/evaluations/91?view=edit')
  await page.getByRole('button', { name: 'Neues Diagramm' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab')).toHaveCount(5)
  const places = new Set<string>()
  for (const tab of await dialog.getByRole('tab').all()) {
    await tab.click()
    await standsStill(page)
    places.add(JSON.stringify(await dialog.boundingBox()))
  }
  expect([...places]).toHaveLength(1)
})

test('with reduced motion no line of a chart is painted where it was before', async ({ page, mock }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const line = page.locator('main figure svg path[d*="L"]').first()
  await expect(line).toBeAttached()
  // Its shape is a style: a transition of it would begin with the old one.
  const [attribute, painted] = await line.evaluate((path) => {
    getComputedStyle(path).getPropertyValue('d')
    const moved = (path.getAttribute('d') ?? '').replaceAll(/\d+(?:\.\d+)?/g, '7')
    path.setAttribute('d', moved)
    return [moved, getComputedStyle(path).getPropertyValue('d')]
  })
  expect(painted.replaceAll(/[^\dMLZ]/g, '')).toBe(attribute.replaceAll(/[^\dMLZ]/g, ''))
})
