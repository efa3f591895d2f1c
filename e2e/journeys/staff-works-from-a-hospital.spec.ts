import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { getTitle } from '../getTitle.ts'

type Hospital = { id: number; name: string; users: number[]; measures_ids: number[]; address: number; orders: number[] }
type Person = {
  id: number
  email: string
  app_permissions: { content_type: number; object_id: number; role: number }[]
}

const hospital = async (page: Page, mock: Parameters<typeof enterAs>[1]) =>
  await readAs<Hospital>(page, mock, 'staff', 'patzu/hospitals/1/')

test('records of a hospital open by a click and lead back [FORM-16, DETAIL-08]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const { name, users, measures_ids: measures, address, orders } = await hospital(page, mock)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const opens = async (link: ReturnType<Page['locator']>, path: string) => {
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await main.getByRole('link', { name, exact: true }).first().click()
    await expect(heading).toHaveText(name)
    await expect(page).toHaveURL(/patzu\/hospitals\/1$/)
  }
  await test.step('its people with their roles', async () => {
    const people = main.getByRole('region', { name: 'Personen mit Zugang' })
    await expect(people.getByRole('row')).toHaveCount(users.length + 1)
    const [first] = users
    const person = await readAs<Person>(page, mock, 'staff', `accounts/users/${first}/`)
    const role = person.app_permissions.find(({ object_id }) => object_id === 1)?.role ?? 0
    const row = people.getByRole('row').filter({ hasText: person.email })
    await expect(people.getByRole('columnheader')).toHaveText(['E-Mail', 'Person', 'Rolle'])
    await expect(row.getByRole('cell').first()).toHaveText(person.email)
    await expect(row.getByRole('cell').nth(2)).toHaveText(
      ['-', 'Administrator', 'Benutzer', 'Leserin/Leser'][role] ?? '',
    )
    await opens(row.getByRole('link'), `/accounts/users/${first}`)
  })
  await test.step('its measures, address and orders', async () => {
    await opens(main.locator(`a[href$="/patzu/measures/${measures[0]}"]`), `/patzu/measures/${measures[0]}`)
    await opens(main.locator(`a[href$="/patzu/addresses/${address}"]`), `/patzu/addresses/${address}`)
    const latest = Math.max(...orders)
    await opens(main.locator(`a[href$="/patzu/orders/${latest}"]`), `/patzu/orders/${latest}`)
  })
})

test('an order links to its hospital and measure unless they are gone [FORM-16, D-76]', async ({ page, mock }) => {
  const { orders } = await hospital(page, mock)
  await enterAs(page, mock, 'staff', `/patzu/orders/${orders[0]}`)
  const title = await getTitle(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Klinik Seeblick.* öffnen$/ }).click()
  await expect(page).toHaveURL(/patzu\/hospitals\/1$/)
  await main.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`patzu/orders/${orders[0]}$`))
  await expect(main.locator('a[href*="/patzu/measures/"]')).toHaveCount(1)
  await mock.edit('patzu/orders', orders[0] ?? 0, { measure_id: 999_999 })
  await page.reload()
  await expect(main.getByRole('combobox', { name: 'Messung' })).toContainText('999999')
  await expect(main.locator('a[href*="/patzu/measures/"]')).toHaveCount(0)
})

