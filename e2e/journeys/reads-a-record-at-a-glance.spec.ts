import type { Locator } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

/** The right edge of the text in an element. */
const getRight = async (element: Locator) =>
  await element.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right
  })

test('the numbers of the orders of a hospital are below their head @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
  const orders = page.getByRole('group', { name: 'Bestellungen' })
  await expect(orders.getByRole('row')).toHaveCount(4)
  const head = orders.getByRole('columnheader', { name: 'ID' })
  const number = orders.getByRole('row').nth(1).getByRole('link')
  // Its order by hand is the head without the arrow.
  const right = await getRight(head.getByText('ID'))
  expect(Math.abs((await getRight(number)) - right)).toBeLessThan(2)
})

test('the page of a person names their rights and their last login once', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/5')
  const rights = page.getByRole('group', { name: 'Rechte' })
  await expect(rights.getByRole('heading', { name: 'Rechte' })).toBeVisible()
  // The name of the group is for screen readers alone.
  expect((await rights.getByText('Berechtigungen', { exact: true }).boundingBox())?.height).toBeLessThan(2)
  await expect(rights).not.toContainText('Auf welche Institution')
  await expect(rights).toContainText('Administratoren laden auch weitere Personen ein')
  await expect(page.getByText('Letzte Anmeldung')).toHaveCount(1)
})

test('the own profile says what one may do, not what roles may do', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/accounts/users/5')
  const rights = page.getByRole('group', { name: 'Rechte' })
  await expect(rights).toContainText('Auf diese Institutionen haben Sie Zugriff. Sie laden auch weitere Personen ein.')
  await expect(rights).not.toContainText('Leserinnen und Leser')
})

test('a new person has no flags that can only be read', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  await expect(page.getByRole('button', { name: 'Berechtigung hinzufügen' })).toBeVisible()
  await expect(page.getByText(/^(Mitarbeiter\/in|Demo-Benutzer): Nein/)).toHaveCount(0)
})

test('a new person begins with the e-mail in a row of its own', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  const person = page.getByRole('group', { name: 'Person', exact: true })
  const tops = async (keys: string[]) =>
    await Promise.all(
      keys.map(async (key) => (await person.locator(`[data-keys=${key}] label`).first().boundingBox())?.y ?? 0),
    )
  await expect(person.locator('[data-keys=title] label').first()).toBeVisible()
  const [email = 0, first = 0, last, salutation = 0, title] = await tops([
    'email',
    'first_name',
    'last_name',
    'salutation',
    'title',
  ])
  expect(email).toBeLessThan(first)
  expect(last).toBe(first)
  expect(salutation).toBeGreaterThan(first)
  expect(title).toBe(salutation)
  await expect(page.getByRole('group', { name: 'Weitere Angaben' })).toContainText('Zweiter Faktor')
})

test('the own profile speaks to its reader', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/accounts/users/5')
  await expect(page.getByRole('group', { name: 'Rechte' })).toContainText('Auf diese Institutionen haben Sie Zugriff.')
  const stamps = page.getByRole('main').getByRole('term')
  await expect(stamps).toHaveText(['Letzte Anmeldung'])
})

test('what a file belongs to is one field with its kind below; another kind is selected on request', async ({
  page,
  mock,
}) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files/1')
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox')).toHaveCount(1)
  await expect(main.getByRole('combobox', { name: 'Gehört zu', exact: true })).toContainText('Klinik Seeblick')
  await expect(main.getByText('Patientenbefragung · Spital', { exact: true })).toBeInViewport()
  await main.getByRole('button', { name: 'Andere Art wählen' }).click()
  await main.getByRole('combobox', { name: 'Gehört zu (Art)' }).click()
  await page.getByRole('option', { name: 'Studierendenbefragung · Spital' }).click()
  await main.getByRole('combobox', { name: 'Gehört zu', exact: true }).click()
  await page.getByRole('option', { name: /Spital Hochwald/ }).click()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/gespeichert/)
      .first(),
  ).toBeVisible()
  const [sent] = await mock.log('PUT filemanager/files/1/')
  expect(sent?.body).toMatchObject({ content_type: 40, object_id: 2 })
})

test('the page of a file names who sees it besides staff', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files/1')
  const card = page.getByRole('region', { name: 'Datei', exact: true })
  await expect(card).toContainText('PDF-Dokument · 3 kB')
  await expect(card).toContainText('Mitarbeitende und 5 Personen mit Zugriff auf «Klinik Seeblick» sehen die Datei:')
  await expect(card.getByRole('link')).toHaveCount(5)
  await expect(card.getByRole('link', { name: 'Heidi Rüegger' })).toHaveAttribute('href', '/accounts/users/5')
})

