import type { Locator } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'
import { standsStill } from '../watch/axe.ts'
import { waitPatiently } from '../watch/patience.ts'
import { allLoaded } from '../watch/requests.ts'
import { watchShifts } from '../watch/shifts.ts'

declare global {
  interface Window {
    places: number[]
    drawings: Map<Element, number>
  }
}

for (const path of [
  '/',
  '/patzu/hospitals',
  '/patzu/hospitals/1',
  '/patzu/tokens',
  '/patzu/orders',
  '/accounts/users',
  '/accounts/versions',
  '/mailer/mailtemplates/1',
  '/patzu',
  '/irp',
  '/results/evaluations/1',
])
  test(`nothing of ${path} moves while it loads`, async ({ page, context, mock }) => {
    await watchShifts(page)
    await waitPatiently(page, 'main *')
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
    await allLoaded(page)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })

test('the form of a record stays where it first appears after a click', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await page.evaluate(() => {
    window.places = []
    const look = () => {
      const y = document.querySelector('input[name=name]')?.getBoundingClientRect().y
      if (y !== undefined && !window.places.includes(y)) window.places.push(y)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Bestellungen/ })).toBeAttached()
  await allLoaded(page)
  expect(await page.evaluate(() => window.places)).toHaveLength(1)
})

for (const [late, of] of Object.entries({
  'what waits': /orders|declarations|invitations|feedbacks/,
  evaluations: /evaluations/,
  files: /files/,
  apps: /apps|groups/,
}))
  test(`nothing of home of staff moves when ${late} load last`, async ({ page, mock }) => {
    await watchShifts(page)
    const release = await holdBack(page, ({ pathname }) => pathname.startsWith('/backend/') && of.test(pathname))
    await enterAs(page, mock, 'staff', '/')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await standsStill(page)
    await release()
    await expect(main.getByRole('region', { name: 'Lernplattform' })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Neuste Dateien' }).getByRole('button').first()).toBeVisible()
    await expect(main.locator('[data-loading]')).toHaveCount(0)
    await allLoaded(page)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })

test('nothing of the requests of a reviewer moves when they load after the files', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  const release = await holdBack(page, '**/backend/irp/reviews/?*')
  const files = page.waitForResponse('**/backend/filemanager/files/?*')
  await enterAs(page, mock, 'reviewer', '/irp')
  await files
  await standsStill(page)
  await release()
  await expect(page.getByRole('region', { name: 'Fichiers' }).getByRole('button').first()).toBeVisible()
  await standsStill(page)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

/** Waits for a text about the rows: on a phone it is folded. */
async function expectText(text: Locator, width: number): Promise<void> {
  await expect(text).toBeAttached()
  await expect(text).toBeVisible({ visible: width > 390 })
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`nothing of an evaluation moves ${width} pixels wide while its rows load`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/results/evaluations')
    const charts = page.getByRole('article')
    const release = await holdBack(page, '**/results/data/**')
    const getPlaces = async () =>
      await charts.evaluateAll((all) =>
        all.slice(0, 4).map((chart) => {
          const { x, y, width: w, height: h } = chart.getBoundingClientRect()
          return [x, y + window.scrollY, w, h].map(Math.round)
        }),
      )
    await page.goto('/results/evaluations/1')
    await expect(charts.nth(3)).toHaveAttribute('aria-busy', 'true')
    await expect.poll(async () => await getPlaces()).not.toEqual([])
    await page.evaluate(() => document.fonts.ready)
    // The text of the page loads before the rows; on a phone this one is behind a button.
    await expect(page.getByRole('button', { name: 'Drucken', includeHidden: true })).toBeAttached()
    const waiting = await getPlaces()
    await release()
    for (const place of [0, 1, 2, 3]) {
      await charts.nth(place).scrollIntoViewIfNeeded()
      await expect(charts.nth(place)).toHaveAttribute('aria-busy', 'false')
    }
    await expectText(page.getByText(/^Stand /), width)
    expect(await getPlaces()).toEqual(waiting)
  })

test('nothing of the head of an own evaluation moves on a phone while its rows load', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page, '**/results/data/**')
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const overview = page.getByRole('heading', { name: 'Auf einen Blick' })
  await expect(page.getByText('mit allen anderen Institutionen vergleichen')).toBeAttached()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await standsStill(page)
  const waiting = await overview.boundingBox()
  await release()
  await expect(page.getByText(/^Stand /)).toBeAttached()
  await expect(page.getByText(/^von .* Institutionen$/)).toBeAttached()
  expect((await overview.boundingBox())?.y).toBe(waiting?.y)
})

for (const width of [768, 390])
  test(`nothing of the head of an evaluation of one institution moves ${width} pixels wide`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height: 900 })
    await mock.reset('demo')
    await serveDemoConfig(page)
    const name = await holdBack(page, '**/backend/patzu/hospitals/*/**')
    const rows = await holdBack(page, '**/results/data/**')
    await enterDemoAs(page, 'Stefan', '/results/evaluations/91')
    const overview = page.getByRole('heading', { name: 'Auf einen Blick' })
    await expect(overview).toBeVisible()
    // Their words take more of the room of a long title than their places.
    await expect(page.locator('[data-tool-loading]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await standsStill(page)
    const waiting = await overview.boundingBox()
    await name()
    await expectText(
      page.getByRole('checkbox', { name: /^Klinik Seeblick mit allen anderen/, includeHidden: true }),
      width,
    )
    expect((await overview.boundingBox())?.y).toBe(waiting?.y)
    await rows()
    await expectText(page.getByText('Austrittsdatum: Dez. 2023 – Okt. 2026'), width)
    await standsStill(page)
    expect((await overview.boundingBox())?.y).toBe(waiting?.y)
  })

