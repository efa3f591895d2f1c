import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'
import { waitPatiently } from '../watch/patience.ts'

declare global {
  interface Window {
    toolPlaces: Record<string, number[]>
  }
}

const heads = [
  '/patzu/hospitals',
  '/patzu/hospitals/1',
  '/patzu/users',
  '/patzu/tokens',
  '/patzu/measures/1',
  '/patzu/event',
  '/mailer/mailjobs/1',
  '/mailer/mailtemplates/1',
  '/accounts/invitations',
  '/accounts/feedbacks/1',
  '/filemanager/files/1',
  '/irp/reviews/1',
  '/accounts/users',
  '/accounts/users/3',
  '/patzu/orders/1',
  '/results/evaluations',
  '/results/evaluations/91',
  '/results/measures/1',
  '/filemanager/files',
  '/results/data',
  '/accounts/versions',
]
const more = /^Autres actions$/

/** The tools in sight in the head of the page: their words, places and whether they can be used. */
async function getTools(page: Page) {
  return await page.locator('header:has([data-page-heading])').evaluate((head) => {
    const tools = [...head.querySelectorAll<HTMLElement>('button, a')].filter(
      (one) =>
        one.checkVisibility() && !one.closest('h1, [role=group]') && !one.closest('p') && one.textContent !== null,
    )
    const heading = head.querySelector('h1')?.getBoundingClientRect()
    const back = head.querySelector('a:has(svg)')?.getBoundingClientRect()
    return {
      heading: { top: heading?.top ?? 0, bottom: heading?.bottom ?? 0 },
      back: back && { top: back.top, bottom: back.bottom },
      tools: tools.map((one) => {
        const { top, bottom, right } = one.getBoundingClientRect()
        return {
          name: one.ariaLabel ?? one.innerText.trim(),
          words: one.innerText.trim(),
          isCut: [one, ...one.querySelectorAll<HTMLElement>('span')].some(
            (part) => getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1,
          ),
          isInTools: one.closest('[data-tools]') !== null,
          isOff: one.matches(':disabled, [aria-disabled=true]'),
          middle: (top + bottom) / 2,
          right,
        }
      }),
    }
  })
}

test('every tool of a head has words, next to the title or behind one button, at every width @smoke', async ({
  page,
  mock,
}) => {
  test.setTimeout(180_000)
  // French has the longest words.
  await mock.edit('accounts/users', getLogin('staff').id, { language: 2 })
  await enterAs(page, mock, 'staff', '/')
  for (const path of heads) {
    await page.goto(path)
    await expect(page.locator('[data-page-heading]')).toBeVisible()
    await expect(page.locator('[data-tools-open]')).toBeAttached()
    for (const width of [1280, 768, 390]) {
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const button = page.getByRole('button', { name: more })
        const inPanel = page.getByRole('group', { name: more }).locator('button, a')
        // Nothing is loading any more.
        await expect(page.locator('header:has([data-page-heading]) [data-tool-loading]')).toHaveCount(0)
        // The head is arranged after the window has its new width.
        const getUnfit = async () => (await getTools(page)).tools.filter(({ isOff, isCut }) => isOff || isCut)
        await expect.poll(getUnfit).toEqual([])
        const { heading, back, tools } = await getTools(page)
        const own = tools.filter(({ words, name }) => words !== '' || more.test(name))
        const icons = tools.filter(({ words, name }) => words === '' && !more.test(name))
        // Only the ways to the record before and after are arrows; the help of a title belongs to the title.
        expect(icons.map(({ name }) => name).filter((name) => !/précédent|suivant|^Aide/.test(name))).toEqual([])
        expect(Math.max(...tools.map(({ right }) => right))).toBeLessThanOrEqual(width)
        // A link that is shown by the keyboard alone is above the page.
        const shown = own.filter(({ middle, isInTools }) => middle > 0 && isInTools)
        const rarer = (await button.isVisible()) ? await inPanel.count() : 0
        const withWords = shown.filter(({ name }) => !more.test(name))
        expect(withWords.length).toBeGreaterThanOrEqual(Math.min(2, withWords.length + rarer))
        // On a phone they have one line of their own, otherwise that of the title or of the way back.
        const isInLine = (middle: number) =>
          width === 390
            ? Math.abs(middle - (shown.at(-1)?.middle ?? 0)) < 4
            : (middle >= heading.top - 8 && middle <= heading.top + 44) ||
              (back !== undefined && middle >= back.top && middle <= back.bottom)
        expect(shown.filter(({ middle }) => !isInLine(middle))).toEqual([])
        if (!(await button.isVisible())) return
        await button.click()
        const names = await inPanel.allInnerTexts()
        expect(names.filter((name) => name.trim() === '')).toEqual([])
        expect(new Set(names).size).toBe(names.length)
        for (const one of await inPanel.all()) await expect(one).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(button).toBeFocused()
        await expect(inPanel.first()).toBeHidden()
      })
    }
  }
})

test('the tools of a list stay where they first appear, and wait for its rows', async ({ page, mock }) => {
  await waitPatiently(page, '[data-tools] *')
  await page.addInitScript(() => {
    window.toolPlaces = {}
    const look = () => {
      for (const tool of document.querySelectorAll('main [data-tools] :is(button, a)')) {
        if (!tool.checkVisibility({ visibilityProperty: true }) || !tool.textContent) continue
        const title = document.querySelector('main h1')?.textContent
        const places = (window.toolPlaces[`${title}: ${tool.textContent}`] ??= [])
        const { left } = tool.getBoundingClientRect()
        if (places.at(-1) !== left) places.push(left)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const [path, last] of [
    ['/accounts/users', 'E-Mail-Versand erstellen'],
    ['/patzu/orders', 'Ansichten'],
  ] as const) {
    await enterAs(page, mock, 'staff', path)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.getByRole('button', { name: last })).toBeVisible()
    await expect(page.locator('main [data-tool-loading]')).toHaveCount(0)
    const tools = Object.entries(await page.evaluate(() => window.toolPlaces))
    expect(tools.length).toBeGreaterThan(2)
    for (const [tool, places] of tools) expect(places, tool).toHaveLength(1)
  }
  const release = await holdBack(page, '**/backend/patzu/hospitals/?*')
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Spitäler' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await page.getByRole('button', { name: 'Exportieren' }).click()
  await release()
  await expect(page.getByRole('dialog', { name: 'Exportieren' })).toContainText(/\d/)
  for (const [tool, places] of Object.entries(await page.evaluate(() => window.toolPlaces)))
    expect(places, tool).toHaveLength(1)
})