for (const width of [1280, 390])
  test(`every section of a hospital has its count in the heading and its buttons in the line of it (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
    const sections = [
      ['Benutzer', 'Person einladen', 5],
      ['Dateien', 'Dateien wählen', 4],
      ['Bestellungen', 'Bestellung hinzufügen', 3],
      ['Adressen', 'Adresse hinzufügen', 1],
      ['Deklarationen', 'Deklaration hinzufügen', 3],
      ['Auswertungen', 'Auswertung hinzufügen', 2],
    ] as const
    for (const [name, button, count] of sections)
      await test.step(name, async () => {
        const heading = page.getByRole('main').getByRole('heading', { name: `${name} ${count}`, exact: true })
        await expect(heading).toBeVisible()
        const [head, first] = [await heading.boundingBox(), await page.getByText(button).first().boundingBox()]
        const middle = (first?.y ?? 0) + (first?.height ?? 0) / 2
        expect(middle).toBeGreaterThan(head?.y ?? 0)
        expect(middle).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0))
        expect(first?.x).toBeGreaterThan((head?.x ?? 0) + (head?.width ?? 0))
      })
  })

test('a new person says below its title that no mail goes out, with the way to an invitation', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  const what = page.getByText('Das Konto entsteht mit diesen Rechten und ohne E-Mail.')
  const field = page.getByRole('textbox', { name: 'E-Mail' })
  await expect(what).toBeInViewport({ ratio: 1 })
  expect((await what.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0)
  await page.getByRole('main').getByRole('link', { name: 'Person einladen' }).click()
  await expect(page).toHaveURL('/accounts/invitations/+')
})

test('a new person gets the look of the system, without a field for it', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('neu@klinik.example')
  await expect(page.getByRole('combobox', { name: /^Sprache/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Darstellung/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Benutzer hinzufügen', exact: true }).click()
  await expect(page).toHaveURL(/accounts\/users\/\d+$/)
  expect((await mock.log('POST accounts/users/'))[0]?.body).toMatchObject({ email: 'neu@klinik.example', theme: 3 })
})

test('in the head of a person the time stays with its day on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/accounts/users/5')
  const lines = await page.getByText(/^Benutzer · E-Mail/).evaluate((head) => {
    const text = head.firstChild?.textContent ?? ''
    const top = (at: number) => {
      const range = document.createRange()
      range.setStart(head.firstChild as Node, at)
      range.setEnd(head.firstChild as Node, at + 1)
      return range.getBoundingClientRect().top
    }
    return [top(text.indexOf('30.10.2026')), top(text.length - 1)]
  })
  expect(lines[0]).toBe(lines[1])
})

test('a measure says its languages and not its key, and its tabs look unlike the links to sections of a page', async ({
  page,
}) => {
  await enterDemoAs(page, 'Stefan', '/results/measures/1')
  await expect(page.getByText('Messung · Sprachen Deutsch, Französisch, Italienisch', { exact: true })).toBeVisible()
  const getLook = async (one: Locator) =>
    await one.evaluate((element) => {
      const { backgroundColor, borderRadius, color, height } = getComputedStyle(element)
      return { backgroundColor, borderRadius, color, height }
    })
  const tab = await getLook(page.getByRole('tab', { selected: true }))
  await page.goto('/patzu/hospitals/1')
  const link = page.getByRole('navigation').locator('a[aria-current="true"]')
  expect((await getLook(link)).backgroundColor).not.toBe(tab.backgroundColor)
})

test('an order says which declarations are below it, and calls what has no paper online', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/orders/1')
  const name = 'Deklarationen des Spitals zu dieser Messung'
  await expect(page.getByRole('group', { name }).getByRole('heading')).toHaveText(`${name} 1`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('combobox', { name: 'Versandart' }).click()
  await expect(page.getByRole('option', { name: 'Online durch das Spital', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('URL')
  await expect(page.getByRole('option', { name: 'URL' })).toHaveCount(0)
})

test('the name of a file is as wide as the two fields below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/filemanager/files/1')
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeVisible()
  const kind = page.getByRole('combobox', { name: 'Gehört zu' })
  await expect(kind).toBeVisible()
  const [wide, narrow] = [await name.boundingBox(), await kind.boundingBox()]
  expect(wide?.width).toBeGreaterThan(2 * (narrow?.width ?? 1000))
})

test('the files of a hospital begin with the newest', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
  const rows = page.getByRole('region', { name: 'Dateien' }).locator('tbody tr')
  await expect(rows).toHaveText([/Bestellformular/, /Begleitbrief/, /Jahresbericht 2025/, /Jahresbericht 2024/])
})

test('the measures of a person are links side by side', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/5')
  const links = page.getByRole('region', { name: 'Messungen des Benutzers' }).getByRole('link')
  await expect(links).toHaveText(['PREMs SOMA', 'STUDEK'])
  const [first, second] = [await links.first().boundingBox(), await links.last().boundingBox()]
  expect(second?.y).toBe(first?.y)
  await links.last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'STUDEK' })).toBeVisible()
})
