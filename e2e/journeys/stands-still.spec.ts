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
