import { readFileSync } from 'node:fs'
import { enterAs } from '../actors.ts'
import { card, choose, dialog, editorOf, own, saveButton, sent } from '../editor.ts'
import { expect, test } from '../fixtures.ts'

test.describe.configure({ timeout: 60_000 })

test('builds an evaluation with all nine types from nothing, saves it and finds it again [EVAL-03, EVAL-04, EVAL-05]', async ({
  page,
  mock,
}) => {
  test.setTimeout(120_000)
  await mock.edit('results/evaluations', 1, { charts: [] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await page.getByRole('link', { name: 'Erstes Diagramm hinzufügen' }).click()
  await page.getByRole('button', { name: 'Erstes Diagramm hinzufügen' }).click()
  const types: [string, string, string][] = [
    ['Zeitverlauf', 'q1', 'Verlauf der Behandlung'],
    ['Netzdiagramm', 'q2', 'Profil'],
    ['Mittelwerte', 'q1', 'Behandlung im Mittel'],
    ['Verteilung der Antworten', 'q3', 'Mitsprache'],
    ['Balkendiagramm', 'sex', 'Wer geantwortet hat'],
    ['Gestapelte Anzahlen', 'ward', 'Abteilungen'],
    ['Gestapelte Anteile', 'ward', 'Abteilungen in Teilen'],
    ['Boxplot', 'nps', 'Empfehlung'],
    ['Tabelle', 'q1', 'Alle Werte'],
  ]
  for (const [index, [type, key, title]] of types.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Neues Diagramm' }).click()
    const form = dialog(page)
    await form.getByRole('radio', { name: type }).check()
    await choose(form, page, /Fragen/, [`(${key})`])
    await form.getByRole('tab', { name: 'Texte' }).click()
    await form.getByRole('textbox', { name: 'Titel', exact: true }).fill(title)
    // The preview is the chart itself, over the real answers.
    await expect(
      form.getByRole('article', { name: title }).getByRole(type === 'Tabelle' ? 'table' : 'figure'),
    ).toBeVisible()
    await form.getByRole('button', { name: 'Diagramm hinzufügen' }).click()
    await expect(form).toHaveCount(0)
  }
  await expect(page.locator('main article')).toHaveCount(9)
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
  ])
  expect(new Set(charts.map(({ i }) => i)).size).toBe(9)
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

test('titles in three languages, cuts, bands of age, filters, options, benchmarks and the axis are stored as they were set [EVAL-04, EVAL-07, EVAL-09]', async ({
  page,
  mock,
}) => {
  await editorOf(page, mock, [own(0, 'mean', { groups: [], viewSettings: {}, benchmarks: [], colour: 'unknown' })])
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

test('a type that cannot use a setting does not offer it and does not lose it [EVAL-05, EVAL-08]', async ({
  page,
  mock,
}) => {
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
  // Back where it was, nothing has changed.
  await expect(saveButton(page)).toBeDisabled()
})

test('duplicates, deletes and takes back, step by step, with buttons and keys [EVAL-10]', async ({ page, mock }) => {
  await editorOf(page, mock, [own(0, 'mean'), own(1, 'bar')])
  const cards = page.locator('main article')
  const menu = async (title: string, entry: string) => {
    await page
      .getByRole('button', { name: `Aktionen für «${title}»` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await menu('Diagramm 1', 'Duplizieren')
  await expect(cards).toHaveCount(3)
  await menu('Diagramm 2', 'Löschen')
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Rückgängig: «Diagramm 2» gelöscht' }).click()
  await expect(cards).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(cards).toHaveCount(2)
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByText('Rückgängig gemacht: «Diagramm 1» dupliziert')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+Z')
  await page.keyboard.press('Control+y')
  await expect(cards).toHaveCount(2)
  await expect(card(page, 'Diagramm 2')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).first().click()
  await expect(card(page, 'Diagramm 2')).toHaveCount(1)
  await menu('Diagramm 2', 'Weiter nach vorn')
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const charts = await sent(mock)
  expect(charts).toHaveLength(3)
  expect(charts.filter(({ title }) => title === 'Diagramm 1').map(({ data }) => data.length)).toEqual([6, 6])
})

test('drags a chart with the mouse, pulls its corner, and does the same with the keyboard [EVAL-10]', async ({
  page,
  mock,
}) => {
  const four = [0, 1, 2, 3].map((place) =>
    own(place, 'bar', { splits: [], data: [{ keys: ['sex'], name: 'Geschlecht', skala: false }] }),
  )
  await editorOf(page, mock, four)
  const placeOf = async (title: string) => await card(page, title).boundingBox()
  const grip = (title: string) => page.getByRole('button', { name: `«${title}» verschieben` })
  await expect(card(page, 'Diagramm 1').getByRole('figure')).toBeVisible()
  const [first, second] = [await placeOf('Diagramm 1'), await placeOf('Diagramm 2')]
  const from = await grip('Diagramm 1').boundingBox()
  if (!first || !second || !from) throw new Error('nothing is drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + second.x - first.x - 30, from.y + 20, { steps: 8 })
  await page.mouse.up()
  expect(Math.round((await placeOf('Diagramm 1'))?.x ?? 0)).toBe(Math.round(second.x))
  expect(Math.round((await placeOf('Diagramm 2'))?.x ?? 0)).toBe(Math.round(first.x))
  await page.getByRole('button', { name: 'Rückgängig: «Diagramm 1» verschoben' }).click()
  expect(Math.round((await placeOf('Diagramm 1'))?.x ?? 0)).toBe(Math.round(first.x))

  // Esc while the mouse holds it puts everything back.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 400, from.y + 300, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await placeOf('Diagramm 1')).toEqual(first)
  await expect(saveButton(page)).toBeDisabled()

  const corner = await page.getByRole('button', { name: 'Grösse von «Diagramm 1» ändern' }).boundingBox()
  if (!corner) throw new Error('nothing to pull')
  await page.mouse.move(corner.x + 12, corner.y + 12)
  await page.mouse.down()
  await page.mouse.move(corner.x + 12 + first.width / 2, corner.y + 12, { steps: 5 })
  await page.mouse.up()
  expect((await placeOf('Diagramm 1'))?.width).toBeGreaterThan(first.width * 1.3)
  await page.keyboard.press('Control+z')

  await grip('Diagramm 1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/«Diagramm 1»: Spalte 1, Zeile \d+,.*Esc bricht ab/)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText('«Diagramm 1» steht wieder, wo es war.')).toHaveCount(1)
  await expect(saveButton(page)).toBeDisabled()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(grip('Diagramm 1')).toBeFocused()
  await page.getByRole('button', { name: 'Grösse von «Diagramm 4» ändern' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const charts = await sent(mock)
  const at = (title: string) => charts.find((one) => one.title === title)
  expect((at('Diagramm 1')?.y ?? 0) > (at('Diagramm 3')?.y ?? 99)).toBe(true)
  expect(at('Diagramm 4')?.w).toBe(4)
  expect(
    charts.some((one, index) =>
      charts
        .slice(index + 1)
        .some(
          (other) =>
            one.x < other.x + other.w &&
            other.x < one.x + one.w &&
            one.y < other.y + other.h &&
            other.y < one.y + one.h,
        ),
    ),
  ).toBe(false)
})

test('on a phone charts stand in one column and go up and down one by one; the preview stays in sight [EVAL-10]', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await editorOf(page, mock, [own(0, 'mean'), own(1, 'bar')])
  await expect(page.getByRole('button', { name: '«Diagramm 1» verschieben' })).toHaveCount(0)
  await page.getByRole('button', { name: '«Diagramm 1» nach unten' }).click()
  await expect(page.locator('main article').first()).toHaveAccessibleName('Diagramm 2')
  await page.getByRole('button', { name: '«Diagramm 2» bearbeiten' }).click()
  await dialog(page).getByRole('tab', { name: 'Darstellung' }).click()
  await dialog(page).getByRole('button', { name: 'Farbe hinzufügen' }).scrollIntoViewIfNeeded()
  await expect(dialog(page).getByRole('region', { name: 'Vorschau' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('answers can be left out by a filter, and the filters of the page are tried on the draft without being saved [EVAL-07]', async ({
  page,
  mock,
}) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean', { groups: [], filters: [] })] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1?f.sex=1')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(page).toHaveURL(/f\.sex=1&view=edit$/)
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText("2'400 Zeilen")
  await page.getByRole('checkbox', { name: 'Filter der Seite anwenden: Geschlecht: Frau' }).check()
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText("1'097 Zeilen")
  await page.getByRole('checkbox', { name: /^Filter der Seite/ }).uncheck()

  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  const form = dialog(page)
  await form.getByRole('tab', { name: 'Filter' }).click()
  await choose(form, page, /Merkmal/, ['Geschlecht'])
  await form.getByRole('checkbox', { name: 'Diese Antworten weglassen statt zeigen' }).check()
  await form.getByRole('checkbox', { name: /^Frau/ }).check()
  await expect(form.getByRole('region', { name: 'Filter' }).getByText('Geschlecht: nicht Frau')).toBeVisible()
  await expect(form.locator('footer').filter({ hasText: 'Zeilen' })).toContainText("1'303 Zeilen")
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await sent(mock))[0]).toMatchObject({ filters: [{ attribute: 'sex', operator: 'not_in', values: ['1'] }] })
})

test('what is saved from the editor names the filters of the page where they are applied, and only there', async ({
  page,
  mock,
}) => {
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
  await expect(rows).toContainText("2'400 Zeilen")
  expect(await saved()).not.toContain('Filter:')
  await page.getByRole('checkbox', { name: 'Filter der Seite anwenden: Geschlecht: Frau' }).check()
  await expect(rows).not.toContainText("2'400 Zeilen")
  expect(await saved()).toContain('Filter: Geschlecht: Frau')
})
