import type { Locator, Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'
import { standsStill } from '../watch/axe.ts'
import { watchShifts } from '../watch/shifts.ts'

const overview = (page: Page) => page.locator('[data-overview]')

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

test('what changed and the first figure are in the first window of a phone, and everything above can be reached @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91?f.sex=1')
  await expect(overview(page).getByText('▲ deutlich besser').first()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Geschlecht: Frau', exact: true })).toBeInViewport()
  const others = page.getByRole('checkbox', { name: /^Klinik Seeblick mit allen anderen/ })
  await expect(others).toBeHidden()
  const more = page.getByRole('button', { name: 'Daten und Vergleich', expanded: false })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(others).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Vergleichslinien' })).toBeVisible()
  await expect(page.getByText(/^Stand /)).toBeVisible()
  await page.goto('/results/evaluations/91')
  const figure = overview(page).getByText('4.19', { exact: true })
  await expect(figure).toBeVisible()
  const changed = overview(page).getByRole('heading', { name: 'Was sich verändert hat' })
  expect((await changed.boundingBox())?.y).toBeLessThan(451)
  expect((await figure.boundingBox())?.y).toBeLessThan(600)
})

for (const name of ['Heidi', 'Stefan'])
  test(`the head says first of whom the figures below it are, on screen and on paper: ${name}`, async ({ page }) => {
    await enterDemoAs(page, name, '/results/evaluations/91')
    const whole = page.getByText("von 12'000 aus 20 Institutionen", { exact: true })
    await expect(whole).toBeVisible()
    await expect(page.getByText(/^Austrittsdatum: Dez/)).toBeVisible()
    expect(await page.locator('main').innerText()).toMatch(
      /Klinik Seeblick\s+2'295 Fragebogen\s+von 12'000 aus 20 Institutionen\s+Austrittsdatum: /,
    )
    await expect(page.getByText('20 Institutionen', { exact: true })).toHaveCount(0)
    const [head, figures] = await Promise.all([whole.boundingBox(), overview(page).boundingBox()])
    expect(head?.y).toBeLessThan(figures?.y ?? 0)
    await page.emulateMedia({ media: 'print' })
    const facts = page.locator('dl').filter({ hasText: 'Umfang' })
    await expect(facts).toContainText('Klinik Seeblick (von 20 Institutionen)')
    await expect(facts).toContainText("2'295 von 12'000 Fragebogen")
  })

/** Pixels of a line below a chart. */
const lineOfCaption = 19

/** The height of what is below a chart, without what is folded. */
const getCaptionHeight = async (chart: Locator) =>
  await chart.locator('footer').evaluate((foot) => {
    const details = foot.querySelector('details')
    return (
      (details?.getBoundingClientRect().top ?? foot.getBoundingClientRect().bottom) - foot.getBoundingClientRect().top
    )
  })

