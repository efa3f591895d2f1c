import type { Locator } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../keyboard.ts'

test('what leads from a figure to better care is opened, filled in and left by keys @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const overview = page.getByRole('region', { name: 'Auf einen Blick' })
  const leave = async (opener: Locator, dialog: Locator) => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  const press = async (wanted: Locator) => {
    await tabTo(page, wanted, 80)
    await page.keyboard.press('Enter')
  }
  await test.step('a plan', async () => {
    const opener = overview.getByRole('button', { name: /^Massnahme planen: / }).first()
    await tabTo(page, opener, 80)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Massnahme planen' })
    await expect(dialog.getByRole('textbox', { name: 'Was tun Sie?' })).toBeFocused()
    await leave(opener, dialog)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Was tun Sie?' })).toBeFocused()
    await page.keyboard.type('Mit Tasten geplant')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Ziel' }))
    await page.keyboard.type('4.2')
    await press(dialog.getByRole('button', { name: 'Massnahme planen' }))
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect((await mock.log('POST results/actions/'))[0]?.body).toMatchObject({
      title: 'Mit Tasten geplant',
      target: 4.2,
    })
  })
  await test.step('a question', async () => {
    const opener = overview.getByRole('button', { name: /^Frage zu dieser Zahl stellen: / }).first()
    await tabTo(page, opener, 80)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Frage zu dieser Zahl stellen' })
    await expect(dialog.getByRole('textbox', { name: 'Ihre Frage' })).toBeFocused()
    await leave(opener, dialog)
  })
  await test.step('slides', async () => {
    const opener = page.getByRole('button', { name: 'Weitere Aktionen' })
    await tabTo(page, opener, 80, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await press(page.getByRole('button', { name: 'Folien und Blätter', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Folien und Blätter' })
    await expect(dialog).toBeVisible()
    await leave(opener, dialog)
  })
})
