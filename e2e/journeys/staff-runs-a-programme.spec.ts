import type { Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { choose, openFilters } from '../choose.ts'
import { expect, test } from '../fixtures.ts'

/** Selects an option of a dropdown or a relation picker by its name. */
const save = async (page: Page): Promise<void> => await page.locator('[aria-keyshortcuts="Control+S"]').click()
const made = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^\S.* «.+» hinzugefügt\.$/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/\d+$/)
}

test('staff add a hospital of the patient survey with a user [HOSP-01, ACC-12, SCOPE-06] @smoke', async ({
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
  await choose(page, 'Bereich', 'Patientenbefragung')
  await choose(page, 'Institution', /Spital Neubrück/, 'Neubrück')
  await choose(page, 'Rolle', 'Administrator')
  await save(page)
  await made(page)
  const [right] = await mock.log('POST accounts/app_permissions/')
  expect(right?.body).toMatchObject({ object_id: id, role: 1 })

  await page.goto(`/patzu/hospitals/${id}`)
  const person = page.getByRole('region', { name: 'Personen mit Zugang' }).getByRole('row', { name: /Anna Neu/ })
  await expect(person).toContainText('anna.neu@neubrueck.example')
})

test('an invitation with a permission is listed as open [ACC-17, ACC-19, MENU-03]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/invitations/+')
  const send = page.getByRole('button', { name: 'Einladung senden' })
  const text = page.getByLabel('Einladungstext')
  const mail = page.getByRole('region', { name: 'So geht die E-Mail hinaus' })
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('Neu.Gast@klinik.example')
  await test.step('the default text greets in the language of the person', async () => {
    await expect(text).toHaveValue(/^Guten Tag\n\nSie sind zum Qualitätsportal eingeladen\.[^]+\{\{ register_link \}\}/)
    await choose(page, 'Sprache', 'Französisch')
    await expect(text).toHaveValue(/^Bonjour,[^]+\{\{ register_link \}\}[^]+Meilleures salutations$/)
    await choose(page, 'Sprache', 'Italienisch')
    await expect(text).toHaveValue(/^Buongiorno\n[^]+\{\{ register_link \}\}/)
    await expect(mail).toContainText('Zugang: noch keiner')
    await expect(mail).toContainText('An: Neu.Gast@klinik.example')
    const frame = mail.frameLocator('iframe').locator('body')
    await expect(frame).toContainText('Buongiorno')
    await expect(frame).toContainText('https://portal.example/signup/beispiel')
  })
  await test.step('a custom text is kept in any language and needs the link', async () => {
    await text.fill('Willkommen <b>!')
    await choose(page, 'Sprache', 'Deutsch')
    await expect(text).toHaveValue('Willkommen <b>!')
    await send.click()
    await expect(page.getByText('Im Text fehlt der Registrierungslink: {{ register_link }}').first()).toBeVisible()
    expect(await mock.log('POST accounts/invitations/')).toEqual([])
    await text.fill('Willkommen <b>: {{ register_link }}')
    await expect(mail.frameLocator('iframe').locator('body')).toContainText('Willkommen <b>: https://portal.example')
  })
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click()
  await choose(page, 'Institution', /Klinik Seeblick/, 'Seeblick')
  await expect(mail).toContainText(/Zugang:.*Klinik Seeblick: Benutzer/)
  await send.click()
  await made(page)
  await page.goto('/accounts/invitations?accepted=false')
  await expect(page.getByRole('link', { name: /neu\.gast@klinik\.example/i })).toBeVisible()
})

test('a template sends and shows its own text [ACC-17, ACC-19]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/invitations/+')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('gast@klinik.example')
  await expect(page.getByLabel('Einladungstext')).toHaveValue(/^Guten Tag/)
  await choose(page, 'Vorlage', 'Einladung')
  await expect(page.getByLabel('Einladungstext')).toHaveValue('')
  const mail = page.getByRole('region', { name: 'So geht die E-Mail hinaus' })
  await expect(mail).toContainText('E-Mail-Vorlage: Einladung')
  await expect(mail).toContainText('Betreff: Einladung zum Portal')
  await expect(page.getByText('Die Vorlage ist der Text der E-Mail.')).toBeVisible()
  await expect(mail.frameLocator('iframe').locator('body')).toContainText('Bitte öffnen Sie den folgenden Link.')
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await made(page)
  const [post] = await mock.log('POST accounts/invitations/')
  expect(post?.body).toMatchObject({ email: 'gast@klinik.example', template: 1, content: '' })
})