for (const [width, lines] of [
  [1280, 3],
  [390, 4],
] as const)
  test(`the caption of a chart has at most ${lines} lines ${width} pixels wide, and the page says once what the benchmark is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
    const about = "Benchmark Schweiz 2025: n = 4'145–4'171, berechnet am 02.04.2026."
    await expect(page.getByRole('paragraph').filter({ hasText: about })).toBeVisible()
    for (const chart of await page.locator('[data-chart]').all()) {
      await chart.scrollIntoViewIfNeeded()
      await expect(chart.locator('[aria-busy="false"]').first()).toBeVisible()
      expect(await getCaptionHeight(chart)).toBeLessThan(lines * lineOfCaption)
    }
    const means = page.locator('[data-chart="chart-1-1"]')
    await expect(means.getByText(about)).toBeHidden()
    await means.getByText('So wurde gerechnet').click()
    await expect(means.getByText(about)).toBeVisible()
    await expect(means.getByText("12'000 Fragebogen")).toBeVisible()
    const waiting = page.locator('[data-chart="chart-1-2"]')
    await expect(waiting.getByText(/Auffällig tief: Juli 2025/)).toBeHidden()
    await waiting.getByText('So wurde gerechnet').click()
    await expect(waiting.getByText(/Auffällig tief: Juli 2025/)).toBeVisible()
  })

for (const language of [2, 3])
  test(`the caption of a chart has at most 4 lines on a phone in language ${language}`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 5, { language_previous: language, language })
    await page.setViewportSize({ width: 390, height: 844 })
    await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
    for (const place of [0, 1, 2, 3]) {
      const chart = page.locator('[data-chart]').nth(place)
      await chart.scrollIntoViewIfNeeded()
      await expect(chart.locator('[aria-busy="false"]').first()).toBeVisible()
      await expect.poll(async () => await getCaptionHeight(chart)).toBeGreaterThan(0)
      expect(await getCaptionHeight(chart)).toBeLessThan(4 * lineOfCaption)
    }
  })

test('the charts of a phone begin below the overview alone: plans, sentences and the method are one line each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  const folded: [RegExp, Locator][] = [
    [/^1 Massnahme/, overview(page).getByText('Eintritte auf feste Zeiten verteilen')],
    [/^Letzte 12 Monate gegenüber dem Jahr davor$/, overview(page).getByText('Was schlechter wurde')],
    [/So wurde gerechnet$/, overview(page).getByText(/^Ihre Institution \(Klinik Seeblick\)/)],
  ]
  await expect(overview(page).getByText('3.80', { exact: true })).toBeVisible()
  for (const [, content] of folded) await expect(content).toBeHidden()
  expect((await page.locator('[data-chart]').first().boundingBox())?.y).toBeLessThan(1500)
  const waiting = page.locator('[data-chart="chart-1-2"]')
  await expect(waiting.getByText(/^1 Massnahme/)).toBeVisible()
  await expect(waiting.getByText(/^Schon vor der Massnahme schlechter/)).toBeHidden()
  for (const [line, content] of folded) {
    await overview(page).locator('summary', { hasText: line }).filter({ hasNotText: 'Abgeschlossen' }).first().click()
    await expect(content).toBeVisible()
  }
})

for (const [language, changed, worse] of [
  [1, 'Was sich verändert hat', /▼ deutlich schlechter/],
  [2, 'Ce qui a changé', /▼ nettement moins bon/],
  [3, 'Che cosa è cambiato', /▼ nettamente peggiore/],
] as const)
  test(`the first screen of a phone says what became worse, in language ${language}`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 5, { language_previous: language, language })
    await page.setViewportSize({ width: 390, height: 844 })
    await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
    const lines = overview(page).getByRole('region', { name: changed }).getByRole('listitem').filter({ visible: true })
    await expect(lines.first()).toContainText(worse)
    await expect(lines.first()).toBeInViewport({ ratio: 1 })
    expect(await lines.count()).toBeLessThanOrEqual(3)
    await expect(overview(page).getByRole('heading', { level: 3 }).first()).toHaveText(changed)
    expect((await page.locator('[data-chart]').first().boundingBox())?.y).toBeLessThan(1500)
  })

test('a topic says which of its two verdicts is about the last year, the head what the other is about', async ({
  page,
}) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  const topic = (name: string) =>
    overview(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}.*praktisch gleich`) })
  await expect(overview(page).getByText(/, Antworten Dez. 2023 – Okt. 2026 \(Austrittsdatum\), /)).toBeVisible()
  await expect(topic('Wartezeit').getByText('praktisch gleich', { exact: true })).toBeVisible()
  await expect(topic('Wartezeit').getByText('letzte 12 Monate: ▼ deutlich schlechter')).toBeVisible()
  await expect(topic('Austritt').getByText('praktisch gleich', { exact: true })).toBeVisible()
  await expect(topic('Austritt')).not.toContainText('letzte 12 Monate')
})

test('the start page leads to the topic that became worse', async ({ page }) => {
  await enterDemoAs(page, 'Heidi')
  const newest = page.getByRole('region', { name: 'Neuste Auswertung' })
  await expect(newest.getByRole('heading', { name: 'Ganzer Zeitraum gegenüber Benchmark' })).toBeVisible()
  const changed = newest.getByRole('listitem').filter({ hasText: 'deutlich schlechter' })
  await changed.getByRole('link', { name: 'Wartezeit' }).click()
  const heading = page.getByRole('heading', { name: 'Wartezeit im Verlauf' })
  await expect(heading).toBeFocused()
  const whole = page.getByText('6 Vergleiche; Zufallstreffer sind berücksichtigt').first()
  await expect(whole).toBeAttached()
  await expect(page.getByText(/^Stand /)).toBeAttached()
  // The legend of the page stays above it.
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
})

test('the choices of an overview stay in their line on a phone when its files are there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const rows = await holdBack(page, '**/results/data/**')
  await enterDemoAs(page, 'Stefan', '/results/evaluations/24')
  const heading = page.getByRole('heading', { name: 'Auf einen Blick' })
  await expect(heading).toBeVisible()
  await watchShifts(page)
  await page.reload()
  await rows()
  await expect(overview(page).getByRole('button', { name: 'Alle Tabellen als Excel' })).toBeVisible()
  const choices = overview(page).getByRole('combobox')
  await expect(choices).toHaveCount(2)
  const tops = await choices.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  await standsStill(page)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('a visitor reads no institution without a name while the rows load', async ({ page }) => {
  const rows = await holdBack(page, '**/results/data/**')
  await enterDemoAs(page, 'Gast', '/results/evaluations/91')
  await expect(page.getByRole('article', { name: 'Mittelwerte der Fragen' })).toHaveAttribute('aria-busy', 'true')
  const unnamed = page.getByText(/Institution: [#…]/).filter({ visible: true })
  await expect(page.getByText(/Benchmark Schweiz 2025:\sn\s=/).first()).toBeAttached()
  await expect(unnamed).toHaveCount(0)
  await rows()
  await expect(page.getByText(/Benchmark Schweiz 2025:\sn\s=/).first()).toBeVisible()
  await expect(unnamed).toHaveCount(0)
})
