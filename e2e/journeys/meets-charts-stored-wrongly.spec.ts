import { enterAs } from '../actors.ts'
import { card, own, saveButton, sent } from '../editor.ts'
import { expect, test } from '../fixtures.ts'

const hospitalUser = 6
const item = (key: string, more: object = {}) => ({ keys: [key], name: '', skala: false, ...more })
const whole = own(0, 'mean', { title: 'Ganz', data: [item('q1')], benchmarks: [] })
/** The stored chart, the message of its card, and whether it renders all the same. */
const wrong: [title: string, stored: object, says: string, isDrawn: boolean][] = [
  ['Ohne alles', { i: 'a', type: 'mean' }, 'ist keine Messung gewählt', false],
  ['Masslos', own(2, 'mean', { w: -3 }), 'unvollständig (w)', false],
  [
    'Frage weg',
    own(3, 'mean', { data: [item('q1'), item('q98')] }),
    'Das Merkmal «q98» gibt es in den Daten nicht',
    true,
  ],
  ['Seitwärts', own(4, 'mean', { data: [item('q1', { direction: 'sideways' })] }), 'Die Richtung «sideways» ist', true],
  ['Zwei Skalen', own(5, 'mean', { data: [item('q1'), item('nps')] }), 'verschiedene Skalen', false],
  [
    'Neue Ansicht',
    own(6, 'mean', { data: [item('q1')], viewSettings: { hologram: true, benchmark: 'yes' } }),
    'Antworten',
    true,
  ],
  [
    'Benchmark karg',
    own(7, 'mean', { data: [item('q1')], benchmarks: [1], viewSettings: { benchmark: true } }),
    'Benchmark ohne Streuung: Verglichen wird',
    true,
  ],
  [
    'Benchmark ohne Herkunft',
    own(8, 'mean', { data: [item('q1')], benchmarks: [1], viewSettings: { benchmark: true } }),
    'n unbekannt, Datum der Berechnung unbekannt',
    true,
  ],
  [
    'Ungeheuer',
    own(10, 'mean', { data: [item('q1')], config: { min: -1e300, max: 1e308, decimals: 0 } }),
    'Antworten',
    true,
  ],
]
const stored = [whole, ...wrong.map(([title, chart]) => ({ ...chart, title, unknown: { kept: [title] } }))]

test('each invalid stored chart shows its problem [R05, N16] @smoke', async ({ page, mock }) => {
  await mock.edit('results/benchmarks', 1, { means: { q1: { mean: 3 } } })
  // The server sets the date of every change itself: its absence is only visible in the request.
  await page.route(/backend\/results\/benchmarks\/\?/, async (route) => {
    const answer = await route.fetch()
    const rows = (await answer.json()) as object[]
    await route.fulfill({ response: answer, json: rows.map((one) => ({ ...one, modified: null })) })
  })
  await mock.edit('results/evaluations', 1, {
    charts: stored,
    view_access_users: [hospitalUser],
    is_parent_evaluation: false,
  })
  const seen = async (advice: RegExp) => {
    for (const [title, , states, isRendered] of [['Ganz', {}, 'Antworten', true] as const, ...wrong]) {
      // Loading replaces the cards of the placeholders.
      await expect(async () => await card(page, title).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
      await expect(card(page, title)).toContainText(states)
      await expect(card(page, title).getByRole('figure')).toHaveCount(isRendered ? 1 : 0)
      if (!isRendered) await expect(card(page, title)).toContainText(advice)
    }
  }
  await test.step('a reader reads whom to contact', async () => {
    await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
    await seen(/Wenden Sie sich an die Person/)
  })
  await test.step('an editor reads the solution and saves one chart', async () => {
    await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
    await seen(/Wählen Sie|Öffnen Sie das Diagramm/)
    await page.getByRole('button', { name: 'Aktionen für «Ganz»' }).click()
    await page.getByRole('menuitem', { name: 'Höher', exact: true }).click()
    await saveButton(page).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  })
  const charts = new Map((await sent(mock)).map((one) => [one.title, one]))
  expect(charts.get('Ganz')?.h).toBeGreaterThan(6)
  const settled = ({ x: _x, y: _y, w: _w, h: _h, ...rest }: { [key: string]: unknown }) => rest
  for (const [title, chart] of wrong)
    expect(settled({ ...charts.get(title) })).toEqual(settled({ ...chart, title, unknown: { kept: [title] } }))
})
