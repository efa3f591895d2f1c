import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

/** Prints like Firefox, which copies the page right after the event before printing. */
async function copiedForPaper(page: Page) {
  return await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement
    window.dispatchEvent(new Event('afterprint'))
    const pictures = [...copy.querySelectorAll('[data-chart] figure')]
    return {
      text: copy.textContent,
      pictures: pictures.length,
      drawn: pictures.filter((picture) => picture.querySelectorAll('svg text').length > 0).length,
      widest: Math.max(...pictures.map((picture) => Number(picture.querySelector('svg')?.getAttribute('width')))),
      inks: [
        ...new Set([...copy.querySelectorAll('[data-chart] svg text')].map((text) => text.getAttribute('fill') ?? '')),
      ],
    }
  })
}

/** Whether a text colour is readable on white paper: darker than the middle. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140
}

async function openLong(page: Page): Promise<void> {
  await expect(page.locator('[data-chart] figure svg').first()).toBeVisible()
  // All figures are loaded; charts far below are not rendered yet.
  await expect(page.locator('[data-chart] article[aria-busy=true]')).not.toHaveCount(0)
  await expect.poll(async () => await page.locator('[data-chart] figure').count()).toBeGreaterThan(0)
}

test('the print copy holds the cover and every chart at paper width', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await openLong(page)
  // Figures of charts outside the viewport load silently.
  await expect
    .poll(async () => {
      const { pictures, drawn: rendered } = await copiedForPaper(page)
      return pictures > 4 && rendered === pictures
    })
    .toBe(true)
  const copy = await copiedForPaper(page)
  expect(copy.text).toContain('Gedruckt')
  expect(copy.widest).toBe(680)
})

test('charts are printed in light colours from a dark page', async ({ page, mock }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await openLong(page)
  const { inks } = await copiedForPaper(page)
  expect(inks.length).toBeGreaterThan(0)
  expect(inks.filter((ink) => !isDark(ink))).toEqual([])
})

test('the print button renders every chart before the dialog opens @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await openLong(page)
  await page.evaluate(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll('[data-chart] figure')]
      const rendered = pictures.filter((picture) => picture.querySelectorAll('svg text').length > 0)
      document.documentElement.dataset['printed'] = `${rendered.length} of ${pictures.length}`
    }
  })
  await pressTool(page, 'Drucken')
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^(\d+) of \1$/)
})

test('an evaluation is printed without the choices above its charts', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const choices = [
    page.getByText(/^.+ mit allen anderen Institutionen vergleichen$/),
    page.getByText('Vergleichslinien wählen'),
  ]
  for (const choice of choices) await expect(choice).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const choice of choices) await expect(choice).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Auf einen Blick' })).toBeVisible()
})

test('the results of a clinic are on the first printed page, with their method open', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const overview = page.getByRole('region', { name: 'Auf einen Blick' })
  await expect(overview.getByText('Was sich verändert hat')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(overview.getByText(/gemeinsam angepasst nach Benjamini–Hochberg/)).toBeVisible()
  // A page of A4 without its margins is about 1000 pixels high at the width of paper.
  await page.setViewportSize({ width: 680, height: 1000 })
  const top = (await page.getByText('Gedruckt', { exact: true }).boundingBox())?.y ?? 0
  const end = await overview.boundingBox()
  expect(top).toBeLessThan(end?.y ?? 0)
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(1000)
})

test('a change alone has the whole width of the paper', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  const changed = page.getByRole('region', { name: 'Was sich verändert hat' })
  await expect(changed.getByRole('listitem')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1000 })
  const whole = (await changed.boundingBox())?.width ?? 0
  expect(whole).toBeGreaterThan(600)
  for (const one of await changed.getByRole('listitem').all())
    expect((await one.boundingBox())?.width).toBeCloseTo(whole, 0)
  // The method, too, is on the first page, though four actions are listed.
  const overview = await page.getByRole('region', { name: 'Auf einen Blick' }).boundingBox()
  expect((overview?.y ?? 0) + (overview?.height ?? 0)).toBeLessThan(1000)
})

test('on paper the method is once at the end, plans follow their chart, and a long chart has the whole width', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  await expect(page.locator('[data-chart] figure svg').first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1000 })
  const method = page.getByText(/Signale \(X-bar mit Laney-Korrektur\)/)
  await expect(method).toHaveCount(1)
  const end = page.getByRole('region', { name: 'So wurde gerechnet' })
  await expect(end).toContainText('Wartezeit im Verlauf, Verpflegung im Verlauf: Signale (X-bar')
  const last = page.locator('[data-chart]').last()
  const getTop = async (part: typeof last) => (await part.boundingBox())?.y ?? 0
  expect(await getTop(end)).toBeGreaterThan(await getTop(last))
  const meal = page.locator('[data-chart]').filter({ hasText: 'Verpflegung im Verlauf' })
  expect(await getTop(meal.getByText('Menüwahl am Vortag', { exact: true }))).toBeGreaterThan(
    await getTop(meal.getByRole('figure').first()),
  )
  const answers = page.getByRole('article', { name: 'Verteilung der Antworten' })
  await expect.poll(async () => (await answers.locator('figure svg').first().boundingBox())?.width).toBeGreaterThan(600)
})
