import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

/** The most scripts that may be loaded after the click on a record that was pointed at. */
const maxScripts = 2
const pageOfRecord = /\/assets\/record-[\w-]+\.js$/
const partsOfHospital = /\/assets\/institution-[\w-]+\.js$/
const partsOfOrder = /\/assets\/OrderUnits-[\w-]+\.js$/

/** The scripts that a page has requested, by address; the list is emptied by hand. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** The middle of the second cell of a row, in which there is no link. */
async function pointAt(page: Page, row: number): Promise<string> {
  const cells = page.locator('tbody tr').nth(row).locator('td')
  await cells.nth(2).hover()
  const path = await cells.getByRole('link').first().getAttribute('href')
  return `${path?.slice(1)}/`
}

test('a row that is pointed at opens its record with no further scripts in the language of the reader @smoke', async ({
  page,
  mock,
}) => {
  await mock.edit('accounts/users', getLogin('staff').id, { language: 1, language_previous: 2 })
  const scripts = watchScripts(page)
  const got = async (call: string) => (await mock.log(`GET ${call}`)).length
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)

  await test.step('an idle list loads the page of its records, and nothing of a single one', async () => {
    await expect.poll(() => scripts.some((url) => pageOfRecord.test(url))).toBe(true)
    await allLoaded(page)
    expect(scripts.filter((url) => partsOfHospital.test(url))).toEqual([])
  })

  const record = await pointAt(page, 1)
  await expect.poll(() => scripts.filter((url) => partsOfHospital.test(url)).length).toBe(1)
  await allLoaded(page)
  expect(await got(record)).toBe(0)

  await test.step('the record is requested as the button goes down', async () => {
    await page.mouse.down()
    await expect.poll(async () => await got(record)).toBe(1)
    await expect(page).toHaveURL(/\/patzu\/hospitals$/)
  })
  scripts.length = 0
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue(/./)
  await expect(page.getByRole('heading', { level: 2, name: /^Commandes/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible()
  await allLoaded(page)
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(maxScripts)
  expect(await got(record)).toBe(1)

  await test.step('the next record is requested once, as the pointer comes near its button', async () => {
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const reads = async () =>
      (await mock.log()).flatMap(({ path }) => (/^patzu\/hospitals\/\d+\/$/.test(path) ? path : []))
    const before = (await reads()).length
    await page.getByRole('button', { name: 'Entrée suivante de la liste' }).hover()
    await expect.poll(async () => (await reads()).length).toBe(before + 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.mouse.down()
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
    await allLoaded(page)
    // The button under the pointer leads to the record after it, which may be requested by now.
    const read = await reads()
    expect(new Set(read).size).toBe(read.length)
  })

  await test.step('the focus loads the same for a record that is opened by keyboard', async () => {
    await page.goto('/patzu/orders')
    const link = page.locator('tbody').getByRole('link').first()
    await link.focus()
    await expect.poll(() => scripts.some((url) => partsOfOrder.test(url))).toBe(true)
    await allLoaded(page)
    scripts.length = 0
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/patzu\/orders\/\d+$/)
    await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible()
    await allLoaded(page)
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(maxScripts)
  })
})

test('a press that becomes no click opens, reports and changes nothing', async ({ page, mock, context }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const first = await pointAt(page, 0)
  const got = async () => (await mock.log(`GET ${first}`)).length

  await test.step('another button requests nothing', async () => {
    await page.mouse.down({ button: 'right' })
    await page.mouse.up({ button: 'right' })
    await allLoaded(page)
    expect(await got()).toBe(0)
  })

  await test.step('with Ctrl only the new tab requests it', async () => {
    const opened = context.waitForEvent('page')
    await page.keyboard.down('Control')
    await page.mouse.down()
    await page.mouse.up()
    await page.keyboard.up('Control')
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(`/${first.slice(0, -1)}$`))
    await expect(tab.getByRole('button', { name: 'Versionen' })).toBeVisible()
    await tab.close()
    expect(await got()).toBe(1)
  })

  await test.step('a failure is kept quiet, and the click later requests it again', async () => {
    await mock.fail({ path: first, kind: 'status', status: 404 })
    await page.mouse.down()
    await expect.poll(got).toBe(2)
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/patzu\/orders$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await mock.clearFaults()
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await pointAt(page, 0)
    await page.mouse.down()
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Versionen' })).toBeVisible()
  })
  const writes = (await mock.log()).filter(({ method, path }) => method !== 'GET' && path.startsWith('patzu/'))
  expect(writes).toEqual([])
})

test('a browser that saves data loads a record only when somebody points at it', async ({ page, mock }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const scripts = watchScripts(page)
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await page.mouse.move(5, 5)
  // What is planned in one second is done in the next.
  for (let second = 0; second < 3; second += 1) {
    await page.clock.runFor(1000)
    await allLoaded(page)
  }
  expect(scripts.filter((url) => pageOfRecord.test(url))).toEqual([])
  await pointAt(page, 1)
  await expect.poll(() => scripts.some((url) => pageOfRecord.test(url))).toBe(true)
})

test('a list without dates loads the time zone once it is idle, not before its rows', async ({ page, mock }) => {
  await page.addInitScript(() => {
    const counts = { formats: 0, atRows: -1 }
    Object.assign(window, { counts })
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (target, args) => {
        counts.formats += 1
        return Reflect.construct(target, args) as object
      },
    })
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('tbody td').length === 0) return
      counts.atRows = counts.formats
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const counts = () =>
    page.evaluate(() => (window as unknown as { counts: { formats: number; atRows: number } }).counts)
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.reload()
  await expect(page.locator('tbody tr')).toHaveCount(15)
  expect((await counts()).atRows).toBe(0)
  await expect.poll(async () => (await counts()).formats).toBeGreaterThan(0)
})
