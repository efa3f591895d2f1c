import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

test('a field keeps the focus while related lists load [P01, D-37] @smoke', async ({ page, mock }) => {
  // First the rows of a list load late, then the code of its cells.
  for (const late of ['**/patzu/orders/?*', '**/assets/StatusCell-*.js'])
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Klinik am See mit einem langen Namen', { delay: 90 })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Klinik am See mit einem langen Namen')
  await expect(page.getByRole('group', { name: 'Bestellungen' }).getByRole('table')).toBeVisible()
  await expect(name).toHaveValue('Klinik am See mit einem langen Namen')
})
