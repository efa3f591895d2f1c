import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../keyboard.ts'

/** Shortcuts work a moment after the page is visible: a person presses again. */
async function pressUntil(page: Page, key: string, isDone: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await isDone()
  }).toPass()
}

const getKeys = (page: Page) => page.getByRole('dialog', { name: 'Tastenkürzel' })

test('staff find, save and add records by single keys [X06] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await pressUntil(page, '?', async () => await expect(getKeys(page)).toBeVisible({ timeout: 1000 }))
  await expect(getKeys(page)).toContainText(/\/\s*Zur Suche/)
  await expect(getKeys(page)).toContainText(/N\s*Neuen Eintrag hinzufügen/)
  await test.step('no shortcut works below a dialog', async () => {
    await page.keyboard.press('n')
    await expect(page).toHaveURL('/patzu/hospitals')
    await page.keyboard.press('Escape')
    await expect(getKeys(page)).toHaveCount(0)
  })

  const search = page.getByRole('searchbox', { name: 'Suchen' })
  await expect(search).toHaveAttribute('title', 'Taste /')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await test.step('letters are typed in a field', async () => {
    await page.keyboard.type('vallon?n/')
    await expect(search).toHaveValue('vallon?n/')
    for (let taken = 0; taken < 3; taken += 1) await page.keyboard.press('Backspace')
    await expect(page.locator('tbody tr')).toHaveCount(1)
  })
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tbody a').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/patzu/hospitals/3')

  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveAttribute('aria-keyshortcuts', 'Control+S')
  // Navigation first puts the focus on the heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Clinique du Vallon' })).toBeFocused()
  await tabTo(page, page.locator('input[name=name]'))
  await page.keyboard.press('End')
  await page.keyboard.type(' n/?')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await mock.log('PUT patzu/hospitals/3/')).map(({ status }) => status)).toEqual([200])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinique du Vallon n/?')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spitäler')
  await expect(page.getByRole('link', { name: 'Hinzufügen' })).toHaveAttribute('title', 'Taste N')
  await pressUntil(page, 'n', async () => await expect(page).toHaveURL('/patzu/hospitals/+', { timeout: 1000 }))
})

test('the list of keys has no axe violations in both themes, wide and narrow [X01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await pressUntil(page, '?', async () => await expect(getKeys(page)).toBeVisible({ timeout: 1000 }))
  const found: string[] = []
  await axeOn(page, found)('keys')
  expect(found).toEqual([])
})

test('n does nothing where nothing can be added', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-admin', '/accounts/users')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hinzufügen' })).toHaveCount(0)
  await pressUntil(page, '?', async () => await expect(getKeys(page)).toBeVisible({ timeout: 1000 }))
  await page.keyboard.press('Escape')
  await expect(getKeys(page)).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/accounts/users')
})

test('single keys can be disabled for one person on this device [X06, D-85]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Tastenkürzel' }).click()
  const single = getKeys(page).getByRole('checkbox', { name: /ohne Ctrl/ })
  await single.uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const search = page.getByRole('searchbox', { name: 'Suchen' })
  await expect(search).not.toHaveAttribute('aria-keyshortcuts')
  await expect(page.getByRole('link', { name: 'Hinzufügen' })).not.toHaveAttribute('title')

  await pressUntil(page, 'Control+/', async () => await expect(getKeys(page)).toBeVisible({ timeout: 1000 }))
  await expect(single).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(getKeys(page)).toHaveCount(0)
  for (const key of ['?', '/', 'n']) await page.keyboard.press(key)
  await expect(page).toHaveURL('/patzu/hospitals')
  await expect(getKeys(page)).toHaveCount(0)
  await expect(search).not.toBeFocused()

  await page.keyboard.press('Control+/')
  await single.check()
  await page.keyboard.press('Escape')
  await expect(getKeys(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})
