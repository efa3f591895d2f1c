// An evaluation over very many rows in a real browser: node bench/page/large.mjs [rows]. Needs a build in dist/.
// From opening to the first chart and to the last row, once from the server and once from what the browser keeps; what the
// browser holds in memory, and how long the page is held up meanwhile.
import { execFileSync } from 'node:child_process'
import { openBuild } from './portal.mjs'

const rows = Number(process.argv[2] ?? 2_000_000)
const [evaluation, measure] = [40, 40]
const { base, browser, open, edit, close } = await openBuild({ width: 1280, height: 900 })
try {
  await edit(`records/results/measures/${measure}`, { results_seeded: rows, results_planned: rows })
  const page = await open('/results/evaluations')
  const before = await memory()
  await page.addInitScript(() => {
    window.measured = { chart: 0, longest: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.measured.longest = Math.max(window.measured.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      if (document.querySelector('main article[aria-busy=false] figure svg'))
        window.measured.chart ||= performance.now()
      requestAnimationFrame(look)
    }
    look()
  })
  console.table({ 'from the server': await read(page, before), 'from what is kept': await read(page, before) })
} finally {
  await close()
}

async function read(page, before) {
  const start = Date.now()
  let most = 0
  const watching = setInterval(async () => (most = Math.max(most, await memory().catch(() => 0))), 1000)
  await page.goto(`${base}/results/evaluations/${evaluation}`)
  await page
    .getByText(`${rows.toLocaleString('de-CH').replaceAll('’', "'")} Fragebogen`, { exact: true })
    .waitFor({ timeout: 900_000 })
  const whole = Date.now() - start
  await page.waitForTimeout(5000)
  clearInterval(watching)
  const { chart, longest } = await page.evaluate(() => window.measured)
  return {
    'first chart, s': tenth(chart / 1000),
    'all rows, s': tenth(whole / 1000),
    'longest task, ms': Math.round(longest),
    'most memory, MB': Math.round(most - before),
    'memory after, MB': Math.round((await memory()) - before),
  }
}

/** Megabytes that all processes of the browser hold for themselves. */
async function memory() {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const held = execFileSync('ps', ['-o', 'rss=', '-p', processInfo.map(({ id }) => id).join(',')], { encoding: 'utf8' })
  return (
    held
      .trim()
      .split('\n')
      .reduce((sum, one) => sum + Number(one), 0) / 1024
  )
}

function tenth(value) {
  return Math.round(value * 10) / 10
}
