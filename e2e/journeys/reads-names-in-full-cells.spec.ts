import type { Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ mock, page }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

/** Names of several lines, with the room of their cell that they leave free. */
const findNarrowNames = async (page: Page) =>
  await page.locator('main tbody tr a').evaluateAll((links) =>
    links.flatMap((link) => {
      const cell = link.closest('td')
      const lineHeight = Number.parseFloat(getComputedStyle(link).lineHeight)
      if (!cell || link.clientHeight < lineHeight * 1.5) return []
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
      const inner = cell.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const beside = link.nextElementSibling ?? link.parentElement?.querySelector('[data-print-hidden]')
      const free = inner - link.clientWidth - (beside ? beside.clientWidth + 8 : 0)
      return free > 4 ? [`${link.textContent}: ${Math.round(free)}`] : []
    }),
  )

/** The two parts of addresses that are broken within a word. */
const findBrokenWords = async (page: Page) =>
  await page.locator('main tbody').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    const getTop = (node: Node, place: number) => {
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      return range.getBoundingClientRect().top
    }
    while (texts.nextNode()) {
      const node = texts.currentNode
      const text = node.textContent ?? ''
      if (!node.parentElement?.closest('td')?.textContent?.includes('@') || node.parentElement.clientWidth === 1)
        continue
      for (let place = 1; place < text.length; place++)
        if (/[^\s@.-]/.test(text[place - 1] ?? '') && getTop(node, place) > getTop(node, place - 1) + 8)
          broken.push(`${text.slice(0, place)} / ${text.slice(place)}`)
    }
    return broken
  })

for (const { person, path, width, rows } of [
  { person: 'Heidi', path: '/results/evaluations', width: 768, rows: 3 },
  { person: 'Stefan', path: '/accounts/users', width: 1280, rows: 15 },
  { person: 'Stefan', path: '/accounts/users', width: 768, rows: 15 },
  { person: 'Stefan', path: '/filemanager/files', width: 1280, rows: 15 },
  { person: 'Stefan', path: '/accounts/versions', width: 768, rows: 15 },
  { person: 'Stefan', path: '/patzu/declarations', width: 768, rows: 15 },
])
  test(`names of ${path} at ${width} pixels wrap only where their cell is full${width === 1280 ? ' @smoke' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await enterDemoAs(page, person, path)
    await expect(page.locator('main tbody tr')).toHaveCount(rows)
    await allLoaded(page)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(async () => await findNarrowNames(page)).toEqual([])
    await expect.poll(async () => await findBrokenWords(page)).toEqual([])
  })
