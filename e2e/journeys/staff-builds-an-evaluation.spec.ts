import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { card, choose, dialog, openEditor, own, saveButton, sent } from '../editor.ts'
import { expect, test } from '../fixtures.ts'

test('staff build an evaluation with all ten chart types [EVAL-03, EVAL-04, EVAL-05] @smoke', async ({
  page,
  mock,
}) => {
  test.setTimeout(120_000)
  await mock.edit('results/evaluations', 1, { charts: [] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await page.getByRole('link', { name: 'Erstes Diagramm hinzufügen' }).click()
  const types: [string, string, string][] = [
    ['Zeitverlauf', 'Aufenthalt – Behandlung', 'Verlauf der Behandlung'],
    ['Netzdiagramm', 'Aufenthalt – Information', 'Profil'],
    ['Mittelwerte', 'Aufenthalt – Behandlung', 'Behandlung im Mittel'],
    ['Verteilung der Antworten', 'Aufenthalt – Mitsprache', 'Mitsprache'],
    ['Balkendiagramm', 'Geschlecht', 'Wer geantwortet hat'],
    ['Gestapelte Anzahlen', 'Abteilung', 'Abteilungen'],
    ['Gestapelte Anteile', 'Abteilung', 'Abteilungen in Teilen'],
    ['Boxplot', 'Weiterempfehlung', 'Empfehlung'],
    ['Tabelle', 'Aufenthalt – Behandlung', 'Alle Werte'],
    ['Trichterdiagramm', 'Aufenthalt – Behandlung', 'Kliniken im Vergleich'],
  ]
  for (const [index, [type, question, title]] of types.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Neues Diagramm' }).click()
    const form = dialog(page)
    await form.getByRole('radio', { name: type }).check()
    await choose(form, page, /Fragen/, [question])
    await form.getByRole('tab', { name: 'Texte' }).click()
    await form.getByRole('textbox', { name: 'Titel', exact: true }).fill(title)
    // The preview is the chart itself with the real answers.
    await expect(
      form.getByRole('article', { name: title }).getByRole(type === 'Tabelle' ? 'table' : 'figure'),
    ).toBeVisible()
    await form.getByRole('button', { name: 'Diagramm hinzufügen' }).click()
    await expect(form).toHaveCount(0)
  }
  await expect(page.locator('main article')).toHaveCount(10)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const charts = await sent(mock)
  expect(charts.map(({ type }) => type)).toEqual([
    'timeline',
    'radar',
    'mean',
    'likert',
    'bar',
    'stacked',
    'stacked-full',
    'boxPlot',
    'tableChart',
    'funnel',
  ])
  expect(new Set(charts.map(({ i }) => i)).size).toBe(10)
  expect(charts[0]).toMatchObject({
    measures: [1],
    timelineAttribute: 'exit_date',
    data: [{ keys: ['q1'] }],
    x: 0,
    y: 0,
  })
  await page.goto('/results/evaluations/1')
  for (const [type, , title] of types) {
    await expect(async () => await card(page, title).scrollIntoViewIfNeeded()).toPass()
    await expect(card(page, title).getByRole(type === 'Tabelle' ? 'table' : 'figure')).toBeVisible()
  }
})

test('titles, breakdowns, age bands, filters, options, benchmarks and the axis are saved as set [EVAL-04, EVAL-07, EVAL-09]', async ({
  page,
  mock,
}) => {
  await openEditor(page, mock, [own(0, 'mean', { groups: [], viewSettings: {}, benchmarks: [], colour: 'unknown' })])
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  const form = dialog(page)
  await form.getByRole('tab', { name: 'Aufteilung' }).click()
  await choose(form, page, /Gruppieren nach/, ['Geburtsjahr'])
  await form.getByRole('textbox', { name: 'Bis Alter' }).fill('10')
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(form.getByText('Darf nicht kleiner sein als «Ab Alter».')).toBeVisible()
  await form.getByRole('textbox', { name: 'Bis Alter' }).fill('60')
  await expect(form.getByText('< 20, 20–39, 40–59, ≥ 60')).toBeVisible()
  await choose(form, page, /Segmentieren nach/, ['Geschlecht'])
  await choose(form.getByRole('region', { name: 'Segmente' }), page, /Nur diese Werte/, ['Frau'])
  await form.getByRole('tab', { name: 'Filter' }).click()
  await choose(form, page, /Merkmal/, ['Abteilung'])
  await form.getByRole('checkbox', { name: /^West/ }).check()
  await form.getByRole('tab', { name: 'Darstellung' }).click()
  await form.getByRole('checkbox', { name: 'Liegende Balken' }).check()
  await choose(form, page, /Benchmarks/, ['Benchmark'])
  await form.getByRole('textbox', { name: 'Achse ab' }).fill('4')
  await form.getByRole('textbox', { name: 'Achse bis' }).fill('2')
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(form.getByText('Muss grösser sein als «Achse ab».')).toBeVisible()
  await form.getByRole('textbox', { name: 'Achse bis' }).fill('5')
  await form.getByRole('tab', { name: 'Texte' }).click()
  await form.getByRole('tab', { name: 'Französisch' }).click()
  await form.getByRole('textbox', { name: 'Titel', exact: true }).fill('Graphique 1')
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(form).toHaveCount(0)
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await sent(mock))[0]).toMatchObject({
    title: 'Diagramm 1',
    title_fr: 'Graphique 1',
    colour: 'unknown',
    groups: [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 60 } }],
    slices: [{ attribute: 'sex', values: [1] }],
    filters: [{ attribute: 'ward', operator: 'in' }],
    viewSettings: { horizontal: true, benchmark: true },
    config: { min: 4, max: 5 },
  })
})

