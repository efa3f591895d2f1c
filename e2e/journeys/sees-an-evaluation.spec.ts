import type { Page } from '@playwright/test'
import { adversarialNames } from '../../mocks/db/adversarial.ts'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { chartTypes } from '../../mocks/schema/chartTypes.ts'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { holdTime, within } from '../watch/ownTime.ts'
import { findTool, pressTool } from '../tools.ts'

const hospitalUser = 6
const chart = (page: Page, name: string) => page.getByRole('article', { name })
/** Gives the hospital user access to an evaluation. */
const open = async (mock: Mock, id: number, more: object = {}) =>
  await mock.edit('results/evaluations', id, {
    view_access_users: [hospitalUser],
    is_parent_evaluation: false,
    ...more,
  })

test('a demo user sees all nine chart types of the example [DEMO-07, EVAL-06] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'demo', '/results/evaluations/91')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beispielauswertung')
  // Only staff see its relation to other evaluations.
  await expect(page.getByText('Vorlage', { exact: true })).toHaveCount(0)
  for (const name of [
    'Verlauf',
    'Übersicht',
    'Mittelwerte',
    'Antworten',
    'Häufigkeit',
    'Verteilung',
    'Anteile',
    'Streuung',
  ]) {
    // The placeholder becomes the chart while the page scrolls.
    await expect(async () => await chart(page, name).scrollIntoViewIfNeeded()).toPass()
    await expect(chart(page, name).getByRole('figure')).toBeVisible()
  }
  await chart(page, 'Tabelle').scrollIntoViewIfNeeded()
  await expect(chart(page, 'Tabelle').getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0)
  await page.goto('/results/evaluations/91?view=settings')
  await expect(chart(page, 'Verlauf')).toBeVisible()
  await expect(
    page.getByRole('button', { name: /Löschen|^Speichern$/ }).and(page.locator('[type=submit]')),
  ).toHaveCount(0)
})

test('the buttons of nine charts have names of their own [X07]', async ({ page, mock }) => {
  await enterAs(page, mock, 'demo', '/results/evaluations/91')
  const names: string[] = []
  await expect(page.getByRole('article')).toHaveCount(9)
  for (const article of await page.getByRole('article').all()) {
    // The placeholder becomes the chart while the page scrolls.
    await expect(async () => await article.scrollIntoViewIfNeeded()).toPass()
    const saving = article.getByRole('button', { name: /^«.+» speichern$/ })
    await expect(saving).toBeVisible()
    const labels = await article
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))
    names.push(...labels.filter((label) => /zeigen|speichern|Aktionen/.test(label)))
  }
  // The chart that is a table has no other picture.
  expect(names.length).toBeGreaterThanOrEqual(17)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('staff and managers open the form of an evaluation without losing edits [DETAIL-05, DETAIL-06, DETAIL-07]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/11')
  await page.getByRole('link', { name: /Auswertung 10$/ }).click()
  await expect(page).toHaveURL(/evaluations\/10$/)
  await expect(page.getByText('Vorlage', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Abgeleitete Auswertung öffnen' }).click()
  await page.getByRole('option', { name: /^Child 2/ }).click()
  await expect(page).toHaveURL(/evaluations\/12$/)
  await pressTool(page, 'Einstellungen', 'link')
  const label = page.locator('input[name=label]')
  await expect(label).toHaveValue('Child 2')
  await label.fill('Child 3')
  await page.getByRole('link', { name: /Auswertung 12$/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button').first().click()
  await expect(question).toHaveCount(0)
  await expect(label).toHaveValue('Child 3')
  await label.fill('Child 2')
  await page.getByRole('link', { name: /Auswertung 12$/ }).click()
  await expect(await findTool(page, 'Drucken')).toBeVisible()
})

test('only those who list the parent get a link to it [EVAL-29, ROLE-21, ERR-10] @smoke', async ({ page, mock }) => {
  await open(mock, 12)
  await mock.edit('results/evaluations', 10, { view_access_users: [hospitalUser] })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/12')
  await expect(page.getByRole('link', { name: /Auswertung 10$/ })).toBeVisible()
  await mock.fail({
    method: 'GET',
    path: 'results/evaluations/12/fetch-parent-rights/',
    times: -1,
    kind: 'status',
    status: 500,
  })
  await page.reload()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Auswertung 10$/ })).toHaveCount(0)
})

