// How long a filter of a page with 12 charts over 131'500 rows takes, from the click to the last chart that is drawn, and
// how long the page is held up meanwhile: node bench/page/filter.mjs [runs]. Needs a build in dist/.
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { ensureBrowser } from '../../.ci/setup.mjs'

const runs = Number(process.argv[2] ?? 7)
const { module } = await runnerImport('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
const { module: seeds } = await runnerImport('./mocks/seed/charts.ts', { configFile: false, logLevel: 'error' })
const { module: forms } = await runnerImport('./mocks/seed/attributes.ts', { configFile: false, logLevel: 'error' })
const { url, close } = await module.serve({ port: 0, host: '127.0.0.1', dist: 'dist' })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  // As many charts in the window as there are.
  const context = await browser.newContext({ viewport: { width: 1920, height: 3000 }, locale: 'de-CH' })
  const base = new URL(url).origin
  const types = ['mean', 'likert', 'timeline', 'radar', 'boxPlot', 'stacked']
  const charts = Array.from({ length: 12 }, (_, at) => ({
    ...seeds.chartOf(types[at % types.length], at, 40, forms.questionnaires[3]),
    i: `c${at}`,
    title: `Diagramm ${at + 1}`,
    splits: [],
    x: (at % 3) * 4,
    y: Math.floor(at / 3) * 8,
    w: 4,
  }))
  await context.request.patch(`${base}/backend/__mock__/records/results/evaluations/40/`, { data: { charts } })
  await context.request.patch(`${base}/backend/__mock__/settings/`, { data: { exceedLimit: 1_000_000 } })
  const page = await context.newPage()
  await page.goto(`${base}/login?next=/results/evaluations/40`)
  await page.getByLabel('E-Mail').fill('staff@demo.example')
  await page.locator('input[name=password]').fill(module.demoLogins[0].password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.goto(`${base}/results/evaluations/40`)
  await page.getByText(/^131'500 Zeilen$/).waitFor({ timeout: 120_000 })
  await page.waitForFunction(() => document.querySelectorAll('main article figure svg').length === 12)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Geschlecht' }).click()
  await page.getByRole('checkbox', { name: /^Frau/ }).waitFor()
  const measured = []
  for (let run = 0; run < runs; run += 1) {
    await page.waitForTimeout(800)
    measured.push(
      await page.evaluate(async (at) => {
        const blocks = []
        const observer = new PerformanceObserver((list) =>
          blocks.push(...list.getEntries().map(({ duration }) => duration)),
        )
        observer.observe({ type: 'longtask' })
        let last = 0
        const changes = new MutationObserver(() => requestAnimationFrame(() => (last = performance.now())))
        for (const svg of document.querySelectorAll('main article figure'))
          changes.observe(svg, { subtree: true, childList: true, attributes: true })
        const box = document.querySelectorAll('main section input[type=checkbox]')[at % 2]
        const start = performance.now()
        box.click()
        await new Promise((resolve) => setTimeout(resolve, 1500))
        observer.disconnect()
        changes.disconnect()
        return { painted: Math.round(last - start), longest: Math.round(Math.max(0, ...blocks)) }
      }, run),
    )
  }
  const median = (name) => measured.map((one) => one[name]).toSorted((one, other) => one - other)[Math.floor(runs / 2)]
  console.table(measured)
  console.log(
    `12 charts, 131'500 rows, median of ${runs}: click to last chart ${median('painted')} ms, longest task ${median('longest')} ms (0: below 50)`,
  )
} finally {
  await browser.close()
  await close()
}
