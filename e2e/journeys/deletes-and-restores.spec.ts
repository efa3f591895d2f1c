import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { searchFor } from '../searchFor.ts'
import { pressTool } from '../tools.ts'

test('a record is moved to the trash and restored @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await test.step('deleting needs a confirmation [UI-07]', async () => {
    await pressTool(page, 'Löschen')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Clinique du Vallon')
    await expect(dialog).toContainText('lassen sich dort wiederherstellen')
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await mock.log('DELETE patzu/hospitals/3/')).toEqual([])
  })
  await test.step('it is deleted [ERR-21, API-14]', async () => {
    await pressTool(page, 'Löschen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('status').getByText(/^Spital «Clinique du Vallon» gelöscht\.$/)).toBeVisible()
    await expect(page).toHaveURL(/patzu\/hospitals$/)
  })

  await test.step('it can be selected in the trash [LIST-11, LIST-12]', async () => {
    await pressTool(page, 'Papierkorb')
    await expect(page).toHaveURL(/is_active=false/)
    await searchFor(page, 'Vallon')
    await expect(page.getByRole('link', { name: 'Clinique du Vallon', exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Clinique du Vallon auswählen', exact: true }).check()
    await pressTool(page, 'Löschen')
    await expect(page.getByRole('alertdialog')).toContainText('Spital «Clinique du Vallon» endgültig löschen?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  })
  await test.step('it is restored [TOOL-11, API-15, ERR-22]', async () => {
    await pressTool(page, 'Wiederherstellen')
    await expect(page.getByText('Spital «Clinique du Vallon» wiederhergestellt.').first()).toBeVisible()
    expect(await mock.log('PUT patzu/hospitals/3/restore/')).toHaveLength(1)
    await page.getByRole('button', { name: 'Papierkorb verlassen' }).click()
    await searchFor(page, 'Vallon')
    await expect(page.getByRole('link', { name: 'Clinique du Vallon', exact: true })).toBeVisible()
  })
})

test('only deleting into the trash can be undone immediately [TOOL-11, D-39]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
  await pressTool(page, 'Löschen')
  await page
    .getByRole('alertdialog', { name: '«Clinique du Vallon» löschen' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await expect(page.getByRole('status').getByText(/^Spital «Clinique du Vallon» gelöscht\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  await page.goto('/patzu/hospitals?is_active=false&search=Vallon')
  await page.getByRole('checkbox', { name: 'Clinique du Vallon auswählen', exact: true }).check()
  await pressTool(page, 'Löschen')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Spital «Clinique du Vallon» endgültig löschen?')
  await dialog.getByRole('textbox').fill('DELETE ALL')
  await dialog.getByRole('button', { name: /öschen/ }).click()
  await expect(
    page
      .getByRole('status')
      .getByText(/gelöscht/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  expect(await mock.log('DELETE patzu/hospitals/3/')).toHaveLength(2)
})

test('in French and Italian a deletion names the record before its kind', async ({ page, mock }) => {
  for (const [language, press, title, question] of [
    [2, 'Supprimer', /^Supprimer «\s?Clinique du Vallon\s?»$/, /vraiment «\s?Clinique du Vallon\s?» \(Hôpital\)/],
    [3, 'Elimina', /^Eliminare «Clinique du Vallon»$/, /davvero «Clinique du Vallon» \(Ospedale\)/],
  ] as const) {
    await mock.edit('accounts/users', 2, { language })
    await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
    await pressTool(page, press)
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog).toContainText(question)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('staff restore a deleted evaluation from the trash [EVAL-40, MENU-14]', async ({ page, mock }) => {
  await mock.edit('results/evaluations', 116, { name: 'Gelöschte Auswertung' })
  await enterAs(page, mock, 'staff', '/results/evaluations?search=Gel%C3%B6schte')
  await expect(page.getByText('Kein Eintrag passt', { exact: false })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Papierkorb' }).click()
  await expect(page).toHaveURL(/is_active=false/)
  await page.getByRole('link', { name: 'Gelöschte Auswertung', exact: true }).click()
  await page.goto('/results/evaluations/116?view=settings')
  await pressTool(page, 'Wiederherstellen')
  await expect(page.getByText('Wiederhergestellt.').first()).toBeVisible()
  expect(await mock.log('PUT results/evaluations/116/restore/')).toHaveLength(1)
  await page.goto('/results/evaluations?search=Gel%C3%B6schte')
  await expect(page.getByRole('link', { name: 'Gelöschte Auswertung', exact: true })).toBeVisible()
})

test('deleting several rows needs a confirmation [TOOL-08, D-39, I10] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const boxes = page.locator('tbody').getByRole('checkbox')
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await pressTool(page, 'Löschen')
  const dialog = page.getByRole('alertdialog')
  const sure = dialog.getByRole('button', { name: 'Löschen' })
  await expect(dialog).toContainText('3 Einträge')
  await test.step('only DELETE ALL confirms [UI-06, I09]', async () => {
    for (const wrong of ['delete all', 'DELETE ALL ', 'DELETE\u00a0ALL']) {
      await dialog.getByRole('textbox').fill(wrong)
      await expect(sure).toBeDisabled()
    }
  })
  await test.step('rows are deleted one by one with a count [UI-08]', async () => {
    await dialog.getByRole('textbox').fill('DELETE ALL')
    await mock.fail({ method: 'DELETE', path: 'accounts/feedbacks/*', times: -1, kind: 'delay', delay: 700 })
    await sure.click()
    await expect(page.getByText(/[1-3] von 3/)).toBeVisible()
    await expect(page.getByText('3 Einträge gelöscht.').first()).toBeVisible()
    expect((await mock.log()).filter(({ method }) => method === 'DELETE')).toHaveLength(3)
  })
})

test('a deletion with a lost response counts as done where the record is gone [D-39, N05, TOOL-08]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const names = await page.locator('tbody tr td:nth-child(2)').allInnerTexts()
  for (const index of [0, 1, 2]) await page.locator('tbody').getByRole('checkbox').nth(index).check()
  await mock.fail({ method: 'DELETE', path: 'accounts/feedbacks/*', times: 1, kind: 'lose' })
  await pressTool(page, 'Löschen')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('DELETE ALL')
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('3 Einträge gelöscht.').first()).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText(names[3] ?? '')
  const deleted = (await mock.log()).filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(new Set(deleted).size).toBe(3)
})

test('deleted results are counted at the bottom of the window [ERR-23, UI-01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/data')
  for (const index of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(index).check()
  await pressTool(page, 'Löschen')
  await page.getByRole('alertdialog').getByRole('textbox').fill('DELETE ALL')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  const notice = page.getByText('Es wurden 2 Resultate gelöscht.').first()
  await expect(notice).toBeVisible()
  const box = await notice.boundingBox()
  expect(box?.y).toBeGreaterThan(600)
})

test('cancelling a bulk deletion stops the rest and reports the result [UI-09, I10]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  await pressTool(page, 'Löschen')
  await page.getByRole('alertdialog').getByRole('textbox').fill('DELETE ALL')
  await mock.fail({ method: 'DELETE', path: 'accounts/feedbacks/*', times: -1, kind: 'delay', delay: 500 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(/[2-9] von 15/)).toBeVisible()
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByText(/Nicht versucht \(\d+\)/)).toBeVisible()
  const deleted = (await mock.log()).filter(({ method }) => method === 'DELETE').length
  expect(deleted).toBeLessThan(10)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schliessen' }).last().click()
  await expect(page.locator('tbody tr')).toHaveCount(15)
})

test('a bulk deletion continues after a refusal and offers to retry it [I10, ROLE-13, A06]', async ({ page, mock }) => {
  await enterAs(page, mock, 'superuser', '/accounts/users?is_staff=true')
  const own = page.getByRole('checkbox', { name: `${getLogin('superuser').email} auswählen` })
  await searchFor(page, 'demo.example')
  await own.check()
  await page.getByRole('checkbox', { name: `${getLogin('staff-phone').email} auswählen` }).check()
  await page.getByRole('checkbox', { name: `${getLogin('staff-email').email} auswählen` }).check()
  await mock.fail({
    method: 'DELETE',
    path: 'accounts/users/*',
    kind: 'status',
    status: 409,
    body: { detail: 'Wird noch verwendet.' },
  })
  await pressTool(page, 'Deaktivieren')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(getLogin('superuser').email)
  await expect(dialog).toContainText('2 Einträge')
  await dialog.getByRole('textbox').fill('DELETE ALL')
  await dialog.getByRole('button', { name: 'Deaktivieren' }).click()
  await expect(page.getByText(/Fehlgeschlagen \(1\)/)).toBeVisible()
  await expect(page.getByText(/Wird noch verwendet/).first()).toBeVisible()
  await expect(page.getByText(/Erledigt \(1\)/)).toBeVisible()
  await expect(page.getByText(/Nicht versucht/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByText('2 Einträge gelöscht.').first()).toBeVisible()
  const deletes = (await mock.log()).filter(({ method }) => method === 'DELETE')
  expect(deletes.map(({ status }) => status)).toEqual([409, 204, 204])
})

test('nobody can delete their own profile [ROLE-13]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', `/accounts/users/${getLogin('staff').id}`)
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
})

test('the toast of one deletion in a list names the record, and that of its undo', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Seeblick')
  const row = page.getByRole('row').filter({ hasText: 'Klinik Seeblick' }).first()
  await row.getByRole('checkbox').check()
  await pressTool(page, 'Löschen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Spital «Klinik Seeblick» gelöscht.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(page.getByText('Spital «Klinik Seeblick» wiederhergestellt.').first()).toBeVisible()
})
