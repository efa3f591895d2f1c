// The page of an evaluation of 12 charts and its overview over 131'500 rows, and then a page that does the same with
// arquero and ECharts from objects: from opening to the first chart and to the overview, from the click on a filter to the
// last chart and to the overview, and how long the page is held up meanwhile: node bench/page/filter.mjs [runs]. Needs a
// build in dist/.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { build, runnerImport } from 'vite'
import { openBuild } from './portal.mjs'

const runs = Number(process.argv[2] ?? 12)
/** Clicks that lead through all that two filters can be. */
const states = 4
let institution = ''
const evaluation = 40
const { module: seeds } = await runnerImport('./mocks/seed/charts.ts', { configFile: false, logLevel: 'error' })
const { module: forms } = await runnerImport('./mocks/seed/attributes.ts', { configFile: false, logLevel: 'error' })
const types = ['mean', 'likert', 'timeline', 'radar', 'boxPlot', 'stacked']
const charts = Array.from({ length: 12 }, (_, at) => ({
  ...seeds.getChart(types[at % types.length], at, evaluation, forms.questionnaires[3]),
  i: `c${at}`,
  title: `Diagramm ${at + 1}`,
  splits: [],
  x: (at % 3) * 4,
  y: Math.floor(at / 3) * 8,
  w: 4,
}))
// As many charts in the window as there are.
const viewport = { width: 1920, height: 3600 }
const { base, browser, context, email, open, edit, close } = await openBuild(viewport)
const contender = await serveContender()
try {
  await edit(`records/results/evaluations/${evaluation}`, { charts })
  // A benchmark compares only what it is made of.
  await edit('records/results/benchmarks/1', { benchmark_measures: [1, evaluation] })
  await edit('settings', { exceedLimit: 1_000_000 })
  const [portal, opened] = await openPortal()
  const shown = await countsIn(portal)
  const clicked = { portal: await clicks(portal) }
  await portal.close()
  const other = await (await browser.newContext({ viewport })).newPage()
  await other.goto(contender.url)
  await drawn(other)
  if (shown === '' || (await countsIn(other)) !== shown) throw new Error('The two pages show other figures.')
  clicked.contender = await clicks(other)
  console.table(opened)
  console.table(clicked.portal.map((own, run) => ({ ...own, contender: clicked.contender[run].charts })))
  const [first, later] = [clicked.portal.slice(0, states), clicked.portal.slice(states)]
  const [chart, toOverview] = [median(later, 'charts'), median(later, 'overview')]
  const others = median(clicked.contender.slice(states), 'charts')
  console.log(`12 charts, 131'500 rows, medians of ${runs}:
opening to the first chart ${median(opened, 'chart')} ms, to the overview ${median(opened, 'overview')} ms: ${ratio(median(opened, 'overview'), median(opened, 'chart'))} times (at most 1.3)
click to the last chart ${chart} ms, to the overview ${toOverview} ms (at most 150), longest task ${median(later, 'longest')} ms (0: below 50)
the first ${states} clicks of a page, not counted in it: ${first.map(({ charts }) => charts).join(', ')} ms
arquero and ECharts from objects ${others} ms: the portal takes ${ratio(chart, others)} of it (at most 0.7)`)
} finally {
  await close()
  contender.close()
}

