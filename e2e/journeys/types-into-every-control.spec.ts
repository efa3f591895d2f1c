import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'

/** Every character of a Swiss keyboard without dead keys; brackets are closed as an editor may close them itself. */
const signs = [
  'abcdefghijklmnopqrstuvwxyzäöüéàè',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  `?/.,;:-_+*%&=!$£<>|@#'"`,
]

/** The state that a shortcut would have changed: address, dialog, menu, help or focus. */
async function pageState(page: Page) {
  return {
    address: new URL(page.url()).pathname,
    dialogs: await page.getByRole('dialog').count(),
    menus: await page.getByRole('menu').count(),
    help: await page.getByRole('complementary', { name: 'Hilfe' }).count(),
  }
}

async function typeEverySign(page: Page, control: Locator): Promise<void> {
  await control.click()
  const before = await pageState(page)
  for (const line of signs) await page.keyboard.type(line)
  await expect(control).toBeFocused()
  expect(await pageState(page)).toEqual(before)
}

test('the JSON field keeps every typed character [FORM-13]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/apps/groups/1')
  const editor = page.getByRole('textbox', { name: 'Filter' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{"year": 2021')
  await expect(editor).toContainText('{"year": 2021')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await typeEverySign(page, editor)
  await expect(editor).toHaveText(signs.join(''))
})

test('the JSON field locates an error in the language of the page [FORM-13, FORM-14]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/apps/groups/1')
  const editor = page.getByRole('textbox', { name: 'Filter' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{"a": 1 2}')
  await expect(page.getByText('Kein gültiges JSON: Bitte Zeile 1, Zeichen 9 prüfen.')).toBeVisible()
})

test('a mail keeps every typed character', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/mailer/mailtemplates/1')
  const editor = page.getByRole('textbox', { name: 'Text (Deutsch)' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+End')
  await typeEverySign(page, editor)
  await expect(editor).toContainText(signs[0] ?? '')
})

test('a text area keeps every typed character @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'superuser', '/apps/apps/+')
  const area = page.getByRole('textbox', { name: 'Beschreibung' }).first()
  await typeEverySign(page, area)
  await expect(area).toHaveValue(signs.join(''))
})

test('a text field keeps every typed character', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/+')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await typeEverySign(page, name)
  await expect(name).toHaveValue(signs.join(''))
})

test('a number field triggers no shortcut', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await typeEverySign(page, page.getByRole('textbox', { name: 'Fragebogen (Vorjahr)' }))
})

test('a date field triggers no shortcut', async ({ page, mock }) => {
  await mock.edit('patzu/hospitals', 2, { state: 3 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals/2')
  await typeEverySign(page, page.getByRole('textbox', { name: 'Dispensiert bis' }))
})

test('the search of a list keeps every typed character', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const search = page.getByRole('searchbox', { name: 'Suchen' })
  await typeEverySign(page, search)
  await expect(search).toHaveValue(signs.join(''))
})

test('the search of a picker keeps every typed character', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders/+')
  await page.getByRole('combobox').first().click()
  const search = page.getByPlaceholder('Suchen').last()
  await expect(search).toBeFocused()
  const before = await pageState(page)
  for (const line of signs) await page.keyboard.type(line)
  await expect(search).toHaveValue(signs.join(''))
  expect(await pageState(page)).toEqual(before)
})

test('letters on a closed choice only select', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const choice = page.getByRole('combobox', { name: 'Status' })
  await choice.focus()
  const { address, help } = await pageState(page)
  await page.keyboard.type('nhe')
  expect(new URL(page.url()).pathname).toBe(address)
  expect(await page.getByRole('complementary', { name: 'Hilfe' }).count()).toBe(help)
})

test('a search typed before its list loads presses nothing [X06]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  const release = await holdBack(page, /\/assets\/.*\.js|\/backend\/.*patzu\/orders/)
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Bestellungen', exact: true }).click()
  await page.keyboard.press('/')
  await release()
  // Typing continues while the list loads, including the key for a new order.
  const create = page.locator('main [aria-keyshortcuts="n"]')
  do await page.keyboard.type('val', { delay: 60 })
  while (!(await create.isVisible()))
  await page.keyboard.type('lon', { delay: 60 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen')
  await expect(page).toHaveURL('/patzu/orders')
  await expect(page.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('')
})
