import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test('invalid JSON is not saved [FORM-13, FORM-14, I13] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/apps/groups/1')
  const editor = page.getByRole('textbox', { name: 'Filter' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{"anqid": [1001, ')
  await expect(page.getByText(/JSON/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(editor).toContainText('1001')
  expect(await mock.log('PUT apps/groups/1/')).toEqual([])
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{"anqid": 1001')
  // The editor may have added a closing bracket.
  if (!(await editor.textContent())?.includes('}')) await page.keyboard.type('}')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await mock.log('PUT apps/groups/1/')).at(-1)?.body).toMatchObject({ filter: { anqid: 1001 } })
})

test('hospital numbers accept only digits [HOSP-02]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByLabel('BUR-Standortnummer').fill('7a1')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByLabel('BUR-Standortnummer')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('BUR-Standortnummer')).toHaveValue('7a1')
  expect(await mock.log('PUT patzu/hospitals/1/')).toEqual([])
})

test('some fields are shown only for new or only for existing records [FORM-04, FORM-05]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks/+')
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toBeVisible()
  await expect(page.getByText('Erledigt')).toHaveCount(0)
  await page.goto('/accounts/feedbacks/1')
  await expect(page.getByText('Erledigt').first()).toBeVisible()
})

test('the input survives a background refetch [FORM-07]', async ({ page, mock }) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await page.getByLabel('Name').fill('Noch nicht fertig')
  await mock.edit('patzu/hospitals', 1, { frabos_max: 250 })
  await mock.clearLog()
  // A page that comes back online refetches what is no longer fresh.
  await page.clock.runFor(20_000)
  await page.evaluate(() => ['offline', 'online'].map((name) => window.dispatchEvent(new Event(name))))
  await expect.poll(async () => await mock.log('GET patzu/hospitals/1/')).toHaveLength(1)
  await allLoaded(page)
  await expect(page.getByLabel('Name')).toHaveValue('Noch nicht fertig')
})

test('a new record opens by + and by its code [D-78]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles/%2B')
  await expect(page.getByRole('textbox', { name: 'Titel (Deutsch)' })).toBeVisible()
  await page.goto('/accounts/usertitles/+')
  await expect(page.getByRole('textbox', { name: 'Titel (Deutsch)' })).toBeVisible()
})

test('a year or value that is not offered is kept [D-80, P06]', async ({ page, mock }) => {
  await mock.edit('patzu/orders', 900, { year: 2011, print_type: 9 })
  await enterAs(page, mock, 'staff', '/patzu/orders/900')
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveText('2011')
  await expect(page.getByRole('combobox', { name: 'Druckart' })).toHaveText('9')
  await page.getByLabel('E-Mail').fill('lager@seeblick.example')
  await page.getByRole('button', { name: 'Speichern' }).click()
  // This backend does not know the value either; the request counts.
  await expect.poll(async () => (await mock.log('PUT patzu/orders/900/')).length).toBe(1)
  expect((await mock.log('PUT patzu/orders/900/'))[0]?.body).toMatchObject({
    year: 2011,
    print_type: 9,
    email: 'lager@seeblick.example',
  })
})
