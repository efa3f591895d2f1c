import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
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

/** Opens a dialog with the keyboard; Escape leaves it, and the focus is back where it was. */
async function opensAndLeaves(page: Page, opener: Locator, ways: readonly string[], title: string) {
  await tabTo(page, opener, 120)
  await page.keyboard.press('Enter')
  for (const name of ways) {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('who answered and who sees an evaluation are opened and left by keys', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  await opensAndLeaves(page, page.getByRole('button', { name: 'Rücklauf ansehen' }), [], 'Rücklauf')
  await page.goto('/results/evaluations/101')
  const more = page.getByRole('button', { name: 'Weitere Aktionen' })
  await opensAndLeaves(page, more, ['Wer sieht diese Auswertung?'], 'Wer sieht diese Auswertung?')
})

test('a text of a patient gets a theme by keys', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi', '/results/evaluations/56')
  const chart = page.locator('[data-chart="chart-1-details-11"]')
  await chart.scrollIntoViewIfNeeded()
  const search = chart.getByRole('searchbox', { name: 'In den Texten suchen' })
  await search.focus()
  await page.keyboard.press('Tab')
  const opener = chart.getByRole('button', { name: 'Themen bearbeiten' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Themen' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Neues Thema' }))
  await page.keyboard.type('Dank')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Name des Themas «Dank»' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await tabTo(page, chart.getByRole('button', { name: 'Themen dieses Textes' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('menuitem', { name: 'Zu «Dank» legen' }), 5, 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chart.getByRole('button', { name: /^Dank: 1 von \d+$/ })).toBeVisible()
})
