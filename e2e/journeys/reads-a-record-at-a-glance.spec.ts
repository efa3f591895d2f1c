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

test('a new person has no flags that can only be read', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  await expect(page.getByRole('button', { name: 'Berechtigung hinzufügen' })).toBeVisible()
  await expect(page.getByText(/^(Mitarbeiter\/in|Demo-Benutzer): Nein/)).toHaveCount(0)
})

test('the own profile speaks to its reader', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/accounts/users/5')
  await expect(page.getByRole('group', { name: 'Rechte' })).toContainText('Auf diese Institutionen haben Sie Zugriff.')
  const stamps = page.getByRole('main').getByRole('term')
  await expect(stamps).toHaveText(['Letzte Anmeldung'])
})

test('what a file belongs to is next to its kind', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files/1')
  const [kind, object] = [
    page.getByRole('combobox', { name: 'Gehört zu (Art)' }),
    page.getByRole('combobox', { name: 'Gehört zu', exact: true }),
  ]
  await expect(object).toBeVisible()
  const [one, other] = [await kind.boundingBox(), await object.boundingBox()]
  expect(other?.y).toBe(one?.y)
  expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))
})
