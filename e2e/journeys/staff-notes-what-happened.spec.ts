import { enterAs, getLogin } from '../actors.ts'
import { card, dialog, openEditor, own, saveButton } from '../editor.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

const path = 'results/evaluations/1/'
type Stored = { charts: Record<string, unknown>[] }

test('a note of staff is shown on the time axis of a reader @smoke', async ({ page, mock }) => {
  await openEditor(page, mock, [own(0, 'timeline')])
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  const form = dialog(page)
  await form.getByRole('tab', { name: 'Texte' }).click()
  const notes = form.getByRole('region', { name: 'Hinweise auf der Zeitachse' })
  await notes.getByRole('button', { name: 'Hinweis hinzufügen' }).click()
  const note = notes.getByRole('listitem', { name: 'Hinweis 1' })
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(note).toContainText('Wählen Sie einen Tag.')
  await expect(note).toContainText('Schreiben Sie den Hinweis in mindestens einer Sprache.')

  await note.getByRole('textbox', { name: 'Tag' }).fill('01.03.1999')
  await note.getByRole('textbox', { name: 'Deutsch' }).fill('Neue Software')
  await note.getByRole('textbox', { name: 'Französisch' }).fill('Nouveau logiciel')
  await expect(note).toContainText(/Dieser Tag liegt ausserhalb des gezeigten Zeitraums \(01\.01\.20\d\d – /)
  const preview = form.getByRole('region', { name: 'Vorschau' })
  await expect(preview).not.toContainText('Neue Software')
  await note.getByRole('textbox', { name: 'Tag' }).fill('01.03.2024')
  await expect(preview.locator('footer')).toContainText('1) 01.03.2024: Neue Software')
  await expect(note).not.toContainText('ausserhalb')
  await notes.getByRole('button', { name: 'Hinweis hinzufügen' }).click()
  await notes.getByRole('button', { name: 'Hinweis 2 entfernen' }).click()
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const { charts } = await readAs<Stored>(page, mock, 'staff', path)
  expect(charts[0]?.['timelineNotes']).toEqual([
    { date: '2024-03-01', text: 'Neue Software', text_fr: 'Nouveau logiciel', text_it: '' },
  ])

  await mock.edit('results/evaluations', 1, { view_access_users: [getLogin('hospital-user').id] })
  await mock.edit('accounts/users', getLogin('hospital-user').id, { language: 2 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1?others=off')
  const chart = page.getByRole('article').first()
  await expect(chart.locator('footer')).toContainText('1) 01.03.2024\u202f: Nouveau logiciel')
  const points = chart.getByRole('slider')
  await expect(points.locator('svg text', { hasText: /^1$/ }).first()).toBeVisible()
  await points.focus()
  for (const year of ['2018', '2019', '2020', '2021', '2022', '2023', '2024']) {
    await page.keyboard.press('ArrowRight')
    await expect(points).toHaveAttribute('aria-valuetext', new RegExp(`^${year}`))
  }
  await expect(points).toHaveAttribute('aria-valuetext', /1\) 01\.03\.2024\s: Nouveau logiciel/)
  await chart.getByRole('button', { name: 'Afficher le tableau' }).click()
  await expect(chart.getByRole('columnheader', { name: 'Remarque' })).toBeVisible()
  await expect(chart.getByRole('row', { name: /2024/ }).first()).toContainText('Nouveau logiciel')
})

test('a note is changed and removed without losing other server data [D-50]', async ({ page, mock }) => {
  const timelineNotes = [
    { date: '2024-03-01', text: 'Alt', by: 7 },
    { date: 'gestern', text: 'kein Tag' },
    { date: '2025-05-01', text: 'Umbau' },
  ]
  await openEditor(page, mock, [own(0, 'timeline', { timelineNotes })])
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText('2) 01.05.2025: Umbau')
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  await dialog(page).getByRole('tab', { name: 'Texte' }).click()
  await dialog(page).getByRole('listitem', { name: 'Hinweis 1' }).getByRole('textbox', { name: 'Deutsch' }).fill('Neu')
  await dialog(page).getByRole('button', { name: 'Hinweis 2 entfernen' }).click()
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click()
  await expect(card(page, 'Diagramm 1').locator('footer')).toContainText('1) 01.03.2024: Neu')
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const { charts } = await readAs<Stored>(page, mock, 'staff', path)
  expect(charts[0]?.['timelineNotes']).toEqual([
    { date: '2024-03-01', text: 'Neu', text_fr: '', text_it: '', by: 7 },
    { date: 'gestern', text: 'kein Tag' },
  ])
})

test('unknown types, options and keys survive a change of another chart [EVAL-26, D-50]', async ({ page, mock }) => {
  const strange = [
    own(1, 'mean', { colour: 'red', viewSettings: { benchmark: true, sparkle: 'often' }, config: { legend: 'left' } }),
    own(2, 'hologram', { rays: [1, { deep: true }] }),
  ]
  await openEditor(page, mock, [own(0, 'bar'), ...strange])
  const before = await readAs<Stored>(page, mock, 'staff', path)
  // The test server accepts only known types; this one accepts more.
  const put: Stored[] = []
  await page.route('**/results/evaluations/1/update_charts/', async (route) => {
    put.push(route.request().postDataJSON() as Stored)
    await route.fulfill({ json: put.at(-1) })
  })
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  await dialog(page).getByRole('tab', { name: 'Texte' }).click()
  await dialog(page).getByRole('textbox', { name: 'Titel', exact: true }).fill('Anders')
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect(put).toEqual([{ charts: [{ ...before.charts[0], title: 'Anders' }, ...before.charts.slice(1)] }])
})
