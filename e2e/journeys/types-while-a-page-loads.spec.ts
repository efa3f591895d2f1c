import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'

test('a field keeps the focus while related lists load [P01, D-37] @smoke', async ({ page, mock }) => {
  const releaseRows = await holdBack(page, '**/patzu/orders/?*')
  const releaseCells = await holdBack(page, '**/assets/StatusCell-*.js')
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Klinik am See')
  await releaseRows()
  await page.keyboard.type(' mit einem')
  await releaseCells()
  await expect(page.getByRole('group', { name: 'Bestellungen' }).getByRole('table')).toBeVisible()
  await page.keyboard.type(' langen Namen')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Klinik am See mit einem langen Namen')
})