test('an admin invites only to their own institutions [ACC-22, ROLE-18, D-12]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/')
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('button', { name: 'Patientenbefragung' }).click()
  await menu.getByRole('link', { name: 'Einladungen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einladungen')
  await expect(
    page.getByText(/^Einladen können Sie nur zu Institutionen, bei denen Sie Administrator sind/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hinzufügen' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Einladen können Sie nur/)).toBeVisible()
  await expect(page.getByText('Fehler', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Meldungen', exact: true })).toBeVisible()
  await menu.getByRole('link', { name: 'Benutzer' }).click()
  await expect(page).toHaveURL('/accounts/users?app_permissions__content_type=20')

  await enterAs(page, mock, 'hospital-admin', '/accounts/invitations')
  await page.getByRole('link', { name: 'Hinzufügen' }).click()
  await expect(page.getByLabel('Einladungstext')).toHaveValue(/^Guten Tag/)
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('kollegin@klinik.example')
  await page.getByRole('checkbox', { name: /Seeblick/ }).check()
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await made(page)

  await test.step('the invitations of each programme are below it', async () => {
    for (const [area, isThere] of [
      ['Patientenbefragung', true],
      ['Studierendenbefragung', false],
    ] as const) {
      await page.goto('/')
      await menu.getByRole('button', { name: area }).click()
      await menu.getByRole('link', { name: 'Einladungen' }).last().click()
      await expect(page.getByText(`Bereich: ${area}`)).toBeVisible()
      await expect(page.getByRole('link', { name: 'kollegin@klinik.example' })).toHaveCount(Number(isThere))
    }
  })
})

test('staff plan a measure with its event [PATZU-17, PATZU-18]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/measures/+')
  await page.getByLabel('Name').fill('Akutsomatik Herbst')
  await page.getByLabel('Jahr').fill('2027')
  await choose(page, 'Typ', 'ANQ Messung')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik Seeblick, Psychiatrie 2026')
  await expect(page.getByRole('button', { name: 'Bestellung genehmigen' })).toHaveCount(0)
  const id = Number(page.url().split('/').at(-1))

  await mock.edit('patzu/orders', id, { status: 2 })
  await page.reload()
  await page.getByRole('button', { name: 'Bestellung genehmigen' }).click()
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Bestellung genehmigen' }).click()
  await expect(page.getByRole('button', { name: 'Bestellung genehmigen' })).toHaveCount(0)
  expect(await mock.log(`POST patzu/orders/${id}/approve/`)).toHaveLength(1)
  await expect(page.locator('[aria-current="step"]')).toContainText('Erstelle Tokens')
})

test('the consequences of the newest declaration are offered until applied [PATZU-05, PATZU-11, D-62]', async ({
  page,
  mock,
}) => {
  const { email, password } = getLogin('staff')
  const headers = { Authorization: `Bearer ${(await mock.tokens(email, password)).access}` }
  const read = async (path: string) =>
    (await (await page.request.get(`/backend/${path}`, { headers })).json()) as Record<string, unknown>
  const list = await read('patzu/declarations/?hospital_id=1&ordering=-measure_id__year,-id')
  const declarations = list['results'] as { id: number; measure_id: number }[]
  const getYear = async (id: number | undefined) =>
    (await read(`patzu/measures/${declarations.find((one) => one.id === id)?.measure_id}/`))['year'] as number
  const [newest, older] = [declarations[0], declarations.at(-1)]
  expect(await getYear(newest?.id)).toBeGreaterThan(await getYear(older?.id))
  await mock.edit('patzu/declarations', newest?.id ?? 0, { frabos_sent: 40 })
  await mock.edit('patzu/hospitals', 1, { frabos_max: 100, frabos_vorjahr: 40 })

  const offer = page.getByRole('region', { name: 'Fragebogenzahl' })
  const apply = offer.getByRole('button', { name: 'Beim Spital übernehmen' })
  await enterAs(page, mock, 'staff', `/patzu/declarations/${newest?.id}`)
  await expect(offer).toContainText('Das Spital stimmt mit der neusten Deklaration überein.')
  await test.step('typing alone offers nothing', async () => {
    await page.getByLabel('Versandte Fragebogen').fill('500')
    await page.getByLabel('Versandte Fragebogen').blur()
    await expect(offer).toContainText('stimmt mit der neusten Deklaration überein')
    await expect(apply).toHaveCount(0)
  })
  await test.step('both numbers are offered once it is saved', async () => {
    await save(page)
    await expect(offer).toContainText('Fragebogen (Maximum): 100 → 550')
    await expect(offer).toContainText('Fragebogen (Vorjahr): 40 → 500')
    await page.reload()
    await expect(apply).toBeVisible()
  })
  await test.step('the hospital says it at its fields alone', async () => {
    await page.goto('/patzu/hospitals/1')
    await expect(page.getByText('Nach der neusten Deklaration 550.')).toBeVisible()
    await expect(page.getByText('Nach der neusten Deklaration 500.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bestellungen' })).toBeVisible()
    await expect(page.getByText('Fragebogenzahl')).toHaveCount(0)
    expect(await mock.log('PATCH patzu/hospitals/1/')).toEqual([])
  })
  await test.step('applying changes only these two fields', async () => {
    await page.goto(`/patzu/declarations/${newest?.id}`)
    const before = await read('patzu/hospitals/1/')
    await apply.click()
    await expect(offer).toContainText('Das Spital stimmt mit der neusten Deklaration überein.')
    const [patch] = await mock.log('PATCH patzu/hospitals/1/')
    expect(patch?.body).toEqual({ frabos_max: 550, frabos_vorjahr: 500 })
    const after = await read('patzu/hospitals/1/')
    expect(after).toEqual({ ...before, frabos_max: 550, frabos_vorjahr: 500, modified: after['modified'] })
    await page.goto('/patzu/hospitals/1')
    await expect(page.getByLabel('Fragebogen (Maximum)')).toHaveValue('550')
    await expect(page.getByText(/Nach der neusten Deklaration \d/)).toHaveCount(0)
  })
  await test.step('a declaration of an older year offers nothing', async () => {
    await page.goto(`/patzu/declarations/${older?.id}`)
    await page.getByLabel('Versandte Fragebogen').fill('901')
    await save(page)
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    await expect(offer).toContainText('Massgebend ist eine neuere Deklaration.')
    await expect(apply).toHaveCount(0)
    await offer.getByRole('link', { name: 'Neuste Deklaration öffnen' }).click()
    await expect(page).toHaveURL(`/patzu/declarations/${newest?.id}`)
  })
})

test('psychiatry requires the year of a dispensation only where dispensed [MONIQ-06, D-43] @smoke', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/moniq/hospitals')
  await openFilters(page)
  await expect(page.getByRole('combobox', { name: 'Dispensiert' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveCount(0)
  await choose(page, 'Dispensiert', 'Ja')
  await choose(page, 'Jahr', '2025')
  await expect(page).toHaveURL(/attributes__year=2025/)
  // Also for those that are no longer dispensed.
  await choose(page, 'Dispensiert', 'Nein')
  await choose(page, 'Jahr', '2025')
  await expect(page).toHaveURL(/attributes__year=2025/)
  await page.getByRole('button', { name: '«Dispensiert» leeren' }).click()
  await expect(page).not.toHaveURL(/attributes__year/)
})

test('rehabilitation: a clinic declares its areas [REHA-08, REHA-09] @smoke', async ({ page, mock }) => {
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

test('peer reviews: a review is planned with a reviewer [IRP-12, IRP-14] @smoke', async ({ page, mock }) => {
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
