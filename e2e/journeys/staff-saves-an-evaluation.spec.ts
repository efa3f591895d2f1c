import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { card, dialog, openEditor, own, put, saveButton, sent } from '../editor.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { readAs } from '../readAs.ts'

test('charts that somebody else saved meanwhile are compared one by one [D-34] @smoke', async ({ page, mock }) => {
  await openEditor(page, mock, [own(0, 'mean'), own(1, 'bar')])
  for (const title of ['Diagramm 1', 'Diagramm 2']) {
    await page.getByRole('button', { name: `«${title}» bearbeiten` }).click()
    await dialog(page).getByRole('tab', { name: 'Texte' }).click()
    await dialog(page).getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} meins`)
    await dialog(page).getByRole('button', { name: 'Übernehmen' }).click()
  }
  await mock.edit('results/evaluations', 1, {
    charts: [
      own(0, 'mean', { title: 'Deins 1' }),
      own(1, 'bar', { title: 'Deins 2' }),
      own(2, 'radar', { title: 'Neu von dir' }),
    ],
  })
  // It loads before it is needed [P01].
  await allLoaded(page)
  await page.route('**/assets/**', async (route) => await route.abort('failed'))
  await saveButton(page).click()
  const conflict = page.getByRole('dialog', { name: /Jemand anderes/ })
  await conflict.getByRole('button', { name: 'Zurück zum Bearbeiten' }).click()
  await page.unroute('**/assets/**')
  await expect(card(page, 'Diagramm 1 meins')).toBeVisible()
  expect(await mock.log(put)).toEqual([])
  await saveButton(page).click()
  await expect(conflict.getByRole('group', { name: 'Neu von dir' })).toContainText('kommt dazu')
  await expect(
    conflict.getByText(/Zuletzt gespeichert am \d\d\.\d\d\.\d{4} \d\d:\d\d von \p{Lu}\p{L}+ \p{Lu}\p{L}+/u),
  ).toBeVisible()
  await conflict
    .getByRole('group', { name: 'Diagramm 2 meins' })
    .getByRole('radio', { name: /Deins 2/ })
    .check()
  await conflict.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await sent(mock)).map(({ title }) => title)).toEqual(['Diagramm 1 meins', 'Deins 2', 'Neu von dir'])
  await expect(card(page, 'Deins 2')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
})

test('the second of two simultaneous saves of a chart must resolve a conflict [D-34, R09, N11]', async ({
  page,
  mock,
  browser,
  session,
  watch,
}) => {
  await openEditor(page, mock, [own(0, 'mean'), own(1, 'bar')])
  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Session': session } })
  await watch.follow(other)
  const colleague = await other.newPage()
  await enterAs(colleague, mock, 'superuser', '/results/evaluations/1?view=edit')
  const call = async (who: Page, from: string, to: string) => {
    await who.getByRole('button', { name: `«${from}» bearbeiten` }).click()
    await dialog(who).getByRole('tab', { name: 'Texte' }).click()
    await dialog(who).getByRole('textbox', { name: 'Titel', exact: true }).fill(to)
    await dialog(who).getByRole('button', { name: 'Übernehmen' }).click()
    await expect(card(who, to)).toBeVisible()
  }
  const statuses = async () => (await mock.log(put)).map(({ status }) => status)
  const getConflict = (who: Page) => who.getByRole('dialog', { name: /Jemand anderes/ })
  await call(page, 'Diagramm 1', 'Meins')
  await call(colleague, 'Diagramm 1', 'Deins')

  // It was read unchanged; the colleague saves before it is written.
  await page.route(
    '**/results/evaluations/1/update_charts/',
    async (route) => {
      await saveButton(colleague).click()
      await expect(colleague.getByText('Gespeichert.').first()).toBeVisible()
      await route.continue()
    },
    { times: 1 },
  )
  await saveButton(page).click()
  await expect(
    getConflict(page).getByRole('group', { name: 'Meins' }).getByRole('radio', { name: /Deins/ }),
  ).toBeVisible()
  expect(await statuses()).toEqual([200, 412])
  expect((await sent(mock)).map(({ title }) => title)).toEqual(['Meins', 'Diagramm 2'])
  await getConflict(page).getByRole('button', { name: 'So speichern' }).click()
  await expect(saveButton(page)).toBeDisabled()
  expect(await statuses()).toEqual([200, 412, 200])

  await call(colleague, 'Deins', 'Noch einmal deins')
  await saveButton(colleague).click()
  await getConflict(colleague).getByRole('radio', { name: /Meins/ }).check()
  await getConflict(colleague).getByRole('button', { name: 'So speichern' }).click()
  await expect(card(colleague, 'Meins')).toBeVisible()
  await expect(saveButton(colleague)).toBeDisabled()
  expect((await sent(mock)).map(({ title }) => title)).toEqual(['Meins', 'Diagramm 2'])
  await other.close()
})

test('an evaluation with a lost response is looked up [N05, EVAL-26]', async ({ page, mock }) => {
  await openEditor(page, mock, [own(0, 'mean'), { i: 'x', type: 'pie', title: 'Torte' }])
  const wider = async (name: string) => {
    await page.getByRole('button', { name: 'Aktionen für «Diagramm 1»' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await wider('Breiter')
  // The mock refuses an unknown type.
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
  // It fails also when the browser repeats it.
  await mock.fail({ method: 'PUT', path: 'results/evaluations/1/update_charts/', kind: 'drop', times: -1 })
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler' })).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
  await mock.clearFaults()
  await saveButton(page).click()
  await expect(saveButton(page)).toBeDisabled()
  expect(await sent(mock)).toMatchObject([{ title: 'Diagramm 1', w: 6 }])
})

test('a copy takes unsaved changes along and leaves the original alone [D-37, EVAL-39]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean')] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await page.getByRole('button', { name: 'Aktionen für «Diagramm 1»' }).click()
  await page.getByRole('menuitem', { name: 'Breiter' }).click()
  await page.getByRole('link', { name: 'Zur Auswertung' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Bleiben' }).click()
  await expect(page).toHaveURL(/view=edit/)
  await page.goBack()
  await question.getByRole('button', { name: 'Bleiben' }).click()
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  await page.getByRole('button', { name: 'Als Kopie speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(Kopie\)$/)
  await expect(page).not.toHaveURL(/view=edit/)
  expect(await mock.log(put)).toEqual([])
  const [post] = await mock.log('POST results/evaluations/')
  expect(post?.body).toMatchObject({ charts: [{ title: 'Diagramm 1', w: 8 }] })
})

test('leaving the editor can save first and stays where the server refuses [D-37, EVAL-26]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean')] })
  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
  await page.getByRole('button', { name: 'Aktionen für «Diagramm 1»' }).click()
  await page.getByRole('menuitem', { name: 'Breiter' }).click()
  const leave = async () => {
    await page.getByRole('link', { name: 'Zur Auswertung' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Speichern und verlassen' }).click()
  }
  await mock.fail({
    method: 'PUT',
    path: 'results/evaluations/1/update_charts/',
    kind: 'status',
    status: 400,
    body: { charts: ['So nicht.'] },
  })
  await leave()
  await expect(page.getByText('So nicht.').first()).toBeVisible()
  await expect(page).toHaveURL(/view=edit/)
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  await leave()
  await expect(page).not.toHaveURL(/view=edit/)
  await expect(page.getByRole('article', { name: 'Diagramm 1' })).toBeVisible()
  expect((await mock.log(put)).map(({ status }) => status)).toEqual([400, 200])
  const { charts } = await readAs<{ charts: unknown[] }>(page, mock, 'staff', 'results/evaluations/1/')
  expect(charts).toEqual([{ ...own(0, 'mean'), w: 8 }])
})

test('only the listed admins of an evaluation find its editor [D-60, ROLE-24, DEMO-07] @smoke', async ({
  page,
  mock,
}) => {
  await mock.edit('results/evaluations', 2, { users_admin: [5] })
  await enterAs(page, mock, 'hospital-admin', '/results/evaluations/2')
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Bearbeiten', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Als Kopie speichern' })).toBeVisible()
  for (const [actor, id] of [
    ['hospital-user', 1],
    ['demo', 91],
  ] as const) {
    await mock.edit('results/evaluations', 1, { view_access_users: [6], is_parent_evaluation: false })
    await enterAs(page, mock, actor, `/results/evaluations/${id}?view=edit`)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Bearbeiten', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Bearbeiten', exact: true })).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Aktionen für/ })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: 'Diagramm bearbeiten' })).toHaveCount(0)
  }
})

test('draft, form tabs and comparison have no axe violations [X01]', async ({ page, mock }) => {
  test.setTimeout(240_000)
  const found: string[] = []
  const look = axeOn(page, found)
  await openEditor(page, mock, [own(0, 'mean'), own(1, 'bar')])
  await expect(card(page, 'Diagramm 1').getByRole('figure')).toBeVisible()
  await look('draft')
  await page.getByRole('button', { name: '«Diagramm 1» bearbeiten' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: '«Behandlung» anpassen' }).click()
  for (const tab of ['Daten', 'Aufteilung', 'Filter', 'Darstellung', 'Texte']) {
    await form.getByRole('tab', { name: tab }).click()
    await look(tab)
  }
  await form.getByRole('textbox', { name: 'Titel', exact: true }).fill('Meins')
  await form.getByRole('button', { name: 'Übernehmen' }).click()
  await mock.edit('results/evaluations', 1, { charts: [own(0, 'mean', { title: 'Deins' })] })
  await saveButton(page).click()
  await expect(page.getByRole('dialog', { name: /Jemand anderes/ })).toBeVisible()
  await look('comparison')
  expect(found).toEqual([])
})
