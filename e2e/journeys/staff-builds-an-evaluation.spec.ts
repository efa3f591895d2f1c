import type { Locator, Page } from '@playwright/test'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { chartOf } from '../../mocks/seed/charts.ts'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

test.describe.configure({ timeout: 60_000 })

const put = 'PUT results/evaluations/1/update_charts/'
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /Neues Diagramm|Diagramm bearbeiten/ })
const own = (place: number, type: string, more: object = {}) => ({ ...chartOf(type, place, 1, questionnaires[0] ?? []), title: `Diagramm ${place + 1}`, ...more })
const saveButton = (page: Page) => page.getByRole('toolbar', { name: 'Bearbeiten' }).getByRole('button', { name: 'Speichern', exact: true })

type Stored = { i: string; type: string; title: string; x: number; y: number; w: number; h: number; data: object[] }
const sent = async (mock: Mock) => ((await mock.log(put)).at(-1)?.body as { charts: Stored[] } | undefined)?.charts ?? []

async function editorOf(page: Page, mock: Mock, charts: object[]): Promise<void> {
  await mock.edit('results/evaluations', 1, { charts })
  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
  await expect(page.getByRole('toolbar', { name: 'Bearbeiten' })).toBeVisible()
}

async function choose(place: Locator, page: Page, field: RegExp, options: string[]): Promise<void> {
  await place.getByRole('combobox', { name: field }).first().click()
  for (const name of options) {
    await page.getByRole('option', { name }).first().click()
  }
  // A choice of several stays open.
  if (await page.getByRole('option').first().isVisible()) await page.keyboard.press('Escape')
}

test('builds an evaluation with all nine types from nothing, saves it and finds it again [EVAL-03, EVAL-04, EVAL-05, EVAL-06, EVAL-26]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await page.getByRole('link', { name: 'Erstes Diagramm hinzufügen' }).click()
  await page.getByRole('button', { name: 'Erstes Diagramm hinzufügen' }).click()
  const types: [string, string, string][] = [
    ['Zeitverlauf', 'q1', 'Verlauf der Behandlung'], ['Netzdiagramm', 'q2', 'Profil'], ['Mittelwerte', 'q1', 'Behandlung im Mittel'], ['Verteilung der Antworten', 'q3', 'Mitsprache'], ['Balkendiagramm', 'sex', 'Wer geantwortet hat'],
    ['Gestapelte Anzahlen', 'ward', 'Abteilungen'], ['Gestapelte Anteile', 'ward', 'Abteilungen in Teilen'], ['Boxplot', 'nps', 'Empfehlung'], ['Tabelle', 'q1', 'Alle Werte'],
  ]
  for (const [index, [type, key, title]] of types.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Neues Diagramm' }).click()
    const form = dialog(page)
    await form.getByRole('radio', { name: type }).check()
    await choose(form, page, /Fragen/, [`(${key})`])
    await form.getByRole('tab', { name: 'Texte' }).click()
    await form.getByRole('textbox', { name: 'Titel', exact: true }).fill(title)
    // The preview is the chart itself, over the real answers.
    await expect(form.getByRole('article', { name: title }).getByRole(type === 'Tabelle' ? 'table' : 'figure')).toBeVisible()
    await form.getByRole('button', { name: 'Diagramm hinzufügen' }).click()
    await expect(form).toHaveCount(0)
  }
  await expect(page.locator('main article')).toHaveCount(9)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const charts = await sent(mock)
  expect(charts.map(({ type }) => type)).toEqual(['timeline', 'radar', 'mean', 'likert', 'bar', 'stacked', 'stacked-full', 'boxPlot', 'tableChart'])
  expect(new Set(charts.map(({ i }) => i)).size).toBe(9)
  expect(charts[0]).toMatchObject({ measures: [1], timelineAttribute: 'exit_date', data: [{ keys: ['q1'] }], x: 0, y: 0 })
  await page.goto('/results/evaluations/1')
  for (const [type, , title] of types) {
    await expect(async () => await card(page, title).scrollIntoViewIfNeeded()).toPass()
    await expect(card(page, title).getByRole(type === 'Tabelle' ? 'table' : 'figure')).toBeVisible()
  }
})

test('titles in three languages, cuts, bands of age, filters, options, benchmarks and the axis are stored as they were set [EVAL-04, EVAL-07, EVAL-08, EVAL-09, EVAL-12]', async ({ page, mock }) => {
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
    title: 'Diagramm 1', title_fr: 'Graphique 1', colour: 'unknown',
    groups: [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 60 } }], slices: [{ attribute: 'sex', values: [1] }],
    filters: [{ attribute: 'ward', operator: 'in' }], viewSettings: { horizontal: true, benchmark: true }, config: { min: 4, max: 5 },
  })
})

