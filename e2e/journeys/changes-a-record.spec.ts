import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { getQuery } from '../getQuery.ts'

test('somebody else sees a changed hospital [API-11, API-13, ERR-20] @smoke', async ({
  page,
  mock,
  browser,
  session,
  watch,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Seeblick')
  await page.getByRole('link', { name: 'Klinik Seeblick' }).click()
  await page.getByLabel('Name').fill('Klinik Seeblick am Ufer')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').getByText('Gespeichert.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Klinik Seeblick am Ufer')

  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Session': session } })
  await watch.follow(other)
  const colleague = await other.newPage()
  await enterAs(colleague, mock, 'superuser', '/patzu/hospitals/1')
  await expect(colleague.getByLabel('Name')).toHaveValue('Klinik Seeblick am Ufer')
  await other.close()
})

test('a save sends the whole object with its change [D-34]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByLabel('BUR-Standortnummer').fill('71234567')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [put] = await mock.log('PUT patzu/hospitals/1/')
  expect(put?.body).toMatchObject({ id: 1, name: 'Klinik Seeblick', anqid: 1001, BUR_Stao: 71_234_567, state: 1 })
})

test('a server error is shown at its field [ERR-01, D-33, N09]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await mock.fail({
    method: 'PUT',
    path: 'patzu/hospitals/2/',
    kind: 'status',
    status: 400,
    body: { anqid: ['Diese Nummer ist schon vergeben.'], name: [{ de: ['Bitte ohne Kürzel.'] }] },
  })
  await page.getByLabel('ANQ-ID').fill('1001')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Feld: ANQ-ID' })).toContainText(
    'Diese Nummer ist schon vergeben.',
  )
  await expect(page.getByRole('alert').filter({ hasText: 'Feld: Name' })).toContainText('Bitte ohne Kürzel.')
  const field = page.getByLabel('ANQ-ID')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('1001')
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('an empty required field is refused before a request [FORM-01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Bitte ausfüllen.').first()).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/2/')).toEqual([])
})

