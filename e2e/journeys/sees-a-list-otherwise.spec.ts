import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

type Order = { id: number; status: number; print_type: number; hospital_id: number }

test('staff see orders as a board and release one on its card @smoke', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const orders = await readAs<Order[]>(page, mock, 'staff', 'patzu/orders/?status=2&ordering=-id&all=1')
  const order = orders.find(({ print_type }) => print_type !== 5)
  if (!order) throw new Error('no order waits for its release')
  await enterAs(page, mock, 'staff', `/patzu/orders?hospital_id=${order.hospital_id}`)
  await page.getByRole('radio', { name: 'Tafel' }).check()
  await expect(page).toHaveURL(/as=board/)
  const completed = page.getByRole('region', { name: /^Bestellung abgeschlossen/ })
  const card = completed.getByRole('listitem').filter({ has: page.locator(`a[href="/patzu/orders/${order.id}"]`) })
  await expect(card).toBeInViewport()
  const violations: string[] = []
  await axeOn(page, violations)('board')
  expect(violations).toEqual([])

  await test.step('the filter of the list holds for the board', async () => {
    const found = await readAs<Order[]>(page, mock, 'staff', `patzu/orders/?hospital_id=${order.hospital_id}&all=1`)
    const inState = found.filter(({ status }) => status === 2).length
    await expect(completed).toHaveAccessibleName(new RegExp(`^Bestellung abgeschlossen ${inState}$`))
    await expect(page.locator('main a[href^="/patzu/orders/"]:not([href$="+"])')).toHaveCount(found.length)
  })

  await test.step('a released order moves to the next column', async () => {
    await card.getByRole('button', { name: 'Bestellung genehmigen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bestellung genehmigen' }).click()
    const released = page.getByRole('region', { name: /^Genehmigt/ })
    await expect(released.locator(`a[href="/patzu/orders/${order.id}"]`)).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(await mock.log(`POST patzu/orders/${order.id}/approve/`)).toHaveLength(1)
  })

  await test.step('the board is remembered', async () => {
    await page.goto('/patzu/orders')
    await expect(page.getByRole('radio', { name: 'Tafel' })).toBeChecked()
    await page.getByRole('radio', { name: 'Tabelle' }).check()
    await expect(page.getByRole('table')).toBeVisible()
    await page.goto('/patzu/orders')
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test('a calendar names the type of an event only where its name does not', async ({ page, mock }) => {
  const days = { start_date: '2026-12-14', end_date: '2026-12-18' }
  await mock.edit('patzu/event', 1, { name: 'Datenprüfung', typ: 4, ...days })
  await mock.edit('patzu/event', 2, { name: 'Rückfragen', typ: 4, ...days })
  await enterAs(page, mock, 'staff', '/patzu/event?as=calendar&month=2026-12')
  const day = page.getByRole('gridcell', { name: /14\. Dezember 2026/ })
  await expect(day.getByRole('link', { name: 'Rückfragen' })).toContainText('Datenprüfung')
  await expect(day.getByText('Datenprüfung')).toHaveCount(2)
})

test('staff find an event in the calendar by keyboard', async ({ page, mock }) => {
  await mock.edit('patzu/event', 1, { name: 'Abgabe der Daten', start_date: '2026-12-30', end_date: '2027-01-04' })
  await enterAs(page, mock, 'staff', '/patzu/event?as=calendar&month=2026-12')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dezember 2026')
  const violations: string[] = []
  await axeOn(page, violations)('calendar')
  expect(violations).toEqual([])
  await page.getByRole('gridcell', { name: /31\. Dezember 2026/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/month=2027-01/)
  await expect(page.getByRole('gridcell', { name: /Freitag, 1. Januar 2027/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Abgabe der Daten' }).press('Enter')
  await expect(page).toHaveURL(/\/patzu\/event\/1$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Januar 2027')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dezember 2026')
})
