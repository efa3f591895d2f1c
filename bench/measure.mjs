import { gzipSync } from 'node:zlib'
import { firstCell, firstField } from './contenders.mjs'

const rows = 15
/** Milliseconds a page is left alone before its first sort, so that what it does behind its first rows is over: the portal counts what is open a second later. */
const settling = 1500
/** Milliseconds that a pointer is on something before it is pressed. */
const resting = 200

/** The gzip bytes of the scripts and styles that the login and then the first list load, each file once. */
export async function measureBytes(browser, { signIn, list }, url, login) {
  const context = await browser.newContext({ locale: 'de-CH' })
  const page = await context.newPage()
  const files = new Map()
  const reading = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (['script', 'stylesheet', 'font'].includes(kind))
      reading.push(response.body().then((body) => files.set(response.url(), { kind, size: gzipSync(body).length })))
  })
  // Signed out: the way to the list leads over the login, and back.
  await page.goto(url + list, { waitUntil: 'networkidle' })
  await page.locator('input[name=password]').waitFor()
  await Promise.all(reading)
  const atLogin = total(files)
  await signIn(page, login)
  await page.locator(firstCell).waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const atList = total(files)
  // What an idle list loads ahead.
  await page.waitForTimeout(3000)
  await Promise.all(reading)
  await context.close()
  return {
    login: atLogin,
    list: atList,
    idle: total(files),
    files: [...files].map(([address, file]) => ({ name: new URL(address).pathname, ...file })),
  }
}

function total(files) {
  const all = [...files.values()]
  const sum = (...kinds) => all.filter(({ kind }) => kinds.includes(kind)).reduce((bytes, { size }) => bytes + size, 0)
  return {
    code: sum('script', 'stylesheet'),
    fonts: sum('font'),
    count: all.filter(({ kind }) => kind !== 'font').length,
  }
}

/** A context that is signed in. */
export async function signedIn(browser, { signIn, list }, url, login) {
  const context = await browser.newContext({ locale: 'de-CH', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(url + list)
  await signIn(page, login)
  await page.locator(firstCell).waitFor()
  await page.close()
  await context.addInitScript(watch, { firstCell, firstField, rows })
  return context
}

/** One fresh load of the list on a slowed CPU: milliseconds to the first rows, then to the rows of each new order. */
export async function load(context, { list, head, next }, url, { slow, cache, sorts }) {
  if (!cache) await emptyCache(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.goto(url + list, { waitUntil: 'commit' })
  await shown(devtools)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const cpu = metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  const { firstRows, requests } = await page.evaluate(() => ({
    firstRows: window.bench.firstRows,
    requests: window.bench.requests(),
  }))
  if (sorts.length > 0) {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settling)
  }
  const clicks = []
  for (const column of sorts) {
    clicks.push(await page.evaluate((selector) => window.bench.click(selector), head(column)))
    await page.waitForTimeout(300)
  }
  const records = sorts.length > 0 ? await openRecords(page, next) : {}
  await page.close()
  return { firstRows, cpu, requests, clicks, ...records }
}

/** The first record of a list, after the list the second one, and the one after that where there is a button for it. */
async function openRecords(page, next) {
  const opened = await open(page, firstCell)
  await page.goBack()
  await page.locator(firstCell).waitFor()
  await page.waitForTimeout(settling)
  const second = await open(page, firstCell.replace('tr:first-child', 'tr:nth-child(2)'))
  await page.waitForTimeout(settling)
  return { opened, second, next: next ? await open(page, next) : Number.NaN }
}

/** Milliseconds from the press on something to a form with another value in it, the pointer there for a moment as with people. */
async function open(page, selector) {
  const place = page.locator(selector).first()
  await place.hover({ position: { x: 5, y: 5 } })
  await page.waitForTimeout(resting)
  await page.evaluate(() => window.bench.open())
  await page.mouse.down()
  await page.mouse.up()
  return await page.evaluate(() => window.bench.opened)
}

/** Milliseconds from the navigation to the address of a record to its form with a value in it, on a slowed CPU. */
export async function loadRecord(context, { list }, url, { slow, record }) {
  await emptyCache(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.goto(`${url}${list}/${record}`, { waitUntil: 'commit' })
  const time = await page.evaluate(() => window.bench.filled())
  await page.close()
  return time
}

/** Asked by the browser's own protocol: what waits in the page would put 330 kB of script into it while it loads. */
async function shown(devtools) {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'window.bench.shown.then(() => true)',
    awaitPromise: true,
    returnByValue: true,
  })
  if (result.value !== true) throw new Error(`no first rows: ${result.description}`)
}

/** From another page: a page whose requests are watched writes down the stack of each, which is work of the instrument. */
async function emptyCache(context) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}

// Runs in the page, before anything else of it.
function watch({ firstCell, firstField, rows }) {
  // React-admin starts with the order of the load before: it would have seen one of the orders already, and answer it from its cache.
  for (const key of Object.keys(localStorage)) if (key.endsWith('.listParams')) localStorage.removeItem(key)

  const painted = (then) => requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())))
  const text = () => document.querySelector(firstCell)?.textContent ?? ''
  const isThere = () => text() !== '' && document.querySelectorAll('tbody tr').length >= rows
  const until = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
        observer.disconnect()
        painted(resolve)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      look()
    })
  const api = (list) => list.filter(({ name }) => name.includes('/backend/'))
  const requests = () =>
    performance.getEntriesByType('resource').map(({ name, startTime, responseEnd, initiatorType }) => ({
      name: name.replace(location.origin, ''),
      startTime,
      responseEnd,
      initiatorType,
    }))

  window.bench = { requests }
  window.bench.shown = until(isThere).then((time) => {
    window.bench.firstRows = time
  })
  window.bench.click = async (selector) => {
    const before = text()
    const changed = until(() => isThere() && text() !== before)
    performance.clearResourceTimings()
    const start = performance.now()
    document.querySelector(selector).click()
    const end = await changed
    // Later entries reach the list after the task that resolved the request.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const [asked] = api(performance.getEntriesByType('resource')).filter(({ name }) => name.includes('ordering='))
    return {
      time: end - start,
      server: asked ? asked.responseStart - asked.requestStart : Number.NaN,
      from: before,
      to: text(),
    }
  }
  const value = () => document.querySelector(firstField)?.value ?? ''
  window.bench.filled = () => until(() => value() !== '')
  // From the press on a record to its form with a value in it, what it needs fetched on the way.
  window.bench.open = () => {
    const before = value()
    const pressed = new Promise((resolve) =>
      addEventListener('pointerdown', () => resolve(performance.now()), { capture: true, once: true }),
    )
    const filled = until(() => value() !== '' && value() !== before)
    window.bench.opened = Promise.all([pressed, filled]).then(([start, end]) => end - start)
  }
}