test('a filter renders every chart once', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 5000 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  const pictures = page.locator('main article[aria-busy=false] figure svg')
  await expect(page.locator('main article[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Geschlecht' }).click()
  const box = page.getByRole('checkbox', { name: "Frau (1'097)" })
  await expect(box).toBeVisible()
  await expect(pictures.nth(3)).toBeVisible()
  const heads = await page.getByRole('article').allInnerTexts()
  await page.evaluate(() => {
    window.drawings = new Map()
    // Two renders before a paint count once.
    const inFrame = new Set<Element>()
    for (const picture of document.querySelectorAll('main article figure svg'))
      new MutationObserver(() => {
        if (inFrame.size === 0) requestAnimationFrame(() => setTimeout(() => inFrame.clear()))
        if (!inFrame.has(picture)) window.drawings.set(picture, (window.drawings.get(picture) ?? 0) + 1)
        inFrame.add(picture)
      }).observe(picture, { subtree: true, childList: true, attributes: true })
  })
  await box.check()
  await expect(page.getByText("1'097 von 2'400 Fragebogen ausgewählt")).toBeVisible()
  // Charts outside the viewport follow later.
  await expect.poll(async () => await page.evaluate(() => window.drawings.size)).toBe(await pictures.count())
  await allLoaded(page)
  await standsStill(page)
  expect(await page.getByRole('article').allInnerTexts()).not.toEqual(heads)
  const paints = await page.evaluate(() => [...window.drawings.values()].toSorted((one, other) => one - other))
  // A chart that grows by its benchmark text paints again at its new height.
  const max = paints.pop()
  expect(max).toBeLessThanOrEqual(2)
  expect(paints).toEqual(Array.from({ length: (await pictures.count()) - 1 }, () => 1))
})

test('a chart fills its card at every width of the window @smoke', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(page.locator('main article[aria-busy=true]')).toHaveCount(0)
  const pictures = page.locator('main figure svg')
  /** By how many pixels charts exceed their container, ignoring fractions. */
  const gaps = async () =>
    await pictures.evaluateAll((all) =>
      all
        .flatMap((picture) => {
          const room = picture.closest('[role=slider]')?.getBoundingClientRect()
          const { width, height } = picture.getBoundingClientRect()
          return [width - (room?.width ?? 0), height - (room?.height ?? 0)]
        })
        .filter((gap) => Math.abs(gap) > 1),
    )
  await expect(pictures).not.toHaveCount(0)
  for (const width of [1280, 1000, 390, 1400]) {
    await page.setViewportSize({ width, height: 3000 })
    await expect.poll(gaps).toEqual([])
  }
})

test('placeholders have the shape of the content', async ({ page, mock }) => {
  const hold = async (path: string) => await holdBack(page, `**/backend/${path}`)
  const shape = page.getByRole('main').locator('[data-loading] > [aria-hidden] > div')
  await test.step('fields', async () => {
    const release = await hold('patzu/hospitals/1/**')
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    await expect(shape.nth(1)).toBeVisible()
    const [first, second] = [await shape.nth(0).boundingBox(), await shape.nth(1).boundingBox()]
    await release()
    for (const [name, waiting] of [
      ['Name', first],
      ['ANQ-ID', second],
    ] as const) {
      const field = await page.getByRole('textbox', { name, exact: true }).boundingBox()
      expect([field?.x, field?.width], name).toEqual([waiting?.x, waiting?.width])
    }
    expect(first?.y).toBe(second?.y)
  })
  await test.step('rows', async () => {
    // Each of its rows has one line.
    const release = await hold('patzu/hospitals/?*')
    await page.goto('/patzu/hospitals')
    await expect(shape.nth(1)).toBeVisible()
    const waiting = await shape.locator('..').first().boundingBox()
    await release()
    const region = page.getByRole('region', { name: 'Spitäler' })
    const table = await region.boundingBox()
    const scrollBar = await region.evaluate((one: HTMLElement) => one.offsetHeight - one.clientHeight)
    expect(Math.abs((table?.height ?? 0) - scrollBar - (waiting?.height ?? 0))).toBeLessThan(12)
    expect(table?.y).toBe(waiting?.y)
  })
  await test.step('charts', async () => {
    const release = await hold('results/evaluations/1/**')
    await page.goto('/results/evaluations/1')
    await expect(shape.nth(1)).toBeVisible()
    const [first, second] = [await shape.nth(0).boundingBox(), await shape.nth(1).boundingBox()]
    expect(first?.y).toBe(second?.y)
    // No field is this high.
    expect(first?.height).toBeGreaterThan(140)
    await release()
  })
  await test.step('cards', async () => {
    const release = await hold('apps/apps/?*')
    await page.goto('/')
    const work = page.getByRole('region', { name: 'Zu tun' })
    await expect(work).toBeVisible()
    await expect(shape.last()).toBeVisible()
    const waiting = await work.boundingBox()
    await release()
    await expect(page.getByRole('region', { name: 'Weitere Dashboards' })).toBeVisible()
    const there = await work.boundingBox()
    expect([there?.x, there?.y, there?.width]).toEqual([waiting?.x, waiting?.y, waiting?.width])
  })
})
