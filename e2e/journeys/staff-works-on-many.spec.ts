import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { getQuery } from '../getQuery.ts'

const wholePage = 'Alle Zeilen dieser Seite auswählen'
const bar = (page: Page) => page.getByRole('group', { name: 'Auswahl' })

test('all rows of a list can be selected [TOOL-06, D-39] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?state=1&search=Klinik')
  const pager = await page.getByText(/^1–15 von \d+$/).innerText()
  const count = Number(/\d+$/.exec(pager))
  await page.locator('tbody').getByRole('checkbox').first().check()
  await expect(bar(page)).toContainText('1 ausgewählt')
  await expect(bar(page).getByRole('button', { name: /^Alle/ })).toHaveCount(0)

  await page.getByRole('checkbox', { name: wholePage }).check()
  await expect(bar(page)).toContainText('15 ausgewählt')
  await bar(page)
    .getByRole('button', { name: `Alle ${count} auswählen` })
    .click()
  await expect(bar(page)).toContainText(`${count} ausgewählt, davon ${count - 15} auf anderen Seiten`)
  await expect(bar(page).getByRole('button', { name: /^Alle/ })).toHaveCount(0)
  const [requested] = (await mock.log('GET patzu/hospitals/')).slice(-1)
  expect(getQuery(requested)).toMatchObject({ state: '1', search: 'Klinik', page: '1', size: '100' })

  await test.step('deselecting a row on another page reduces the count', async () => {
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    await expect(page.getByText(new RegExp(`^16–.* von ${count}$`))).toBeVisible()
    for (const box of await page.locator('tbody').getByRole('checkbox').all()) await expect(box).toBeChecked()
    await page.locator('tbody').getByRole('checkbox').first().uncheck()
    await expect(bar(page)).toContainText(`${count - 1} ausgewählt`)
  })

  await test.step('the deletion shows how many of all rows', async () => {
    await bar(page).getByRole('button', { name: 'Löschen' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${count - 1} von ${count}`)
    await question.getByRole('button', { name: 'Abbrechen' }).click()
  })

  await test.step('another query clears the selection', async () => {
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('Klinik S')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByText(new RegExp(` von ${count}$`))).toHaveCount(0)
    expect((await mock.log()).filter(({ method }) => method === 'DELETE')).toEqual([])
  })
})

test('on a phone the selection has two tools and the others behind a button', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.locator('tbody').getByRole('checkbox').first().check()
  await expect(bar(page)).toContainText('1 ausgewählt')
  const remove = bar(page).getByRole('button', { name: 'Löschen' })
  await expect(bar(page).getByRole('button', { name: 'Ein Feld ändern' })).toBeInViewport({ ratio: 1 })
  await expect(bar(page).getByRole('button', { name: 'Aus Tabelle einfügen' })).toBeInViewport({ ratio: 1 })
  await expect(bar(page).getByRole('button', { name: 'Weitere Aktionen' })).toBeVisible()
  await expect(remove).toBeHidden()
  await expect.poll(async () => (await bar(page).boundingBox())?.height).toBeLessThan(120)
  await bar(page).getByRole('button', { name: 'Weitere Aktionen' }).click()
  await expect(remove).toBeInViewport({ ratio: 1 })
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(bar(page)).toContainText('1 ausgewählt')
})

test('selecting another row meanwhile cancels selecting all', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('checkbox', { name: wholePage }).check()
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/?*size=100*', kind: 'delay', delay: 1500, times: 1 })
  await bar(page)
    .getByRole('button', { name: /^Alle \d+ auswählen$/ })
    .click()
  await page.locator('tbody').getByRole('checkbox').first().uncheck()
  await expect(bar(page)).toContainText('14 ausgewählt')
  await allLoaded(page)
  await expect(bar(page)).toContainText('14 ausgewählt')

  await page.getByRole('checkbox', { name: wholePage }).check()
  await mock.fail({
    method: 'GET',
    path: 'patzu/hospitals/?*size=100*',
    kind: 'status',
    status: 400,
    body: { detail: 'Zu viele Zeilen.' },
  })
  await bar(page)
    .getByRole('button', { name: /^Alle \d+ auswählen$/ })
    .click()
  await expect(page.getByRole('alert').getByText('Zu viele Zeilen.')).toBeVisible()
  await expect(bar(page)).toContainText('15 ausgewählt')
})

test('Shift selects a range of rows [TOOL-06, X06]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  const box = (row: number) => page.locator('tbody').getByRole('checkbox').nth(row)
  const ticked = page.locator('tbody').getByRole('checkbox', { checked: true })
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await test.step('by mouse in both directions without selecting text', async () => {
    // The table handles Shift a moment after its rows are visible.
    await expect(async () => {
      await box(2).setChecked(false)
      await box(2).check()
      await box(6).click({ modifiers: ['Shift'] })
      await expect(ticked).toHaveCount(5, { timeout: 1000 })
    }).toPass()
    await expect(bar(page)).toContainText('5 ausgewählt')
    await page
      .locator('tbody tr')
      .nth(0)
      .locator('label')
      .click({ modifiers: ['Shift'] })
    await expect(ticked).toHaveCount(7)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await expect(page).toHaveURL('/patzu/hospitals')
  })
  await test.step('deselecting with Shift deselects the range', async () => {
    await box(5).uncheck()
    await box(3).click({ modifiers: ['Shift'] })
    await expect(ticked).toHaveCount(4)
    for (const row of [3, 4, 5]) await expect(box(row)).not.toBeChecked()
  })
  await test.step('by keyboard', async () => {
    await bar(page).getByRole('button', { name: 'Auswahl aufheben' }).click()
    const link = (row: number) => page.locator('tbody tr').nth(row).getByRole('link').first()
    await link(9).focus()
    await page.keyboard.press('x')
    await expect(box(9)).toBeChecked()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+X')
    await expect(bar(page)).toContainText('4 ausgewählt')
    await page.keyboard.press('Control+x')
    await expect(ticked).toHaveCount(4)
    await expect(link(12)).toBeFocused()
  })
})
