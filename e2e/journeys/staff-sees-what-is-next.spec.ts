import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('reviews to come are first, from the nearest on, and named after their hospitals @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/irp/reviews')
  const rows = page.locator('main tbody tr')
  await expect(rows.nth(3)).toBeVisible()
  const texts = await rows.locator('td:nth-child(3)').allInnerTexts()
  const days = texts.map((text) => text.slice(0, 10).split('.').toReversed().join('-'))
  const coming = texts.filter((text) => text.includes('·')).length
  expect(coming).toBeGreaterThan(1)
  expect(days.slice(0, coming)).toEqual(days.slice(0, coming).toSorted())
  expect(days.slice(coming)).toEqual(days.slice(coming).toSorted().toReversed())
  await expect(rows.first().getByRole('link')).toHaveText('Klinik Seeblick')
  const soon = rows.first().getByText(/in \d+ Tagen/)
  await expect(soon).toHaveCSS(
    'color',
    await page
      .getByText('1 Rolle fehlt')
      .first()
      .evaluate((one) => getComputedStyle(one).color),
  )
})

test('the days of reviews that are over are grey', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/irp/reviews')
  const rows = page.locator('main tbody tr')
  const getColor = async (text: RegExp) =>
    await rows
      .getByText(text)
      .last()
      .evaluate((one) => getComputedStyle(one).color)
  await expect(rows.nth(3)).toBeVisible()
  const past = await getColor(/^\d\d\.\d\d\.\d{4}$/)
  expect(past).not.toBe(await getColor(/^\d\d\.\d\d\.\d{4} · in/))
  expect(past).toBe(await getColor(/^ · in /))
})

test('the measures of one date are read as one, and each leads to its own', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/event')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(15)
  const opacity = async (row: number) =>
    await rows
      .nth(row)
      .locator('[data-repeats]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
  expect(new Set(await opacity(0))).toEqual(new Set(['1']))
  for (const row of [1, 2, 3, 4]) expect(new Set(await opacity(row))).toEqual(new Set(['0']))
  expect(new Set(await opacity(5))).toEqual(new Set(['1']))
  await expect(rows.nth(1).getByText(/^PREMs/)).toBeVisible()
  await rows
    .nth(1)
    .getByText(/^PREMs/)
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daten')
  await expect(page.getByRole('combobox', { name: 'Messung' })).toContainText('PREMs REHA 2026')

  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/patzu/event')
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('checkbox', { name: /auswählen/ })
    .nth(2)
    .check()
  await expect(page.getByText('1 ausgewählt')).toBeVisible()
})

test('declarations say how many hospitals lack one, and lead to them', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/declarations')
  const way = page.getByRole('link', { name: /^Spitäler ohne Deklaration \d{4}/ })
  const count = Number((await way.textContent())?.match(/(\d+)$/)?.[1])
  expect(count).toBeGreaterThan(0)
  await way.click()
  await expect(page.locator('main tbody tr')).toHaveCount(count)
  // Each of them says it in its own row.
  await expect(page.locator('main tbody').getByTitle(/Deklaration \d{4} fehlt/)).toHaveCount(count)
})

test('a list of hospitals counts what is open in three requests', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals')
  await expect(page.locator('main tbody tr')).toHaveCount(15)
  await allLoaded(page)
  const calls = [...(await mock.log('GET patzu/hospitals/')), ...(await mock.log('GET patzu/declarations/'))]
  const requested = calls.filter(({ query }) => query.includes('onlyId') || query.includes('all=1'))
  expect(requested).toHaveLength(3)
  await expect(page.getByTitle(/^Deklaration \d{4} fehlt$/).first()).toContainText('Deklaration')
})

test('a hospital begins with how it stands', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
  const state = page.getByRole('region', { name: 'Stand' })
  await expect(state.getByRole('link', { name: 'Keine offene Bestellung' })).toHaveAttribute(
    'href',
    '/patzu/orders?hospital_id=1',
  )
  await expect(state.getByRole('link', { name: /^Deklaration 2026: \d+ Fragebogen$/ })).toBeInViewport()
  await mock.fail({ method: 'GET', path: 'patzu/declarations/*', times: -1, kind: 'status', status: 500 })
  await page.reload()
  await expect(state.getByRole('alert')).toBeVisible()
})
