import type { BrowserContext, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

const evaluation = '/results/evaluations/1'

/** The clipboard after copying the details of the first error on the page. */
async function copiedDetails(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Details für den Support kopieren' }).first().click()
  await expect(page.getByText('Kopiert.').first()).toBeVisible()
  return await page.evaluate(async () => await navigator.clipboard.readText())
}

/** The deployment with error reports enabled; returns the reports. */
async function receiveReports(context: BrowserContext): Promise<Record<string, unknown>[]> {
  const received: Record<string, unknown>[] = []
  await context.route('**/config.json', async (route) => {
    const config: unknown = await (await route.fetch()).json()
    await route.fulfill({ json: { ...(config as object), reportUrl: '/errors/' } })
  })
  await context.route('**/errors/', async (route) => {
    expect(route.request().headers()['authorization']).toBeUndefined()
    received.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.fulfill({ status: 204 })
  })
  return received
}

/** Makes charts fail: measuring one throws an error with a survey answer in its message. */
const breakCharts = () => {
  window.ResizeObserver = class extends ResizeObserver {
    override observe(target: Element, options?: ResizeObserverOptions) {
      if (target.closest('figure')) throw new TypeError('Anna Muster war sehr unzufrieden')
      super.observe(target, options)
    }
  }
}

/** React logs errors caught by a boundary on the console; nothing else is allowed. */
function forgive(wrong: string[]): void {
  wrong.splice(0, wrong.length, ...wrong.filter((line) => !line.includes('Anna Muster')))
}

test('a chart that fails to render leaves the rest of the page alone [R05, S21, D-87] @smoke', async ({
  page,
  context,
  mock,
  watch,
}) => {
  await page.addInitScript(breakCharts)
  await enterAs(page, mock, 'staff', evaluation)
  await expect(page.getByText('Hier ist etwas schiefgegangen').first()).toBeVisible()
  // A chart retries with every part of the rows.
  await expect(page.getByText("2'400 Fragebogen", { exact: true }).first()).toBeVisible()
  await allLoaded(page)
  const details = await copiedDetails(page, context)
  const [, id = ''] = /^id: ([0-9a-f]{8})$/m.exec(details) ?? []
  await expect(page.getByRole('alert').getByText(`Fehlernummer ${id}`, { exact: true })).toBeVisible()
  expect(details).toContain('place: panel')
  expect(details).toContain('build: VER-')
  expect(details).toContain(`route: ${evaluation}\n`)
  expect(details).toMatch(/\n {2}[\w.-]+\.js:\d+:\d+/)
  expect(details).not.toMatch(/Muster|unzufrieden|demo\.example|eyJ/)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeEnabled()
  // Charts further down fail as they come near.
  await page.goto('about:blank')
  forgive(watch.wrong)
})

test('an error is reported once without session or personal data [S21, D-87]', async ({
  page,
  context,
  mock,
  watch,
}) => {
  const received = await receiveReports(context)
  await page.addInitScript(breakCharts)
  await enterAs(page, mock, 'staff', evaluation)
  await expect(page.getByText('Hier ist etwas schiefgegangen').first()).toBeVisible()
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toMatchObject({ place: 'panel', route: evaluation, error: 'TypeError' })
  expect(JSON.stringify(received)).not.toMatch(/Muster|unzufrieden|demo\.example|eyJ/)
  // Charts further down fail as they come near.
  await page.goto('about:blank')
  forgive(watch.wrong)
})

test('a failing worker shows an error of the portal with a retry', async ({ page, context, mock, watch }) => {
  const received = await receiveReports(context)
  await page.route('**/assets/worker-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${script};setTimeout(() => { throw new TypeError('Anna Muster') }, 50)`,
    })
  })
  await enterAs(page, mock, 'staff', evaluation)
  const text = page.getByText(/Im Portal ist ein Fehler aufgetreten \(Fehlernummer [0-9a-f]{8}\)/).first()
  await expect(text).toBeVisible()
  await expect(page.getByText(/Angaben für den Support/)).toHaveCount(0)
  const [id] = /[0-9a-f]{8}/.exec((await text.textContent()) ?? '') ?? []
  await expect.poll(() => received.map((report) => report['id'])).toContain(id)
  await page.unroute('**/assets/worker-*.js')
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
  await expect(page.getByText("2'400 Fragebogen", { exact: true })).toBeVisible()
  await expect(text).toHaveCount(0)
  forgive(watch.wrong)
})
