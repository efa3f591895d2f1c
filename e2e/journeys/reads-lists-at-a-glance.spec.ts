import type { Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

/** The least distance of the right edge of figures from the text that follows them in a row, in pixels. */
const getLeastSpace = async (page: Page) =>
  await page.locator('main table').evaluateAll((tables) => {
    const getText = (cell: Element) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect()
    }
    const isFigure = (cell: Element) => getComputedStyle(cell).textAlign === 'end'
    const cells = tables.flatMap((table) => [...table.querySelectorAll('tbody td')])
    const pairs = cells.flatMap((cell) => {
      const next = cell.nextElementSibling
      return next && isFigure(cell) && !isFigure(next) ? [getText(next).left - getText(cell).right] : []
    })
    return { pairs: pairs.length, least: Math.min(...pairs) }
  })

for (const [path, width] of [
  ['/patzu/declarations', 1280],
  ['/patzu/declarations', 768],
  ['/patzu/hospitals/1', 1280],
  ['/patzu/hospitals/1', 1920],
] as const)
  test(`figures of ${path} have 24 pixels to the text that follows them at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterDemoAs(page, 'Stefan', path)
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await allLoaded(page)
    await expect.poll(async () => (await getLeastSpace(page)).pairs).toBeGreaterThan(2)
    expect((await getLeastSpace(page)).least).toBeGreaterThanOrEqual(24)
  })

test('each file says below the name of its institution which kind it is @smoke', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/filemanager/files')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(15)
  await allLoaded(page)
  const kinds = rows.getByText(/ · (Spital|Klinik|Review)$/)
  await expect(kinds).toHaveCount(15)
  const parts = await kinds.evaluateAll((all) =>
    all.map((kind) => (kind.closest('td')?.getBoundingClientRect().bottom ?? 0) - kind.getBoundingClientRect().bottom),
  )
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
})

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => await page.setViewportSize({ width: 390, height: 844 }))

  test('the kind of a file is below its name, with its size', async ({ page }) => {
    await enterDemoAs(page, 'Stefan', '/filemanager/files')
    const row = page.locator('main tbody tr').first()
    const kind = row.locator('[data-label="Dateityp"]')
    await expect(kind).toBeVisible()
    expect(await kind.evaluate((cell) => (cell as HTMLElement).innerText)).toMatch(/^xlsx, 1\.7\s+kB$/)
    const [name, place] = [await row.getByRole('link').first().boundingBox(), await kind.boundingBox()]
    expect((place?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(16)
    await expect(row).not.toContainText('Grösse')
  })

  test('the size of a file on home is closer to its name than to the next file', async ({ page }) => {
    await enterDemoAs(page, 'Heidi', '/')
    const files = page.getByRole('region', { name: 'Dateien' }).getByRole('listitem')
    const middle = async (row: number, part: 'button' | 'small') => {
      const box = await files.nth(row).locator(part).first().boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }
    await expect(files.nth(1)).toBeVisible()
    const [name, size, next] = [await middle(0, 'button'), await middle(0, 'small'), await middle(1, 'button')]
    expect(size - name).toBeGreaterThan(15)
    expect(next - size).toBeGreaterThan(size - name + 8)
  })

  test('a declaration takes five lines in each language, one for its type', async ({ page, mock }) => {
    for (const language of [1, 2, 3]) {
      await mock.edit('accounts/users', 2, { language, language_previous: language })
      await enterDemoAs(page, 'Stefan', '/patzu/declarations')
      const rows = page.locator('main tbody tr')
      await expect(rows).toHaveCount(15)
      await allLoaded(page)
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThan(140)
      const isCut = await rows
        .locator('bdi')
        .evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth + 1))
      expect(isCut).toBe(false)
    }
  })

  test('the figures of hospitals are in one line, without a number of admins that is right', async ({ page }) => {
    await enterDemoAs(page, 'Stefan', '/patzu/hospitals')
    const rows = page.locator('main tbody tr')
    await expect(rows).toHaveCount(15)
    const places = await rows.evaluateAll((all) =>
      all.map((row) => {
        const figures = [...row.querySelectorAll('[data-label]')]
        return [
          figures.map((one) => (one as HTMLElement).dataset['label']),
          new Set(figures.map((one) => one.getBoundingClientRect().top)).size,
        ]
      }),
    )
    for (const place of places) expect(place).toEqual([['ANQ-ID'], 1])
    // What is open may need a line of its own.
    await expect(page.getByTitle(/^Deklaration \d{4} fehlt$/).first()).toBeVisible()
    const heights = await rows
      .filter({ hasNot: page.locator('[title]') })
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
    expect(Math.max(...heights)).toBeLessThan(90)
  })

  test('an activity has what was changed in a line of its own, above who and when', async ({ page }) => {
    await enterDemoAs(page, 'Stefan', '/accounts/versions')
    const row = page.locator('main tbody tr').filter({ hasText: 'Erstellt' }).first()
    await expect(row).toBeVisible()
    await allLoaded(page)
    const tops = await row.locator('td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    const [name = 0, what = 0, who = 0, when = 0] = tops
    expect(what).toBeGreaterThan(name)
    expect(who).toBeGreaterThan(what)
    expect(when).toBe(who)
  })

  test('a unit of an order shows the questionnaires it has, and names its order', async ({ page }) => {
    await enterDemoAs(page, 'Stefan', '/patzu/orderunits')
    const row = page.locator('main tbody tr').first()
    await expect(row).toBeVisible()
    const labels = await row
      .locator('[data-label]:visible')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['label']))
    expect(labels).toContain('Bestellung')
    const numbers = (await row.locator('[data-label]:visible').allTextContents()).map(Number)
    expect(numbers).not.toContain(0)
  })
})

test('a date of a measure says in a column of its own whether it runs, and shows its measure whole on a phone', async ({
  page,
  mock,
}) => {
  await page.clock.setFixedTime('2026-11-30T10:00:00+01:00')
  await mock.edit('studek/events', 1, { start_date: '2026-11-30', end_date: '2026-12-01' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/studek/events')
  const rows = page.locator('main tbody tr')
  const getRow = (name: RegExp) => rows.filter({ hasText: name }).filter({ hasText: 'STUDEK 2026' })
  await expect(getRow(/Fragebogen.*läuft/)).toHaveCount(1)
  await expect(page.getByText('30.11. – 01.12.2026')).toBeHidden()
  await expect(getRow(/Daten.*morgen/)).toHaveCount(1)
  await expect(getRow(/Austritte.*vorbei/)).toHaveCount(1)
  const states = await page.getByRole('columnheader', { name: 'Status' }).boundingBox()
  for (const state of ['läuft', 'morgen', 'vorbei'])
    expect((await page.getByText(state, { exact: true }).first().boundingBox())?.x).toBeGreaterThan(states?.x ?? 1280)

  await page.setViewportSize({ width: 390, height: 844 })
  const phone = getRow(/Daten.*morgen/)
  await expect(phone.getByText('01.12. – 20.12.2026')).toBeInViewport()
  await expect(
    getRow(/Infoanlass/)
      .getByText('10.09.2026', { exact: true })
      .filter({ visible: true }),
  ).toHaveCount(1)
  expect((await phone.boundingBox())?.height).toBeLessThan(90)

  await page.goto('/patzu/event')
  const name = rows.first().getByRole('link', { name: /^Daten\W+PREMs SOMA 2026$/ })
  const tops = await Promise.all(
    [name, rows.first().getByText('morgen')].map(async (one) => (await one.boundingBox())?.y ?? 0),
  )
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(16)
})

test('a token names the measure of its order and leads to it, and fits a tablet', async ({ page, mock }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterDemoAs(page, 'Stefan', '/patzu/tokens')
  const first = page.locator('main tbody tr').first()
  const order = first.getByRole('link', { name: /^#\d+ · PREMs SOMA 2026$/ })
  await expect(order).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Erstellt' })).toBeInViewport({ ratio: 1 })
  await expect(first.locator('code')).toHaveText(/^\w{10}$/)
  // The orders of all rows are looked up together.
  expect(await mock.log('GET patzu/orders/')).toHaveLength(1)
  await order.click()
  await expect(page).toHaveURL(/\/patzu\/orders\/\d+$/)
})