test.describe('new records created from a hospital know it', () => {
  const begin = async (page: Page, what: string) => {
    await page.getByRole('button', { name: 'Neu für dieses Spital' }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  test('an invitation with permissions on it [ACC-17, D-14]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    const { name } = await hospital(page, mock)
    await begin(page, 'Person einladen')
    await expect(page).toHaveURL(/\/accounts\/invitations\/\+$/)
    const rights = page.getByRole('group', { name: /Berechtigungen 1/ })
    await expect(rights).toContainText(name)
    await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('neu@klinik.example')
    await expect(page.getByLabel('Einladungstext')).toHaveValue(/^Guten Tag/)
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    await expect.poll(async () => (await mock.log('POST accounts/invitations/')).length).toBe(1)
    const [post] = await mock.log('POST accounts/invitations/')
    expect(post?.body).toMatchObject({ permissions: [{ content_type: 20, object_id: 1, role: 2 }] })
  })

  test('an order [PATZU-20, DETAIL-01]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    const { name } = await hospital(page, mock)
    await begin(page, 'Bestellung')
    await expect(page).toHaveURL(/\/patzu\/orders\/\+$/)
    await expect(page.getByRole('combobox', { name: 'Spital' })).toContainText(name)
  })

  test('files without leaving it [FILE-03]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    const files = page.getByRole('region', { name: 'Dateien' })
    await files.locator('input[type=file]').setInputFiles([
      { name: 'Vertrag Mai.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
      { name: 'Vertrag Juni.pdf', mimeType: 'application/pdf', buffer: Buffer.from('y') },
      { name: 'Vertrag Juli.pdf', mimeType: 'application/pdf', buffer: Buffer.from('z') },
    ])
    await files.getByRole('button', { name: 'Hochladen', exact: true }).click()
    for (const month of ['Mai', 'Juni', 'Juli'])
      await expect(files.getByRole('button', { name: `Vertrag ${month}.pdf` })).toBeVisible()
    await expect(page).toHaveURL(/patzu\/hospitals\/1$/)
  })

  test('a mail to all its people [TOOL-09, MAIL-09]', async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    const { users } = await hospital(page, mock)
    await begin(page, 'An die Personen schreiben')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`an ${users.length} Benutzer`)
    await dialog.getByLabel('Name').fill('Rundschreiben')
    await dialog.getByRole('combobox', { name: 'Vorlage' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: /anlegen|erstellen/i }).click()
    await expect(page).toHaveURL(/mailer\/mailjobs\/\d+$/)
    const [post] = await mock.log('POST mailer/jobs/')
    const { recipients } = (post?.body ?? {}) as { recipients?: number[] }
    expect(recipients?.toSorted((a, b) => a - b)).toEqual(users.toSorted((a, b) => a - b))
  })
})

test('a hospital lists its orders, addresses and declarations @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const main = page.getByRole('main')
  const head = main.locator('header')
  await expect(head).toContainText('Aktiv')
  await expect(head).toContainText('ANQ-ID 1001 · Psychiatrie')
  const { orders } = await hospital(page, mock)
  const list = main.getByRole('group', { name: 'Bestellungen' })
  await expect(list.getByRole('heading')).toHaveText(`Bestellungen ${orders.length}`)
  await expect(list.locator('tbody tr')).toHaveCount(5)
  const years = async () => (await list.locator('tbody tr td:nth-child(4)').allInnerTexts()).map(Number)
  await list.getByRole('button', { name: 'Jahr' }).click()
  await expect.poll(async () => (await years())[0]).toBe(2021)
  expect(await years()).toEqual((await years()).toSorted((one, other) => one - other))
  await list.getByRole('link', { name: `Alle ${orders.length} anzeigen` }).click()
  await expect(page).toHaveURL(/patzu\/orders\?hospital_id=1$/)
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(String(orders.length))
  await page.goBack()

  await test.step('a contact added from a hospital knows it', async () => {
    await main.getByRole('group', { name: 'Adressen' }).getByRole('link', { name: 'Monnier' }).click()
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Monnier')
    await main.getByRole('link', { name: 'Klinik Seeblick', exact: true }).first().click()
    await main.getByRole('link', { name: 'Adresse hinzufügen' }).click()
    await expect(main.getByRole('combobox', { name: /Spital/ })).toHaveText(/Klinik Seeblick/)
  })
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`Save and the number of changes stay visible at ${width} px`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
    const save = page.getByRole('button', { name: 'Speichern' })
    await page.getByRole('textbox', { name: 'Name' }).fill('Klinik Seeblick am Ufer')
    await expect(save).toBeInViewport({ ratio: 1 })
    await page.getByLabel('BUR-Standortnummer').fill('64645411')
    const bar = save.locator('..')
    await expect(bar).toHaveText(/Nicht gespeicherte Änderungen \(2\): Name, BUR-Standortnummer/)
    await page.getByRole('main').getByText('Dateien', { exact: true }).first().scrollIntoViewIfNeeded()
    await expect(save).toBeInViewport({ ratio: 1 })
    await save.click()
    await expect(page.getByText('Gespeichert.').first()).toBeVisible()
    await expect(bar).not.toContainText('Nicht gespeichert')
    expect(await readAs(page, mock, 'staff', 'patzu/hospitals/1/')).toMatchObject({
      name: 'Klinik Seeblick am Ufer',
      BUR_Stao: 64645411,
    })
  })