/** The portal with its filters open, and how long it took to open, each time with the rows this browser keeps. */
async function openPortal() {
  const page = await open(`/results/evaluations/${evaluation}`)
  await page
    .getByText(/^131'500 Fragebogen$/)
    .first()
    .waitFor({ timeout: 180_000 })
  await page.getByRole('combobox', { name: 'Institution' }).click()
  institution = await page.getByRole('option').first().innerText()
  await page.getByRole('option').first().click()
  // The contender has one series where a chart can show the institution next to all others.
  await page.getByRole('checkbox', { name: /mit allen anderen/ }).uncheck()
  await page.locator('[data-overview] ul').first().waitFor()
  await page.addInitScript(() => {
    window.opened = {}
    const look = () => {
      const now = Math.round(performance.now())
      if (document.querySelector('main article[aria-busy=false] figure svg')) window.opened.chart ??= now
      if (document.querySelector('[data-overview] ul')) window.opened.overview ??= now
      if (!window.opened.chart || !window.opened.overview) requestAnimationFrame(look)
    }
    look()
  })
  const opened = []
  for (let run = 0; run < runs; run += 1) {
    await page.reload()
    await page
      .getByText(/^131'500 Fragebogen$/)
      .first()
      .waitFor({ timeout: 180_000 })
    await page.waitForFunction(() => window.opened.chart && window.opened.overview)
    opened.push(await page.evaluate(() => window.opened))
  }
  await drawn(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: /^(?:Merkmal|Attribut)$/ }).click()
  await page.getByRole('option', { name: 'Geschlecht' }).click()
  await page.getByRole('checkbox', { name: /^Frau/ }).waitFor()
  return [page, opened]
}

async function drawn(page) {
  await page.waitForFunction(() => document.querySelectorAll('main figure svg').length === 12, null, {
    timeout: 180_000,
  })
}

/** Every n that stands in a chart. */
async function countsIn(page) {
  const texts = await page.locator('main figure svg text').allTextContents()
  return texts
    .filter((text) => /^n\s*=/.test(text))
    .map((text) => text.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ')
}

/** One click after another, with a rest between them: a first round, and then those that count. */
async function clicks(page) {
  const all = []
  for (let run = 0; run < states + runs; run += 1) {
    await page.waitForTimeout(800)
    all.push(await click(page, run))
  }
  return all
}

/** A click on one of two filters, one after the other: until the last chart and the overview are drawn. */
async function click(page, run) {
  const box = page.getByRole('checkbox', { name: run % 2 === 0 ? /^Frau/ : /^Mann/ })
  return await box.evaluate(async (box) => {
    const blocks = []
    const tasks = new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration)))
    tasks.observe({ type: 'longtask' })
    const last = { charts: 0, overview: 0 }
    const watch = (name, elements) => {
      const changes = new MutationObserver(() => requestAnimationFrame(() => (last[name] = performance.now())))
      for (const element of elements)
        changes.observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
      return changes
    }
    const watched = [
      watch('charts', document.querySelectorAll('main figure')),
      watch('overview', document.querySelectorAll('[data-overview]')),
    ]
    const start = performance.now()
    box.click()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    for (const one of [tasks, ...watched]) one.disconnect()
    const since = (moment) => (moment === 0 ? null : Math.round(moment - start))
    return { charts: since(last.charts), overview: since(last.overview), longest: Math.round(Math.max(0, ...blocks)) }
  })
}

/** The other page, with the same rows and charts. */
async function serveContender() {
  if (!existsSync('bench/node_modules/arquero'))
    execFileSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund'], {
      stdio: 'inherit',
    })
  const outDir = join(process.cwd(), 'bench/dist/contender')
  await build({
    root: 'bench/page/contender',
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2023', outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })
  const types = { '.html': 'text/html', '.js': 'text/javascript' }
  const server = createServer(async ({ url: path }, response) => {
    if (path === '/charts') return response.end(JSON.stringify({ charts, ...(await loadCompared()) }))
    if (path === '/rows') return response.end(await getRows())
    const file = join(outDir, path === '/' ? 'index.html' : path)
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    return existsSync(file) ? response.end(readFileSync(file)) : response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

async function getRows() {
  return await (await ask(`results/data/?eval=1&measure=40&evaluationId=${evaluation}`)).text()
}

/** The benchmark of the charts, and the overview of the institution. */
async function loadCompared() {
  const { means } = await (await ask('results/benchmarks/1/')).json()
  return { benchmark: means, institution }
}

async function ask(path) {
  const signedIn = await context.request.post(`${base}/backend/__mock__/sign_in/`, {
    data: { email },
  })
  const { access } = await signedIn.json()
  return await fetch(`${base}/backend/${path}`, { headers: { Authorization: `Bearer ${access}` } })
}

function median(all, name) {
  return all.map((one) => one[name]).toSorted((one, other) => one - other)[Math.floor(all.length / 2)]
}

function ratio(one, other) {
  return (one / other).toFixed(2)
}