test('a chart type hides unsupported settings without losing them [EVAL-05, EVAL-08]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'timeline')] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await page.getByRole('button', { name: 'Aktionen für «Diagramm 1»' }).click()
  await page.getByRole('menuitem', { name: 'Diagramm bearbeiten' }).click()
  const form = dialog(page)
  await expect(form.getByRole('combobox', { name: /Zeitachse/ })).toBeVisible()
  await form.getByRole('radio', { name: 'Verteilung der Antworten' }).check()
  await expect(form.getByRole('combobox', { name: /Zeitachse/ })).toHaveCount(0)
  await expect(form.getByText(/Bleibt gespeichert, .*Zeitachse/)).toBeVisible()
  await form.getByRole('radio', { name: 'Zeitverlauf' }).check()
  await expect(form.getByRole('combobox', { name: /Zeitachse/ })).toContainText('Austritt')
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  // Back at its position nothing has changed.
  await expect(saveButton(page)).toBeDisabled()
})

test('page filters apply to the draft without being saved [EVAL-07]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean', { groups: [], filters: [] })] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1?f.sex=1')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(page).toHaveURL(/f\.sex=1&view=edit$/)
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText("2'400 Fragebogen")
  await page.getByRole('checkbox', { name: 'Filter der Seite anwenden: Geschlecht: Frau' }).check()
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText("1'097 Fragebogen")
  await page.getByRole('checkbox', { name: /^Filter der Seite/ }).uncheck()

  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  const form = dialog(page)
  await form.getByRole('tab', { name: 'Filter' }).click()
  await choose(form, page, /Merkmal/, ['Geschlecht'])
  await form.getByRole('checkbox', { name: 'Diese Antworten weglassen statt zeigen' }).check()
  await form.getByRole('checkbox', { name: /^Frau/ }).check()
  await expect(form.getByRole('region', { name: 'Filter' }).getByText('Geschlecht: nicht Frau')).toBeVisible()
  await expect(form.locator('footer').filter({ hasText: 'Fragebogen' })).toContainText("1'303 Fragebogen")
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await sent(mock))[0]).toMatchObject({ filters: [{ attribute: 'sex', operator: 'not_in', values: ['1'] }] })
})

test('a table saved from the editor names the page filters only where they apply', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean', { filters: [] })] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit&f.sex=1')
  const chart = card(page, 'Diagramm 1')
  const rows = chart.locator('footer')
  const saved = async (): Promise<string> => {
    await chart.getByRole('button', { name: 'Speichern' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Tabelle als CSV' }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
  }
  await expect(rows).toContainText("2'400 Fragebogen")
  expect(await saved()).toContain('Filter: keine')
  await page.getByRole('checkbox', { name: 'Filter der Seite anwenden: Geschlecht: Frau' }).check()
  await expect(rows).not.toContainText("2'400 Fragebogen")
  expect(await saved()).toContain('Filter: Geschlecht: Frau')
})

test('the preview is laid out like the chart on the page', async ({ page, mock }) => {
  const wide = { w: 12, h: 8, x: 0 }
  await openEditor(page, mock, [
    own(0, 'likert', { ...wide, splits: [{ attribute: 'ward' }], data: [{ keys: ['q1'], name: '', skala: false }] }),
    own(1, 'mean', { w: 6, h: 8, x: 0 }),
  ])
  const laidOut = async (place: Locator) =>
    await place
      .getByRole('figure')
      .locator('svg')
      .evaluate((svg) => ({
        width: svg.clientWidth,
        texts: [...svg.querySelectorAll('text')].map((text) => [text.textContent, text.getAttribute('transform')]),
      }))
  for (const name of ['Diagramm 1', 'Diagramm 2']) {
    const onPage = page.locator('[data-chart]').filter({ has: card(page, name) })
    await onPage.scrollIntoViewIfNeeded()
    await expect(onPage.getByRole('figure').locator('svg text').first()).toBeVisible()
    await onPage.getByRole('button', { name: `«${name}» bearbeiten` }).click()
    const preview = dialog(page).getByRole('region', { name: 'Vorschau' })
    await expect(preview.getByRole('figure').locator('svg text').first()).toBeVisible()
    await expect.poll(async () => await laidOut(preview)).toEqual(await laidOut(onPage))
    expect((await laidOut(preview)).texts.length).toBeGreaterThan(5)
    // It is scaled down where there is less room and never leaves its pane.
    const [pane, picture] = [await preview.boundingBox(), await preview.getByRole('article').boundingBox()]
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0) + 1)
    const points = preview.getByRole('slider')
    const box = await points.boundingBox()
    await points.hover({ position: { x: (box?.width ?? 0) * 0.6, y: (box?.height ?? 0) * 0.5 } })
    await expect(preview.getByText(/n\s=\s\d/).first()).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
  }
})
