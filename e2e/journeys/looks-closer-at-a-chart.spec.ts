import type { Locator, Page } from '@playwright/test'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const [attributes = []] = questionnaires
/** The only chart of an evaluation, rendered. */
async function opened(page: Page, mock: Mock, type: string, more: object): Promise<Locator> {
  const only = { ...getChart(type, 0, 1, attributes), title: 'Diagramm', w: 12, h: 8, ...more }
  await mock.edit('results/evaluations', 1, { charts: [only] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  const picture = page.getByRole('article', { name: 'Diagramm' }).getByRole('figure').locator('svg')
  await expect(picture.locator('text').first()).toBeVisible()
  return picture
}
const entry = (picture: Locator, text: string) =>
  picture
    .locator('text')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .first()

test('clicking the legend hides a series @smoke', async ({ page, mock }) => {
  const picture = await opened(page, mock, 'mean', {
    data: [{ keys: ['q1'], name: '', skala: false }],
    groups: [{ attribute: 'ward' }],
    slices: [{ attribute: 'sex' }],
    viewSettings: { datalabels: true },
    benchmarks: [],
  })
  const values = async () => (await picture.locator('text').allTextContents()).filter((text) => /^\d\.\d+$/.test(text))
  const all = await values()
  expect(all.length).toBeGreaterThan(8)
  const faint = picture.locator('[opacity="0.1"], [fill-opacity="0.1"]')
  await expect(faint).toHaveCount(0)
  await entry(picture, 'Frau').hover({ force: true })
  await expect.poll(async () => await faint.count()).toBeGreaterThan(3)
  await page.mouse.move(0, 0)
  await expect(faint).toHaveCount(0)
  await entry(picture, 'Frau').click({ force: true })
  await expect.poll(async () => (await values()).length).toBeLessThan(all.length)
  const left = await values()
  expect(all).toEqual(expect.arrayContaining(left))
  await entry(picture, 'Frau').click({ force: true })
  await expect.poll(async () => (await values()).toSorted()).toEqual(all.toSorted())
})

test('a timeline of many months is zoomed by its slider', async ({ page, mock }) => {
  const picture = await opened(page, mock, 'timeline', {
    data: [{ keys: ['q1'], name: '', skala: false }],
    viewSettings: { bin_month: true },
    filters: [{ attribute: 'exit_date', operator: 'between', values: ['2018-01-01', '2025-12-31'] }],
  })
  const months = async () =>
    (await picture.locator('text').allTextContents()).filter((text) => /^\d\d\.20\d\d$/.test(text))
  const before = await months()
  expect(before[0]).toMatch(/\.2018$/)
  const box = await picture.boundingBox()
  const [left, right, bottom] = [
    (box?.x ?? 0) + 44,
    (box?.x ?? 0) + (box?.width ?? 0) - 16,
    (box?.y ?? 0) + (box?.height ?? 0) - 16,
  ]
  await page.mouse.move(left + 1, bottom)
  await page.mouse.down()
  await page.mouse.move((left + right) / 2, bottom, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await months())[0]).toMatch(/\.202[1-3]$/)
  // The pointer is now at another month than before.
  await page.mouse.move(0, 0)
  await page.mouse.move(left + 40, (box?.y ?? 0) + (box?.height ?? 0) * 0.4)
  await expect(page.getByRole('article', { name: 'Diagramm' }).locator('strong')).toHaveText(/^\d\d\.202[1-3]$/)
  // The slider was released over a month, which is no filter.
  await expect(page).toHaveURL('/results/evaluations/1')
})

test('a tooltip goes with the pointer although its bar was rendered anew', async ({ page, mock }) => {
  const picture = await opened(page, mock, 'mean', {
    data: [{ keys: ['q1'], name: '', skala: false }],
    groups: [{ attribute: 'ward' }],
    benchmarks: [],
  })
  const bar = await picture.locator('path[fill="#0072b2"]').first().boundingBox()
  const title = page.getByRole('article', { name: 'Diagramm' }).locator('div > strong')
  const [x, y] = [(bar?.x ?? 0) + (bar?.width ?? 0) / 2, (bar?.y ?? 0) + (bar?.height ?? 0) / 2]
  // Covers the bar and is no part of the chart, which keeps its own elements.
  await picture.first().evaluate((svg) => {
    const cover = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    for (const [name, value] of Object.entries({ id: 'cover', width: '100%', height: '100%', fill: 'transparent' }))
      cover.setAttribute(name, value)
    svg.append(cover)
  })
  await page.mouse.move(x, y)
  await expect(title).toBeVisible()
  await page.evaluate(() => document.getElementById('cover')?.remove())
  await page.mouse.move(0, 0)
  await expect(title).toHaveCount(0)
})

for (const horizontal of [false, true])
  test(`a tooltip does not cover its ${horizontal ? 'lying' : 'standing'} bar`, async ({ page, mock }) => {
    const picture = await opened(page, mock, 'mean', {
      data: [{ keys: ['q1'], name: '', skala: false }],
      // A low chart has no room above or below a horizontal bar.
      groups: [{ attribute: horizontal ? 'content_object' : 'ward' }],
      viewSettings: { horizontal },
      benchmarks: [],
    })
    const bars = picture.locator('path[fill="#0072b2"]')
    const tip = page
      .getByRole('article', { name: 'Diagramm' })
      .locator('div', { has: page.locator('> strong') })
      .last()
    // The hovered bar has another colour.
    const boxes = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length).toBeGreaterThan(3)
    for (const box of boxes.filter(({ bottom }) => bottom < 700)) {
      await page.mouse.move(0, 0)
      await expect(tip).toHaveCount(0)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      const beside = await tip.boundingBox()
      if (!beside) throw new Error('A tooltip has no place')
      const across = Math.min(box.x + box.width, beside.x + beside.width) - Math.max(box.x, beside.x)
      const down = Math.min(box.y + box.height, beside.y + beside.height) - Math.max(box.y, beside.y)
      expect(Math.min(across, down)).toBeLessThanOrEqual(0)
    }
  })

test('on a phone the menu of a chart stays below the top bar and offers no sizes', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await enterDemoAs(page, 'Stefan', '/results/evaluations/91')
  const button = page.getByRole('button', { name: 'Aktionen für «Wartezeit im Verlauf»' })
  await expect(page.locator('[data-chart] article[aria-busy=true]')).toHaveCount(0)
  await expect(async () => {
    await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 270))
    expect(Math.round((await button.boundingBox())?.y ?? 0)).toBe(270)
  }).toPass()
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Ausblenden' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Breiter' })).toHaveCount(0)
  const bar = await page.getByRole('banner').boundingBox()
  // Waits until the menu rests.
  await menu.getByRole('menuitem', { name: 'Weiter nach vorn' }).hover()
  expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