test('hostile names are shown as text in all chart types [R01, R02, EVAL-06]', async ({ page, mock }) => {
  let at = 0
  const next = () => adversarialNames[at++ % adversarialNames.length] ?? ''
  const named = (questionnaires[0] ?? []).map((attribute) => ({
    ...attribute,
    name: next(),
    options: Array.isArray(attribute['options'])
      ? attribute['options'].map((_one, place) => ({ value: place + 1, label: next(), label_fr: '', label_it: '' }))
      : [],
  }))
  const charts = Object.keys(chartTypes).map((type, place) => {
    const own = getChart(type, place, 1, questionnaires[0] ?? [])
    const items = (Array.isArray(own['data']) ? own['data'] : []).map((item) => ({ ...(item as object), name: next() }))
    return {
      ...own,
      i: adversarialNames[place] ?? type,
      title: adversarialNames[place],
      subtitle: next(),
      data: items,
      viewSettings: { datalabels: true, error_bars: true, benchmark: true },
    }
  })
  await mock.edit('results/measures', 1, { default_attributes: named, name: next() })
  await mock.edit('results/benchmarks', 1, { name_chart: next() })
  await open(mock, 1, { charts, name: adversarialNames[0], label: next().slice(0, 40) })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(adversarialNames[0])
  // Charts that wait for data have no place in the grid yet.
  const cards = page.locator('main [data-chart] article')
  await expect(cards).toHaveCount(charts.length)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    // A list of what patients wrote has no picture, and is off here.
    const off = card.getByText('Kommentare sind in diesem Portal nicht eingeschaltet')
    const picture = card.getByRole('figure').or(card.getByRole('table')).or(off).first()
    await expect(picture).toBeVisible()
    const box = await picture.boundingBox()
    if (!box) throw new Error('nothing is drawn')
    for (const x of [0.2, 0.4, 0.6, 0.8])
      for (const y of [0.15, 0.35, 0.5])
        await page.mouse.move(box.x + box.width * x, box.y + Math.min(box.height, 500) * y)
  }
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined()
  expect(await page.locator('main img').count()).toBe(0)
})

test('help of a title opens after a delay or immediately by keyboard [D-57, DETAIL-10]', async ({ page, mock }) => {
  await page.clock.install()
  await enterAs(page, mock, 'demo', '/results/evaluations/91')
  const help = page.getByRole('button', { name: 'Hilfe zu Beispielauswertung' })
  await expect(chart(page, 'Verlauf')).toBeVisible()
  const opacity = async () =>
    await help.evaluate((element) => Number(getComputedStyle(element.parentElement?.parentElement ?? element).opacity))
  expect(await opacity()).toBe(0)
  await test.step('it opens after two seconds [DETAIL-09]', async () => {
    await holdTime(page)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(1900)
    expect(await opacity()).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(opacity).toBe(1)
  })
  const tip = page.getByRole('tooltip')
  await test.step('it opens immediately by keyboard', async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Tab')
    await expect(help).toBeFocused()
    // The mouse delay is 500 ms.
    await within(page, 400, async () => await tip.isVisible())
    await page.clock.resume()
  })
  await test.step('the short help opens in full on a click [DETAIL-11, DETAIL-12]', async () => {
    const text = (await tip.textContent()) ?? ''
    expect(text.length).toBeLessThanOrEqual(60)
    expect(text).toMatch(/^Diese Beispielauswertung zeigt .*…$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Beispielauswertung' })).toContainText(
      'Filter, Benchmark und Export.',
    )
  })
})

