// What a tab keeps after a long day: node bench/page/memory.mjs [pages] [evaluations] [rows]. Needs a build in dist/.
// It walks through the lists and records of the menu, opens and leaves evaluations, and pages through a long list; the heap
// is read after a collection, each time on the same page.
import { openBuild } from './portal.mjs'

const [pages = 400, evaluations = 50, rows = 30_000] = process.argv.slice(2).map(Number)
const { base, context, open, close } = await openBuild({ width: 1280, height: 900 })
const megabyte = 2 ** 20

try {
  const page = await open('/results/evaluations')
  const devtools = await context.newCDPSession(page)

  /** Goes to a page as its link in the menu does, without loading the portal anew. */
  const go = async (path) => {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await page.waitForURL(`${base}${path}`)
  }
  const heap = async () => {
    await go('/patzu/hospitals')
    await page.locator('tbody tr').first().waitFor()
    await page.waitForTimeout(1500)
    for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const { nodes } = await devtools.send('Memory.getDOMCounters')
    return { heap: usedSize / megabyte, nodes }
  }
  const told = (what, before, after) =>
    console.log(
      `${what}: ${before.heap.toFixed(1)} MB before, ${after.heap.toFixed(1)} MB after (${(after.heap - before.heap).toFixed(1)} MB more), nodes ${before.nodes} and ${after.nodes}`,
    )

  const lists = [
    'accounts/users',
    'patzu/orders',
    'patzu/measures',
    'moniq/hospitals',
    'mailer/mailtemplates',
    'results/measures',
  ]
  const walk = async (count) => {
    for (let at = 0; at < count; at += 2) {
      await go(`/${lists[(at / 2) % lists.length]}`)
      await page.locator('tbody tr a').first().waitFor()
      await page
        .locator('tbody tr a')
        .nth(at % 10)
        .click()
      await page.getByRole('button', { name: 'Versionen', exact: true }).first().waitFor()
    }
  }
  const read = async (count) => {
    for (let at = 0; at < count; at += 1) {
      await go('/results/evaluations')
      await page
        .locator('tbody tr a')
        .nth(at % 12)
        .click()
      await page.locator('main article').first().waitFor()
      await page.waitForTimeout(1200)
    }
  }
  // Every page of the walk once before: what is kept of a first time (code, words, the answers of the last minutes) is told apart from what each further page leaves.
  await walk(2)
  const cold = await heap()
  await walk(lists.length * 10)
  await read(12)
  const first = await heap()
  told('each page for the first time', cold, first)
  await walk(pages)
  const walked = await heap()
  told(`${pages} pages`, first, walked)
  await read(evaluations)
  const seen = await heap()
  told(`${evaluations} evaluations`, walked, seen)

  await go('/results/data?measure=40&size=100')
  await page.locator('tbody tr').nth(99).waitFor()
  const turns = Math.ceil(rows / 100) - 1
  const times = []
  for (let turn = 0; turn < turns; turn += 1) {
    const start = Date.now()
    const text = await page.locator('tbody tr').first().textContent()
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    await page.waitForFunction((old) => document.querySelector('tbody tr')?.textContent !== old, text)
    times.push(Date.now() - start)
  }
  const median = (some) => some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)]
  told(`${rows} rows in ${turns + 1} pages`, seen, await heap())
  console.log(`a page: the first 20 ${median(times.slice(0, 20))} ms, the last 20 ${median(times.slice(-20))} ms`)
} finally {
  await close()
}
