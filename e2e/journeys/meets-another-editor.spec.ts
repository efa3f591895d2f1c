import { enterAs, getLogin } from '../actors.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

test('a record that somebody else changed meanwhile shows both versions [R09, D-34] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByRole('textbox', { name: 'Name' }).fill('Klinik Seeblick Süd')
  await page.getByRole('textbox', { name: 'BUR-Standortnummer' }).fill('70000001')
  await mock.edit('patzu/hospitals', 1, { name: 'Klinik Seeblick Nord', anqid: 4711 })
  await page.getByRole('button', { name: 'Speichern' }).click()

  const dialog = page.getByRole('dialog', { name: /Jemand anderes/ })
  await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText('Klinik Seeblick Süd')
  await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText('Klinik Seeblick Nord')
  await expect(dialog.getByRole('row', { name: /^ANQ-ID/ })).toContainText('4711')
  await expect(dialog.getByText(/Zuletzt gespeichert am .+ von \p{Lu}\p{L}+ \p{Lu}\p{L}+/u)).toBeVisible()
  expect(await mock.log('PUT patzu/hospitals/1/')).toEqual([])

  await dialog.getByRole('radio', { name: 'Klinik Seeblick Nord' }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [put] = await mock.log('PUT patzu/hospitals/1/')
  expect(put?.body).toMatchObject({ name: 'Klinik Seeblick Nord', anqid: 4711, BUR_Stao: 70_000_001 })
  await expect(page.getByRole('textbox', { name: 'ANQ-ID' })).toHaveValue('4711')
})

test('leaving the conflict dialog sends nothing and keeps the input', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByRole('textbox', { name: 'Name' }).fill('Meins')
  await mock.edit('patzu/hospitals', 1, { name: 'Deins' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('button', { name: 'Zurück zum Formular' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Meins')
  expect(await mock.log('PUT patzu/hospitals/1/')).toEqual([])
})

test('an edit stays on screen when its record is deleted meanwhile [N11]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles/1')
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Prof. em.')
  await mock.fail({
    path: 'accounts/usertitles/1/',
    times: -1,
    kind: 'status',
    status: 404,
    body: { detail: 'Nicht gefunden.' },
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'inzwischen gelöscht' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel (Deutsch)' })).toHaveValue('Prof. em.')
})

test('a save with a lost response is looked up [N05] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Spital Hochwald West')
  await mock.fail({ method: 'PUT', path: 'patzu/hospitals/2/', kind: 'lose' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Spital Hochwald West')
})

test('a new record with a trailing blank and a cut response is created once [N05, N02]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles/+')
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Chefa\u0308rztin ')
  await mock.fail({ method: 'POST', path: 'accounts/usertitles/', kind: 'truncate' })
  await page.getByRole('button', { name: 'Titel hinzufügen' }).click()
  await expect(page).toHaveURL(/\/accounts\/usertitles\/\d+$/)
  expect(await mock.log('POST accounts/usertitles/')).toHaveLength(1)
  await page.goto('/accounts/usertitles')
  await expect(page.getByRole('row').filter({ hasText: 'rztin' })).toHaveCount(1)
})

test('an edit survives a session that expires before the save [S10, D-37]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Spital Hochwald Ost')
  await mock.revokeRefresh()
  await mock.expireAccess()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill('Demo-2026!portal')
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Spital Hochwald Ost')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const puts = await mock.log('PUT patzu/hospitals/2/')
  expect(puts.at(-1)?.body).toMatchObject({ name: 'Spital Hochwald Ost' })
})

test('an edit is not shown to somebody else who signs in [S10] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Geheimer Entwurf')
  await mock.revokeRefresh()
  await mock.expireAccess()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen' })
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('superuser@demo.example')
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill('Demo-2026!portal')
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Geheimer Entwurf')).toHaveCount(0)
  expect(await mock.log('PUT patzu/hospitals/2/')).toEqual([])
})

test.describe('user permissions that somebody else changed meanwhile', () => {
  type Right = { id: number; user: number; content_type: number; object_id: number; role: number }
  const user = getLogin('hospital-admin').id
  const getRights = async (page: Page, mock: Mock): Promise<Right[]> => {
    const { email, password } = getLogin('superuser')
    const { access } = await mock.tokens(email, password)
    const answer = await page.request.get(`/backend/accounts/app_permissions/?user=${user}&all=1`, {
      headers: { Authorization: `Bearer ${access}` },
    })
    const rows = (await answer.json()) as Right[] | { results: Right[] }
    return Array.isArray(rows) ? rows : rows.results
  }
  const getRole = (page: Page) =>
    page
      .getByRole('group', { name: /Berechtigungen 1/ })
      .getByRole('combobox')
      .last()
  const choose = async (page: Page, name: string) => {
    await getRole(page).click()
    await page.getByRole('option', { name }).click()
  }

  test('are compared one by one with author and time [R09, D-34, D-35]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', `/accounts/users/${user}`)
    const [first] = await getRights(page, mock)
    expect(first?.role).toBe(1)
    await choose(page, 'Benutzer')
    await mock.edit('accounts/app_permissions', first?.id ?? 0, { role: 3 })
    await page.getByRole('button', { name: 'Speichern' }).click()

    const dialog = page.getByRole('dialog', { name: /Jemand anderes/ })
    const row = dialog.getByRole('row', { name: /^Berechtigungen/ })
    await expect(row.getByRole('radio', { name: /: Benutzer$/ })).toBeChecked()
    await expect(row).not.toContainText('nicht geändert')
    await expect(
      dialog.getByText(/Zuletzt gespeichert am \d\d\.\d\d\.\d{4} \d\d:\d\d von \p{Lu}\p{L}+ \p{Lu}\p{L}+/u),
    ).toBeVisible()
    expect((await getRights(page, mock))[0]?.role).toBe(3)
    await row.getByRole('radio', { name: /: Leserin\/Leser$/ }).check()
    await dialog.getByRole('button', { name: 'So speichern' }).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    expect((await getRights(page, mock)).find(({ id }) => id === first?.id)?.role).toBe(3)
    await expect(getRole(page)).toHaveText(/Leserin\/Leser/)
  })

  test('are a conflict when one person removes and the other raises them [R09, D-34]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', `/accounts/users/${user}`)
    const before = await getRights(page, mock)
    const [first] = before
    await page.getByRole('button', { name: 'Berechtigung entfernen' }).first().click()
    await mock.edit('accounts/app_permissions', first?.id ?? 0, { role: 2 })
    await page.getByRole('button', { name: 'Speichern' }).click()
    const row = page.getByRole('dialog', { name: /Jemand anderes/ }).getByRole('row', { name: /^Berechtigungen/ })
    await expect(row.getByRole('radio', { name: 'nicht vorhanden' })).toBeChecked()
    await expect(row.getByRole('radio', { name: /: Benutzer$/ })).not.toBeChecked()
    expect(await getRights(page, mock)).toHaveLength(before.length)
    await page.getByRole('button', { name: 'So speichern' }).click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    expect((await getRights(page, mock)).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
  })
})