/** The width of the page's scroll bar; a phone has an overlay one. */
async function getScrollBar(page: Page): Promise<number> {
  return await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
}

test('the example shows its data source', async ({ page, mock }) => {
  await enterAs(page, mock, 'demo', '/results/evaluations/91')
  for (const text of [
    /^\d+ Fragebogen$/,
    "von 2'400 aus 24 Institutionen",
    /^Austritt: Jan\. 2018 – /,
    'Patientenzufriedenheit 2026',
  ])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
})

test('above figures of everybody these are first, then how many are one’s own', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1?others=off')
  await expect(page.getByText(/^davon \d+ bei Ihnen$/)).toBeVisible()
  await expect(page.getByText("2'400 Fragebogen", { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/ aus \d+ Institutionen$/)).toHaveCount(0)
})

// Below the result, which is read first; next to all others charts are longer. Tables of charts show all of their rows.
for (const [width, address, max] of [
  [1280, '', 3310],
  [390, '', 6200],
  [1280, '?others=off', 2790],
  [390, '?others=off', 5150],
] as const)
  test(`the example needs little scrolling at ${width} px ${address}`.trim(), async ({ page, mock }) => {
    await enterAs(page, mock, 'demo', `/results/evaluations/91${address}`)
    await page.setViewportSize({ width: width + (await getScrollBar(page)), height: 900 })
    // A chart that becomes visible grows to its own height.
    for (const name of [
      'Verlauf',
      'Übersicht',
      'Mittelwerte',
      'Antworten',
      'Häufigkeit',
      'Verteilung',
      'Anteile',
      'Streuung',
    ]) {
      await chart(page, name).scrollIntoViewIfNeeded()
      await expect(chart(page, name).getByRole('figure').locator('svg')).toBeVisible()
    }
    await expect
      .poll(async () => {
        const overview = await page.locator('[data-overview]').boundingBox()
        return (await page.evaluate(() => document.documentElement.scrollHeight)) - (overview?.height ?? 0)
      })
      .toBeLessThanOrEqual(max)
    expect(await page.getByRole('figure').locator('svg').evaluateAll(textsBeyondTheEdge)).toEqual([])
  })

test('a printed evaluation has a cover and every chart', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1?f.sex=1&others=off')
  await expect(chart(page, 'Verlauf').getByRole('figure')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dl').getByText('Geschlecht: Frau')).toBeVisible()
  await expect(page.getByText('Stand der Daten')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(chart(page, 'Streuung').getByRole('figure')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = pdf.match(/\/Type \/Page\b/g) ?? []
  // A short head with the results of the reader's institutions, then small charts side by side.
  expect(pages.length).toBeGreaterThanOrEqual(2)
  expect(pages.length).toBeLessThanOrEqual(7)
  const head = page.getByText(/^Patientenzufriedenheit 2026.* · \d+ Institutionen · .* · Filter: Geschlecht: Frau · /)
  await expect(head).toHaveText(/ 2018 – \S+ 2026 · .*2'400 Fragebogen · /)
  const tops = await Promise.all(
    ['Verlauf', 'Übersicht'].map(async (name) => (await chart(page, name).boundingBox())?.y),
  )
  expect(tops[0]).toBe(tops[1])
})

/** Labels in charts that are cut off by their edges, even in part. */
function textsBeyondTheEdge(pictures: (HTMLElement | SVGElement)[]): string[] {
  return pictures.flatMap((picture) => {
    const edge = picture.getBoundingClientRect()
    return [...picture.querySelectorAll('text')].flatMap((text) => {
      const { left, right, bottom } = text.getBoundingClientRect()
      const isInside = left >= edge.left - 1 && right <= edge.right + 1 && bottom <= edge.bottom + 1
      return isInside || text.textContent.trim() === '' ? [] : [text.textContent]
    })
  })
}