test('leaving with unsaved changes needs a confirmation [FORM-08, FORM-12, D-37] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Hochwald')
  await page.getByRole('link', { name: 'Spital Hochwald' }).click()
  await expect(page.getByRole('heading', { name: 'Spital Hochwald' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Spital Hochwald' }).click()
  await page.getByLabel('Name').fill('Anders')
  await page.getByRole('main').getByRole('link', { name: 'Spitäler' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Nicht gespeicherte Änderungen')
  await dialog.getByRole('button', { name: 'Bleiben' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Anders')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page).toHaveURL(/patzu\/hospitals\?search=Hochwald/)
  expect((await mock.log()).filter(({ method }) => method === 'PUT')).toEqual([])
})

test('leaving can save first and stays where the server refuses [FORM-08, D-37]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Hochwald')
  await page.getByRole('link', { name: 'Spital Hochwald' }).click()
  const name = page.locator('input[name=name]')
  const leave = async (answer: string) => {
    await page.getByRole('main').getByRole('link', { name: 'Spitäler' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  const record = /\/patzu\/hospitals\/\d+$/
  await test.step('validation errors are shown at their fields', async () => {
    await name.fill('')
    await leave('Speichern und verlassen')
    await expect(name).toBeFocused()
    await expect(page.getByText('Bitte ausfüllen.').first()).toBeVisible()
    await expect(page).toHaveURL(record)
  })
  await test.step('errors of the server are shown there, too', async () => {
    await name.fill('Spital Hochwald AG')
    await mock.fail({
      method: 'PUT',
      path: 'patzu/hospitals/*',
      kind: 'status',
      status: 400,
      body: { name: ['Diesen Namen gibt es schon.'] },
    })
    await leave('Speichern und verlassen')
    await expect(page.getByText('Diesen Namen gibt es schon.').first()).toBeVisible()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Spital Hochwald AG')
    await expect(page).toHaveURL(record)
  })
  await test.step('leaving the conflict dialog stays on the form', async () => {
    const id = Number(record.exec(page.url())?.[0].split('/').at(-1))
    await mock.edit('patzu/hospitals', id, { name: 'Spital Tiefwald' })
    await leave('Speichern und verlassen')
    await page.getByRole('dialog').getByRole('button', { name: 'Zurück zum Formular' }).click()
    await expect(name).toHaveValue('Spital Hochwald AG')
    await expect(page).toHaveURL(record)
    await leave('Speichern und verlassen')
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  })
  await expect(page).toHaveURL(/patzu\/hospitals\?search=Hochwald/)
  await expect(page.getByRole('link', { name: 'Spital Hochwald AG' })).toBeVisible()
})

test('closing the tab with unsaved changes needs a confirmation [D-37]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByLabel('Name').fill('Anders')
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByLabel('Name')).toHaveValue('Anders')
})

test('a new hospital is created [ROUTE-21, FORM-11] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/+?name=Spital%20Neuland&category=3&is_active=false&users=5')
  await test.step('values from the link are filled in and marked [DETAIL-01, D-14]', async () => {
    await expect(page.getByLabel('Name')).toHaveValue('Spital Neuland')
    await expect(page.getByText('vorausgefüllt').first()).toBeVisible()
  })
  await test.step('it is saved and opened [ERR-19]', async () => {
    await page.getByLabel('ANQ-ID').fill('99001')
    await page.getByRole('button', { name: 'Spital hinzufügen' }).click()
    await expect(page.getByText('Spital «Spital Neuland» hinzugefügt.').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Spital Neuland' })).toBeVisible()
    await expect(page).toHaveURL(/patzu\/hospitals\/\d+$/)
  })
  await test.step('the server gets the typed values without unknown ones of the link [API-12, I04]', async () => {
    const [post] = await mock.log('POST patzu/hospitals/')
    expect(post?.body).toMatchObject({ name: 'Spital Neuland', category: 3, anqid: 99_001, state: 1 })
    expect(post?.body).not.toHaveProperty('users')
  })
})

test('a record that is too large for the server is not called a file [ERR-01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByLabel('Name').fill('Ein anderer Name')
  await mock.fail({
    method: 'PUT',
    path: 'patzu/hospitals/1/',
    times: 1,
    kind: 'status',
    status: 413,
    body: '<html>413</html>',
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Das ist zu gross' })
  await expect(notice).toBeVisible()
  await expect(notice).not.toContainText('Datei')
  await expect(page.getByLabel('Name')).toHaveValue('Ein anderer Name')
})

test('the end of a dispensation is shown only for a dispensed hospital [HOSP-04]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect(page.getByLabel('Dispensiert bis')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Dispensiert' }).click()
  await page.getByRole('textbox', { name: 'Dispensiert bis' }).fill('31.12.2027')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [put] = await mock.log('PUT patzu/hospitals/2/')
  expect(put?.body).toMatchObject({ state: 3, dispensed_until: '2027-12-31' })
})

test('only measures of the category are offered [HOSP-05, FORM-16]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await expect(page.getByLabel('Name')).toBeVisible()
  await mock.clearLog()
  await page.getByRole('combobox', { name: 'Messungen' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await test.step('the search of measures is debounced and shows that it found none [FORM-15, FORM-17]', async () => {
    await page.keyboard.type('xyzxyz')
    await expect(page.getByText('Keine Daten')).toBeVisible()
    const requested = (await mock.log('GET patzu/measures/')).map(getQuery).filter(({ size }) => size === '15')
    expect(requested.map(({ category, search }) => [category, search])).toEqual([
      ['1', undefined],
      ['1', 'xyzxyz'],
    ])
  })
})

test('a double click saves once [N15] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByLabel('Name').fill('Spital Hochwald Nord')
  await page.getByRole('button', { name: 'Speichern' }).dblclick()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/2/')).toHaveLength(1)
})

test('a user title is saved in three languages', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles/+')
  await test.step('it is saved [ACC-26, I18N-04, FORM-18]', async () => {
    await page.getByLabel('Titel (Deutsch)').fill('Chefarzt')
    await page.getByLabel('Titel (Französisch)').fill('Médecin-chef')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Titel «Chefarzt» hinzugefügt.').first()).toBeVisible()
    const [post] = await mock.log('POST accounts/usertitles/')
    expect(post?.body).toMatchObject({ title_de: 'Chefarzt', title_fr: 'Médecin-chef' })
  })
  await test.step('a missing translation shows the German one, marked as such [D-55, L01]', async () => {
    await page.goto('/accounts/usertitles')
    await page.getByRole('button', { name: 'Italiano', exact: false }).first().click()
    await expect(page.locator('tbody [lang="de"]', { hasText: 'Chefarzt' })).toBeVisible()
  })
})

test('the permissions of a user are saved as a diff [ACC-11, ACC-12, D-35] @smoke', async ({ page, mock }) => {
  const id = getLogin('hospital-admin').id
  await enterAs(page, mock, 'staff', `/accounts/users/${id}`)
  await page.getByLabel('Vorname').fill('Heidi Maria')
  await page.getByRole('button', { name: 'Berechtigung entfernen' }).first().click()
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click()
  await page.getByRole('combobox', { name: 'Institution' }).last().click()
  await page.keyboard.type('Vallon')
  await page
    .getByRole('option', { name: /Vallon/ })
    .first()
    .click()
  await mock.fail({
    method: 'POST',
    path: 'accounts/app_permissions/',
    kind: 'status',
    status: 503,
    body: { detail: 'Wartung' },
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/Gespeichert, aber nicht alles/)).toBeVisible()
  expect(await mock.log(`PUT accounts/users/${id}/`)).toHaveLength(1)
  await page.getByRole('button', { name: 'Fehlendes erneut senden' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect(await mock.log(`PUT accounts/users/${id}/`)).toHaveLength(1)
  const added = await mock.log('POST accounts/app_permissions/')
  expect(added.map(({ status }) => status)).toEqual([503, 201])
  expect(added.at(-1)?.body).toMatchObject({ user: id, role: 2 })
  const removed = (await mock.log()).filter(
    ({ method, path }) => method === 'DELETE' && path.startsWith('accounts/app_permissions/'),
  )
  expect(removed).toHaveLength(1)
})
