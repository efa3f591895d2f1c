import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

type Stored = Record<string, unknown>

const save = async (page: Page) => await page.getByRole('button', { name: 'Speichern' }).click()
const saved = async (page: Page) => await expect(page.getByText('Gespeichert.').first()).toBeVisible()
/** Many-to-many lists return in another order. */
const sorted = (list: unknown) => (list as number[]).toSorted((one, other) => one - other)

test('a save keeps a state that the server changed meanwhile [PATZU-34, D-34] @smoke', async ({ page, mock }) => {
  const before = await readAs<Stored>(page, mock, 'staff', 'patzu/orderunits/1/')
  await enterAs(page, mock, 'staff', '/patzu/orderunits/1')
  await page.getByLabel('Name').fill('Station Sonnenblick')
  // It changes between the last read of the save and the save itself.
  let isMoved = false
  await page.route('**/backend/patzu/orderunits/1/', async (route) => {
    if (route.request().method() === 'PUT' && !isMoved) await mock.edit('patzu/orderunits', 1, { state: 7 })
    isMoved ||= route.request().method() === 'PUT'
    await route.continue()
  })
  await save(page)
  await saved(page)
  for (const { body } of await mock.log('PUT patzu/orderunits/1/')) expect(body).not.toHaveProperty('state')
  const after = await readAs<Stored>(page, mock, 'staff', 'patzu/orderunits/1/')
  expect({ ...after, modified: '' }).toEqual({ ...before, name: 'Station Sonnenblick', state: 7, modified: '' })
})

test('activating a hospital clears the end of its dispensation [HOSP-04, D-34]', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 2, { state: 3, dispensed_until: '2027-12-31' })
  const before = await readAs<Stored>(page, mock, 'staff', 'patzu/hospitals/2/')
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await expect(page.getByRole('textbox', { name: 'Dispensiert bis' })).toHaveValue('31.12.2027')
  await choose(page, 'Status', 'Aktiv')
  await save(page)
  await saved(page)
  const after = await readAs<Stored>(page, mock, 'staff', 'patzu/hospitals/2/')
  const inOrder = { measures_ids: sorted(after.measures_ids), modified: '' }
  expect({ ...after, ...inOrder }).toEqual({
    ...before,
    measures_ids: sorted(before.measures_ids),
    state: 1,
    dispensed_until: null,
    modified: '',
  })
})

test('a changed category clears the reference of geriatric psychiatry [MONIQ-03, MONIQ-04]', async ({ page, mock }) => {
  await mock.edit('moniq/hospitals', 4, { category: 13, ref_hospital: 2, ap_hospital: 3 })
  await enterAs(page, mock, 'staff', '/moniq/hospitals/4')
  await expect(page.getByRole('combobox', { name: 'Referenzspital' })).toBeVisible()
  await choose(page, 'Kategorie', 'Erwachsene')
  await expect(page.getByRole('combobox', { name: 'Referenzspital' })).toHaveCount(0)
  await save(page)
  await saved(page)
  const after = await readAs<Stored>(page, mock, 'staff', 'moniq/hospitals/4/')
  expect(after).toMatchObject({ category: 10, ref_hospital: null, ap_hospital: null })
})

test('an end before its start and a far year are refused at their fields [FORM-11, PATZU-17]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/measures/1')
  await page.getByRole('textbox', { name: 'Beginn', exact: true }).fill('01.09.2027')
  await page.getByRole('textbox', { name: 'Ende', exact: true }).fill('1.9.2026')
  await page.getByLabel('Jahr').fill('20222')
  await save(page)
  const wrong = page.locator('[data-keys="end_date"]')
  await expect(wrong).toContainText('Das Ende liegt vor dem Anfang.')
  await expect(page.locator('[data-keys="year"]')).toContainText('Höchstens 2100.')
  expect(await mock.log('PUT patzu/measures/1/')).toEqual([])
})

test('an order accepts only measures of its hospital’s category [PATZU-17, PATZU-19]', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 1, { category: 1 })
  await mock.edit('patzu/measures', 1, { category: 1, name: 'Psychiatrie passend' })
  await mock.edit('patzu/measures', 2, { category: 3, name: 'Akutsomatik fremd' })
  await enterAs(page, mock, 'staff', '/patzu/orders/+?hospital_id=1&measure_id=2')
  const measure = page.locator('[data-keys="measure_id"]')
  await expect(measure).toContainText('gehört zu einer anderen Kategorie als das Spital')
  await choose(page, 'Jahr', '2026')
  await page.getByRole('button', { name: 'Bestellung hinzufügen' }).click()
  expect(await mock.log('POST patzu/orders/')).toEqual([])
  await page.getByRole('combobox', { name: 'Messung' }).click()
  await expect(page.getByRole('option', { name: /Psychiatrie passend/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Akutsomatik fremd/ })).toHaveCount(0)
  await page.getByRole('option', { name: /Psychiatrie passend/ }).click()
  await page.getByRole('button', { name: 'Bestellung hinzufügen' }).click()
  await expect(page.getByText(/^Bestellung «.+» hinzugefügt\.$/).first()).toBeVisible()

  await mock.edit('patzu/orders', 1, { hospital_id: 1, measure_id: 2 })
  await page.goto('/patzu/orders/1')
  await expect(measure).toContainText('gehört zu einer anderen Kategorie als das Spital')
  await page.getByLabel('E-Mail').fill('neu@klinik.example')
  await save(page)
  await saved(page)
})

