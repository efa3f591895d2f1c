import { enterAs } from '../actors.ts'
import { expectAtMost, watchEffort } from '../watch/effort.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

type Order = { id: number; print_type: number; hospital: { name: string }; measure: { name: string }; units: object[] }

test('staff approve an order in three clicks without scrolling [PATZU-27, PATZU-29, D-64] @smoke', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const orders = await readAs<Order[]>(page, mock, 'staff', 'patzu/orders/?status=2&ordering=-id&all=1')
  const order = orders.find(({ print_type, units }) => print_type !== 5 && units.length > 0)
  if (!order) throw new Error('no order waits for its approval')
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/patzu/orders?status=2')
  await page.locator(`a[href="/patzu/orders/${order.id}"]`).click()

  await test.step('what is next, the approval and the units are at the top', async () => {
    await expect(page.getByText('Als Nächstes: genehmigen')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Bestellung genehmigen' })).toBeInViewport()
    const units = page.getByRole('region', { name: 'Bestellung: Einheiten' })
    await expect(units).toBeInViewport()
    const form = await page.getByRole('combobox', { name: /Spital/ }).boundingBox()
    const table = await units.boundingBox()
    expect(form?.y ?? 0).toBeGreaterThan(table?.y ?? Infinity)
  })

  await page.getByRole('button', { name: 'Bestellung genehmigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bestellung genehmigen' })
  await expect(dialog).toContainText(order.hospital.name)
  await expect(dialog).toContainText(order.measure.name)
  await expect(dialog).toContainText(/Zusammen [\d']+ Fragebogen|keine Fragebogen/)
  await dialog.getByRole('button', { name: 'Bestellung genehmigen' }).click()
  await expect(page.getByText('Die Bestellung wurde genehmigt.').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 3, keys: 0 })
  expect(await mock.log(`POST patzu/orders/${order.id}/approve/`)).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Bestellung genehmigen' })).toHaveCount(0)
})

test('on a phone the steps of an order are one line', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [order] = await readAs<Order[]>(page, mock, 'staff', 'patzu/orders/?status=3&all=1')
  await enterAs(page, mock, 'staff', `/patzu/orders/${order?.id}`)
  const place = page.getByText('Schritt 3 von 10: Genehmigt')
  await expect(place).toBeInViewport()
  await expect(page.getByText('Als Nächstes: Erstelle Tokens')).toBeInViewport()
  const steps = page.getByRole('group').filter({ has: place }).getByRole('listitem')
  await expect(steps).toHaveCount(0)
  await place.click()
  await expect(steps).toHaveCount(10)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(place).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Erstelle Tokens' })).toBeVisible()
})
