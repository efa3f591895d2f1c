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
