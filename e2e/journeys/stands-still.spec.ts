import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

for (const path of [
  '/patzu/hospitals',
  '/patzu/tokens',
  '/patzu/orders',
  '/accounts/users',
  '/patzu',
  '/irp',
  '/results/evaluations/1',
])
  test(`nothing of ${path} moves while it loads: who aims at a row does not hit another`, async ({
    page,
    context,
    mock,
  }) => {
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          if (value > 0.01)
            window.shifts.push(
              `${value.toFixed(3)} ${sources.map(({ node, previousRect, currentRect }) => `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName} ${previousRect.y} → ${currentRect.y}`).join(', ')}`,
            )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 2e6,
      uploadThroughput: 2e6,
    })
    await enterAs(page, mock, 'staff', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`charts wait at their height and in their place: nothing of an evaluation moves ${width} pixels wide, with its rows on their way and with them`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/results/evaluations')
    const charts = page.getByRole('article')
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/results/data/**', async (route) => {
      await held
      await route.continue()
    })
    const placesOf = async () =>
      await charts.evaluateAll((all) =>
        all.slice(0, 4).map((chart) => {
          const { x, y, width: w, height: h } = chart.getBoundingClientRect()
          return [x, y + window.scrollY, w, h].map(Math.round)
        }),
      )
    await page.goto('/results/evaluations/1')
    await expect(charts.nth(3)).toHaveAttribute('aria-busy', 'true')
    await expect.poll(async () => await placesOf()).not.toEqual([])
    await page.evaluate(() => document.fonts.ready)
    // The words of the page are there before the rows are.
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()
    const waiting = await placesOf()
    answer()
    for (const place of [0, 1, 2, 3]) {
      await charts.nth(place).scrollIntoViewIfNeeded()
      await expect(charts.nth(place)).toHaveAttribute('aria-busy', 'false')
    }
    await expect(page.getByText(/^Stand /)).toBeVisible()
    expect(await placesOf()).toEqual(waiting)
  })