test('an unknown number of discharges is shown as unknown [PATZU-36]', async ({ page, mock }) => {
  type Declarations = { results: { id: number }[] }
  const { results } = await readAs<Declarations>(page, mock, 'staff', 'patzu/declarations/?size=1&ordering=-id')
  await mock.edit('patzu/declarations', results[0]?.id ?? 0, { exits_count: -1, typ: -1 })
  await enterAs(page, mock, 'staff', '/patzu/declarations')
  const first = page.getByRole('main').locator('tbody tr').first()
  await expect(first.getByRole('cell', { name: 'unbekannt' })).toBeVisible()
  await first.getByRole('cell').last().click()
  await expect(page.getByText('−1 bedeutet unbekannt.').first()).toBeVisible()
})

test('the number of admins in the record is red unless it is one [HOSP-06]', async ({ page, mock }) => {
  type Counted = { results: { id: number; admins: number }[] }
  const { results } = await readAs<Counted>(page, mock, 'staff', 'patzu/hospitals/?adminCheck=1&size=1')
  await enterAs(page, mock, 'staff', `/patzu/hospitals/${results[0]?.id}`)
  const people = page.getByRole('region', { name: 'Benutzer', exact: true })
  await expect(people.getByText(/^\d+ Admins?/)).toBeVisible()
  await expect(people).toContainText('Handlungsbedarf · Vorgesehen ist genau eine Person mit der Rolle Administrator.')
  await page.goto('/patzu/hospitals/1')
  await expect(people.getByText('1 Admin', { exact: true })).toBeAttached()
  await expect(people).not.toContainText('Handlungsbedarf')
})

test('a number of questionnaires is taken over from the declaration where it differs', async ({ page, mock }) => {
  const { results } = await readAs<{ results: { id: number }[] }>(
    page,
    mock,
    'staff',
    'patzu/declarations/?hospital_id=1&ordering=-measure_id__year,-id',
  )
  await mock.edit('patzu/declarations', results[0]?.id ?? 0, { frabos_sent: 500 })
  await mock.edit('patzu/hospitals', 1, { frabos_max: 100, frabos_vorjahr: 500 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const field = page.locator('[data-keys="frabos_max"]')
  await expect(field.getByText('Nach der neusten Deklaration 550.')).toBeVisible()
  // Its line is as high as one line of text.
  expect((await field.locator('[id$="-warning"]').boundingBox())?.height).toBeLessThan(24)
  await expect(page.locator('[data-keys="frabos_vorjahr"]').getByRole('button', { name: /^Übernehmen/ })).toHaveCount(0)
  await field.getByRole('button', { name: /^Übernehmen/ }).click()
  const input = page.getByLabel('Fragebogen (Maximum)')
  await expect(input).toHaveValue('550')
  await expect(input).toBeFocused()
  await expect(field.getByText('Nach der neusten Deklaration 550.')).toHaveCount(0)
  await save(page)
  await saved(page)
  expect((await mock.log('PUT patzu/hospitals/1/')).at(-1)?.body).toMatchObject({ frabos_max: 550 })
})

test('a form for records that are not created by hand explains so [GUARD-01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/404')
  const main = page.getByRole('main')
  for (const path of ['mailer/mails', 'results/data', 'patzu/orderunits', 'accounts/versions', 'filemanager/files'])
    await test.step(`/${path}/+`, async () => {
      await page.goto(`/${path}/+`)
      await expect(main).toContainText('Diese Einträge entstehen durch einen Upload oder einen Import')
      await expect(main.getByRole('heading', { name: 'Kein Zugriff' })).toHaveCount(0)
      await main.getByRole('link', { name: 'Zur Liste' }).click()
      await expect(page).toHaveURL(new RegExp(`/${path}(?:\\?|$)`))
    })
})

test('files and measures offer only records they can belong to [FILE-07, RES-01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/filemanager/files?view=upload')
  await page.getByRole('combobox', { name: 'Gehört zu (Art)' }).click()
  await expect(page.getByRole('option', { name: 'Patientenbefragung · Spital' })).toBeVisible()
  for (const name of [/Token/, /Bestellung/, /E-Mail-Versand/, /Version/])
    await expect(page.getByRole('option', { name })).toHaveCount(0)
  await page.goto('/results/measures/+')
  await page.getByRole('combobox', { name: /^Gehört zu \(Art\)/ }).click()
  await expect(page.getByRole('option')).toHaveCount(6)
})

for (const [width, height] of [
  [1280, 560],
  [390, 700],
] as const)
  test(`at ${width} pixels Save comes into view with the first change, and covers no field`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
    const save = page.getByRole('button', { name: 'Speichern', exact: true })
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(field).toBeVisible()
    await expect(save).not.toBeInViewport()
    // The field is at the lower edge, where the button appears.
    await field.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + 8))
    await expect(field).toBeInViewport({ ratio: 1 })
    await field.click()
    await page.keyboard.type('x')
    await expect(save).toBeInViewport({ ratio: 1 })
    const [typed, bar] = [
      await field.boundingBox(),
      await page.getByText('Nicht gespeicherte Änderungen').boundingBox(),
    ]
    expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.keyboard.press('Backspace')
    await expect(save).not.toBeInViewport()
    await save.scrollIntoViewIfNeeded()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  })
