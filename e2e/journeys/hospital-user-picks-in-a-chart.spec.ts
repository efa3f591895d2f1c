import type { Page } from '@playwright/test'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const hospitalUser = 6
const chart = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const open = async (mock: Mock, id: number, more: object = {}) =>
  await mock.edit('results/evaluations', id, {
    view_access_users: [hospitalUser],
    is_parent_evaluation: false,
    ...more,
  })
const own = (place: number, type: string, title: string, more: object = {}) => ({
  ...getChart(type, place, 1, questionnaires[0] ?? []),
  title,
  groups: [],
  slices: [],
  splits: [],
  filters: [],
  ...more,
})
const item = (key: unknown) => [{ keys: [key], name: key, skala: false }]
const { key: firstLikert } = (questionnaires[0] ?? []).find(({ type }) => type === 'likert') ?? {}

test('clicking a category of a chart filters the page [EVAL-07, EVAL-12, X06] @smoke', async ({ page, mock }) => {
  await open(mock, 1, {
    measures: [1],
    charts: [
      own(0, 'mean', 'Nach Geschlecht', {
        data: item(firstLikert),
        groups: [{ attribute: 'sex' }],
        viewSettings: { horizontal: true },
      }),
      own(1, 'mean', 'Nach Alter', {
        data: item(firstLikert),
        groups: [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 80 } }],
        viewSettings: { horizontal: true },
      }),
      own(2, 'mean', 'Nach Klinik', { data: item(firstLikert), viewSettings: { horizontal: true } }),
    ],
  })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  const bySex = chart(page, 'Nach Geschlecht')
  await expect(bySex.getByRole('figure').locator('svg').getByText('Frau')).toBeVisible()
  const label = bySex.getByRole('figure').locator('svg').getByText('Frau')
  const { x = 0, y = 0, width = 0, height = 0 } = (await label.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  // ECharts replaces a part when it highlights it, also between press and release.
  const cover = await page.evaluateHandle(coverChart, await label.elementHandle())
  await page.mouse.down()
  await cover.evaluate((one) => one.remove())
  await page.mouse.up()
  await expect(page).toHaveURL(/\?f\.sex=1$/)
  await expect(page.getByRole('status').getByText('Alle Diagramme zeigen nur noch: Geschlecht: Frau.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Geschlecht: Frau', exact: true })).toBeVisible()
  await expect(page.getByText("1'097 von 2'400 Fragebogen ausgewählt")).toBeVisible()
  await expect(chart(page, 'Nach Klinik').locator('footer')).toContainText("1'097 Fragebogen")

  const points = bySex.getByRole('slider')
  await points.focus()
  await page.keyboard.press('Home')
  await expect(points).toHaveAttribute('aria-valuetext', /Frau.*Klick oder Eingabetaste/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/evaluations\/1$/)
  await expect(page.getByRole('status').getByText('Filter entfernt: Geschlecht: Frau.')).toBeAttached()

  await chart(page, 'Nach Alter').getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?f\.birth_year=1981\.\.2000$/)
  await expect(page.getByRole('button', { name: /20 bis 39$/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/evaluations\/1$/)

  const single = chart(page, 'Nach Klinik').getByRole('slider')
  await single.focus()
  await page.keyboard.press('Home')
  await expect(single).not.toHaveAttribute('aria-valuetext', /Eingabetaste/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/evaluations\/1$/)
})

test('412,000 rows can be filtered while they load [EVAL-15, EVAL-22, D-40]', async ({
  page,
  mock,
  browser,
  session,
  watch,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await mock.set({ backgroundPolls: 0 })
  await mock.edit('results/measures', 40, { results_seeded: 412_000, results_planned: 412_000 })
  await mock.fail({ method: 'GET', path: 'results/data/?*bg=1*', times: 1, kind: 'delay', delay: 6_000 })
  await open(mock, 40)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/40')
  await expect(page.getByText("130'000 von 412'000 Fragebogen")).toBeVisible({ timeout: 40_000 })
  await expect(chart(page, 'Mittelwerte').getByText('Teildaten', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Aktionen für «Tabelle»' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  await expect(chart(page, 'Tabelle')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Geschlecht' }).click()
  await page.getByRole('checkbox', { name: /^Frau/ }).check()
  await expect(page).toHaveURL(/f\.sex=1$/)
  await expect(page.getByText("412'000 Fragebogen", { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Teildaten', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/von 412'000 Fragebogen ausgewählt/)).toBeVisible()
  const chosen = await page.getByText(/von 412'000 Fragebogen ausgewählt/).textContent()
  await expect.poll(async () => (await mock.log('POST results/user_charts/')).length).toBe(1)
  const address = page.url()
  await page.close()

  const later = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'X-Mock-Session': session },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
  })
  await watch.follow(later)
  const next = await later.newPage()
  await mock.clearLog()
  await enterAs(next, mock, 'hospital-user', address.replace(/^https?:\/\/[^/]+/, ''))
  await expect(next.getByText(chosen ?? '')).toBeVisible({ timeout: 90_000 })
  await expect(next.getByRole('button', { name: 'Ausgeblendet: 1' })).toBeVisible()
  await expect(chart(next, 'Tabelle')).toHaveCount(0)
  expect((await mock.log('GET results/data/')).length).toBeGreaterThan(0)
  await later.close()
})

test.describe('hovering a point shows its figures', () => {
  test.use({ hasTouch: true })

  test('with the mouse, the keyboard and touch [X06, EVAL-06]', async ({ page, mock }) => {
    await open(mock, 1, {
      measures: [1],
      charts: [
        own(0, 'mean', 'Nach Geschlecht', {
          data: item(firstLikert),
          groups: [{ attribute: 'sex' }],
          viewSettings: { horizontal: true },
        }),
        own(1, 'radar', 'Netz'),
      ],
    })
    await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
    const bySex = chart(page, 'Nach Geschlecht')
    const label = bySex.getByRole('figure').locator('svg').getByText('Frau')
    const reported = (name: string, text: RegExp) =>
      chart(page, name).getByRole('figure').locator('div').filter({ hasText: text }).last()
    const figures = reported('Nach Geschlecht', /^Frau.*n\s=\s/)
    await label.hover({ force: true })
    await expect(figures).toBeVisible()
    await figures.hover()
    await expect(figures).toBeVisible()
    await page.mouse.move(1, 1)
    await expect(figures).toHaveCount(0)

    const points = bySex.getByRole('slider')
    await points.focus()
    await page.keyboard.press('Home')
    await expect(figures).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(figures).toHaveCount(0)
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    await expect(figures).toHaveCount(0)

    const wheel = chart(page, 'Netz').getByRole('slider')
    await wheel.scrollIntoViewIfNeeded()
    await wheel.tap()
    const tapped = reported('Netz', /Mittelwert der gültigen Antworten/)
    await expect(tapped).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tapped).toHaveCount(0)
  })
})

/** An element over the whole picture that ECharts does not own; runs in the page. */
function coverChart(part: Node | null): Element {
  const cover = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: 'transparent' }))
    cover.setAttribute(name, value)
  part?.parentElement?.closest('svg')?.append(cover)
  return cover
}
