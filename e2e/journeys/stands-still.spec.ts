import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

for (const path of ['/patzu/hospitals', '/patzu/tokens', '/patzu/orders', '/accounts/users', '/patzu', '/irp', '/results/evaluations/1'])
  test(`nothing of ${path} moves while it loads: who aims at a row does not hit another`, async ({ page, context, mock }) => {
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) if (entry.value > 0.01) window.shifts.push(entry.value.toFixed(3))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 40, downloadThroughput: 2e6, uploadThroughput: 2e6 })
    await enterAs(page, mock, 'staff', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