test('a type that cannot use a setting does not offer it and does not lose it [EVAL-05, EVAL-08]', async ({ page, mock }) => {
  await editorOf(page, mock, [own(0, 'timeline')])
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
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
    await page.getByRole('button', { name: `Aktionen für «${title}»` }).first().click()
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

test('drags a chart with the mouse, pulls its corner, and does the same with the keyboard [EVAL-10]', async ({ page, mock }) => {
  const four = [0, 1, 2, 3].map((place) => own(place, 'bar', { splits: [], data: [{ keys: ['sex'], name: 'Geschlecht', skala: false }] }))
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
  expect(charts.some((one, index) => charts.slice(index + 1).some((other) => one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h))).toBe(false)
})

test('what somebody else saved meanwhile is shown chart by chart, and nothing is overwritten unasked [D-34]', async ({ page, mock }) => {
  await editorOf(page, mock, [own(0, 'mean'), own(1, 'bar')])
  for (const title of ['Diagramm 1', 'Diagramm 2']) {
    await page.getByRole('button', { name: `«${title}» bearbeiten` }).click()
    await dialog(page).getByRole('tab', { name: 'Texte' }).click()
    await dialog(page).getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} meins`)
    await dialog(page).getByRole('button', { name: 'Übernehmen' }).click()
  }
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean', { title: 'Deins 1' }), own(1, 'bar', { title: 'Deins 2' }), own(2, 'radar', { title: 'Neu von dir' })] })
  await saveButton(page).click()
  const conflict = page.getByRole('dialog', { name: /Jemand anderes/ })
  await conflict.getByRole('button', { name: 'Zurück zum Bearbeiten' }).click()
  await expect(card(page, 'Diagramm 1 meins')).toBeVisible()
  expect(await mock.log(put)).toEqual([])
  await saveButton(page).click()
  await expect(conflict.getByRole('group', { name: 'Neu von dir' })).toContainText('kommt dazu')
  await conflict.getByRole('group', { name: 'Diagramm 2 meins' }).getByRole('radio', { name: /Deins 2/ }).check()
  await conflict.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await sent(mock)).map(({ title }) => title)).toEqual(['Diagramm 1 meins', 'Deins 2', 'Neu von dir'])
  await expect(card(page, 'Deins 2')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
})

test('a lost answer is looked up, what the server refuses is told at the chart, and the draft stays [N05, EVAL-26]', async ({ page, mock }) => {
  await editorOf(page, mock, [own(0, 'mean'), { i: 'x', type: 'pie', title: 'Torte' }])
  const wider = async (name: string) => {
    await page.getByRole('button', { name: 'Aktionen für «Diagramm 1»' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await wider('Breiter')
  // The mock refuses a type it does not know.
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '«Torte»' })).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Aktionen für «Torte»' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await mock.fail({ method: 'PUT', path: 'results/evaluations/1/update_charts/', kind: 'lose' })
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await wider('Schmaler')
  // Also when the browser repeats it by itself it does not get there.
  await mock.fail({ method: 'PUT', path: 'results/evaluations/1/update_charts/', kind: 'drop', times: -1 })
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler' })).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
  await mock.clearFaults()
  await saveButton(page).click()
  await expect(saveButton(page)).toBeDisabled()
  expect(await sent(mock)).toMatchObject([{ title: 'Diagramm 1', w: 6 }])
})

test('leaving with unsaved changes asks first; a copy takes them along and leaves the original alone [D-37, EVAL-39]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean')] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await page.getByRole('button', { name: 'Aktionen für «Diagramm 1»' }).click()
  await page.getByRole('menuitem', { name: 'Breiter' }).click()
  await page.getByRole('link', { name: 'Zur Auswertung' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button').first().click()
  await expect(page).toHaveURL(/view=edit/)
  await page.goBack()
  await question.getByRole('button').first().click()
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  await page.getByRole('button', { name: 'Als Kopie speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(Kopie\)$/)
  await expect(page).not.toHaveURL(/view=edit/)
  expect(await mock.log(put)).toEqual([])
  const [post] = await mock.log('POST results/evaluations/')
  expect((post?.body as { charts: Stored[] }).charts).toMatchObject([{ title: 'Diagramm 1', w: 8 }])
})

test('listed admins edit, everybody else and demo users find no editor [D-60, ROLE-24, DEMO-07]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 2, { users_admin: [5] })
  await enterAs(page, mock, 'hospital-admin', '/results/evaluations/2')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(page.getByRole('toolbar', { name: 'Bearbeiten' })).toBeVisible()
  // Creating evaluations is for staff.
  await expect(page.getByRole('button', { name: 'Als Kopie speichern' })).toHaveCount(0)
  for (const [actor, id] of [['hospital-user', 1], ['demo', 91]] as const) {
    await mock.edit('results/evaluations', 1, { view_access_users: [6], is_parent_evaluation: false })
    await enterAs(page, mock, actor, `/results/evaluations/${id}?view=edit`)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('toolbar', { name: 'Bearbeiten' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Bearbeiten', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: /^Aktionen für/ }).first().click()
    await expect(page.getByRole('menuitem', { name: 'Diagramm bearbeiten' })).toHaveCount(0)
  }
})

test('on a phone charts stand in one column and go up and down one by one; the preview stays in sight [EVAL-10]', async ({ page, mock }) => {
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
