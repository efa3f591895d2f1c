import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

/** Chooses in a dropdown or a relation picker by what it is called. */
async function choose(page: Page, field: string, option: string | RegExp, search?: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: false }).first().click()
  // A letter that comes as no key of its own needs the field that takes it.
  if (search !== undefined) await page.getByRole('dialog', { name: field }).getByRole('textbox').fill(search)
  await page.getByRole('option', { name: option }).first().click()
}
const save = async (page: Page): Promise<void> => await page.getByRole('button', { name: 'Speichern' }).click()
const made = async (page: Page): Promise<void> => {
  await expect(page.getByText('Neues Objekt wurde erstellt.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/\d+$/)
}

test('patient survey: a hospital is added, then a user with a right on it [HOSP-01, ACC-12, SCOPE-06]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('link', { name: 'Hinzufügen' }).click()
  await page.getByLabel('Name').fill('Spital Neubrück')
  await page.getByLabel('ANQ-ID').fill('9901')
  await choose(page, 'Kategorie', 'Akutsomatik Erwachsene')
  await choose(page, 'Status', 'Aktiv')
  await save(page)
  await made(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spital Neubrück')
  const id = Number(page.url().split('/').at(-1))

  await page.goto('/accounts/users/+')
  await page.getByLabel('E-Mail').first().fill('anna.neu@neubrueck.example')
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Neu')
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click()
  await choose(page, 'Applikation', 'Patientenbefragung')
  await choose(page, 'Objekt', /Spital Neubrück/, 'Neubrück')
  await choose(page, 'Rolle', 'Administration')
  await save(page)
  await made(page)
  const [right] = await mock.log('POST accounts/app_permissions/')
  expect(right?.body).toMatchObject({ object_id: id, role: 1 })

  await page.goto(`/patzu/hospitals/${id}`)
  const person = page.getByRole('region', { name: 'Benutzer' }).getByRole('row', { name: /Anna Neu/ })
  await expect(person).toContainText('anna.neu@neubrueck.example')
})

test('somebody is invited with a right, and waits among the open invitations [ACC-17, ACC-19, MENU-03]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/accounts/invitations/+')
  await page.getByLabel('E-Mail').fill('Neu.Gast@klinik.example')
  await page.getByLabel('Einladungstext').fill('Willkommen')
  await save(page)
  await expect(page.getByText('Im Text fehlt der Registrierungslink: {{ register_link }}').first()).toBeVisible()
  await page.getByLabel('Einladungstext').fill('Willkommen: {{ register_link }}')
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click()
  await choose(page, 'Objekt', /Klinik Seeblick/, 'Seeblick')
  await save(page)
  await made(page)
  await page.goto('/accounts/invitations?accepted=false')
  await expect(page.getByRole('link', { name: /neu\.gast@klinik\.example/i })).toBeVisible()
})

test('a measure and its event are planned [PATZU-17, PATZU-18]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/measures/+')
  await page.getByLabel('Name').fill('Akutsomatik Herbst')
  await page.getByLabel('Jahr').fill('2027')
  await choose(page, 'Typ', 'ANQ-Messung')
  await choose(page, 'Kategorie', 'Akutsomatik Erwachsene')
  await page.locator('[name=start_date]').fill('01.09.2027')
  await page.locator('[name=end_date]').fill('30.11.2027')
  await save(page)
  await made(page)
  const [post] = await mock.log('POST patzu/measures/')
  expect(post?.body).toMatchObject({ start_date: '2027-09-01', end_date: '2027-11-30', year: 2027 })
  const measure = Number(page.url().split('/').at(-1))

  await page.goto(`/patzu/event/+?measure=${measure}`)
  await expect(page.getByRole('combobox', { name: /Messung/ })).toContainText('Akutsomatik Herbst')
  await page.getByLabel('Name').fill('Bestellung Herbst')
  await choose(page, 'Typ', 'Bestellung')
  await page.locator('[name=start_date]').fill('01.05.2027')
  await save(page)
  await made(page)
  await page.goto(`/patzu/event?measure=${measure}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

test('an order is followed from created to approved [PATZU-19, D-64]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders/+')
  await choose(page, 'Spital', /Klinik Seeblick/, 'Seeblick')
  await choose(page, 'Messung', /.+/)
  await choose(page, 'Jahr', '2026')
  await save(page)
  await made(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik Seeblick, 2026')
  await expect(page.getByRole('button', { name: 'Freigeben' })).toHaveCount(0)
  const id = Number(page.url().split('/').at(-1))

  await mock.edit('patzu/orders', id, { status: 2 })
  await page.reload()
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('button', { name: 'Freigeben' })).toHaveCount(0)
  expect(await mock.log(`POST patzu/orders/${id}/approve/`)).toHaveLength(1)
  await expect(page.locator('[aria-current="step"]')).toContainText('Erstelle Tokens')
})

test('a declaration changes how many questionnaires a hospital gets, shown old and new before it is applied [PATZU-11, D-62]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/declarations?hospital_id=1')
  await page.locator('tbody a').first().click()
  await page.getByLabel('Versandte Fragebogen').fill('500')
  await page.getByLabel('Versandte Fragebogen').blur()
  const offer = page
    .getByRole('status')
    .filter({ hasText: '550' })
    .or(page.locator('div').filter({ hasText: /550/ }).last())
  await expect(offer.first()).toBeVisible()
  expect(await mock.log('PATCH patzu/hospitals/1/')).toEqual([])
  await page.getByRole('button', { name: /übernehmen|anwenden|berechnen/i }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [patch] = await mock.log('PATCH patzu/hospitals/1/')
  expect(patch?.body).toEqual({ frabos_max: 550, frabos_vorjahr: 500 })
})

test('psychiatry: the year of dispensation is asked only where dispensed, and cleared with it [MONIQ-06, D-43]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/moniq/hospitals')
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveCount(0)
  await choose(page, 'Dispensiert', 'Ja')
  await choose(page, 'Jahr', '2025')
  await expect(page).toHaveURL(/attributes__year=2025/)
  await page.getByRole('button', { name: '«Dispensiert» leeren' }).click()
  await expect(page).not.toHaveURL(/attributes__year/)
})

test('rehabilitation: a clinic declares its areas [REHA-08, REHA-09]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/rehaspez/rehabdeclaration/+')
  await choose(page, 'Spital', /.+/)
  await choose(page, 'Jahr', '2026')
  await page.getByRole('combobox', { name: /Rehabilitationsbereiche/ }).click()
  await page.getByRole('option', { name: 'Geriatrisch' }).click()
  await page.getByRole('option', { name: 'Neurologisch' }).click()
  await page.keyboard.press('Escape')
  await save(page)
  await made(page)
  const [post] = await mock.log('POST rehaspez/rehabdeclaration/')
  expect(post?.body).toMatchObject({ year: 2026, rehab_areas: [1, 4] })
})

test('peer reviews: a review is planned with a reviewer [IRP-12, IRP-14]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp/reviews/+')
  await page.getByLabel('Name').fill('Review Seeblick')
  await choose(page, 'Review-Jahr', /2026/)
  await choose(page, 'Spital', /.+/)
  await page.getByRole('button', { name: 'Reviewer hinzufügen' }).click()
  await choose(page, 'Reviewer', /.+/)
  await save(page)
  await made(page)
  const [post] = await mock.log('POST irp/reviews/')
  expect(post?.body).toMatchObject({ name: 'Review Seeblick', reviewers: [{ state: 1 }] })
})