test('the form of a hospital has sections and explanations', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders/891')
  const main = page.getByRole('main')
  const delivery = main.getByRole('group', { name: 'Druck und Versand' })
  await expect(delivery.getByRole('heading', { level: 2 })).toHaveText('Druck und Versand')
  const printType = delivery.getByRole('combobox', { name: 'Druckart' })
  await expect(printType).toHaveAccessibleDescription(/konfektioniert \(Brief und Fragebogen zusammengestellt\)/)
  const noted = main.getByRole('group', { name: 'Angaben des Systems' })
  await expect(noted).toHaveText(/^ID891Erstellt\d\d\.\d\d\.\d{4} \d\d:\d\dGeändert/)
  await expect(main.locator('input[name=id], input[name=created], input[name=modified]')).toHaveCount(0)
  const bottom = async (of: typeof noted) => (await of.boundingBox())?.y ?? 0
  // The lists load one after the other and move what is below.
  await expect(async () =>
    expect(await bottom(noted)).toBeGreaterThan(
      await bottom(main.getByRole('group', { name: 'Deklarationen des Spitals zu dieser Messung' })),
    ),
  ).toPass()
})

const hubs: [path: string, lists: string[]][] = [
  ['/moniq/hospitals/1', ['Auswertungen']],
  ['/studek/hospitals/1', ['Auswertungen']],
  ['/rehaspez/hospitals/1', ['Deklarationen', 'Auswertungen']],
  ['/irp/hospitals/1', ['Reviews', 'Auswertungen']],
  ['/patzu/measures/1', ['Bestellungen', 'Deklarationen', 'Termine']],
  ['/studek/measures/1', ['Termine']],
  ['/rehaspez/measures/1', ['Termine']],
  ['/patzu/orders/891', ['Deklarationen des Spitals zu dieser Messung']],
  ['/irp/review_years/1', ['Reviews']],
  ['/accounts/users/2', ['Aktivitäten']],
]

test('related lists below every record are counted and filtered to it [FORM-16]', async ({ page, mock }) => {
  test.slow()
  await enterAs(page, mock, 'staff', '/')
  for (const [path, lists] of hubs)
    await test.step(path, async () => {
      await page.goto(path)
      for (const name of lists) {
        const list = page.getByRole('main').getByRole('group', { name, exact: true })
        await expect(list.getByRole('heading')).toHaveText(new RegExp(`^${name} \\d`))
        const count = Number((await list.getByRole('heading').textContent())?.replaceAll(/\D/g, ''))
        await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 5))
      }
    })
  await test.step('the full list is filtered to the record, too', async () => {
    await page.goto('/patzu/measures/1')
    const orders = page.getByRole('main').getByRole('group', { name: 'Bestellungen' })
    await expect(orders.getByRole('heading')).toHaveText(/\d$/)
    const all = await orders.getByRole('heading').textContent()
    await orders.getByRole('link', { name: /^Alle \d+ anzeigen$/ }).click()
    await expect(page).toHaveURL(/patzu\/orders\?measure_id=1$/)
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toHaveText((all ?? '').replace(' ', ''))
  })
  await test.step('a record added there belongs to it', async () => {
    await page.goto('/irp/hospitals/1')
    const name = await getTitle(page)
    await page.getByRole('main').getByRole('link', { name: 'Review hinzufügen' }).click()
    await expect(page.getByRole('combobox', { name: /Spital/ })).toContainText(name)
  })
})

test('one key and the first tab stop lead to the first field [X06]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const first = page.getByRole('textbox', { name: 'Name' })
  await expect(first).toHaveValue('Klinik Seeblick')
  await expect(async () => {
    await page.keyboard.press('e')
    await expect(first).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expect(first).toHaveValue('Klinik Seeblick')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zum ersten Feld' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Zum ersten Feld' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
})
