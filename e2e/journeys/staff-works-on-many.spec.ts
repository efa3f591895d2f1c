import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { queryOf } from '../queryOf.ts'

const wholePage = 'Alle Zeilen dieser Seite auswählen'
const bar = (page: Page) => page.getByRole('group', { name: 'Auswahl' })

test('once a page is selected, all that the list finds can be, and everything acts on them [TOOL-06, D-39]', async ({
  page,
  mock,
}) => {
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
  const [asked] = (await mock.log('GET patzu/hospitals/')).slice(-1)
  expect(queryOf(asked)).toMatchObject({ state: '1', search: 'Klinik', page: '1', size: '100' })

  await test.step('they stay selected on another page, and a row taken off is one less', async () => {
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    await expect(page.getByText(new RegExp(`^16–.* von ${count}$`))).toBeVisible()
    for (const box of await page.locator('tbody').getByRole('checkbox').all()) await expect(box).toBeChecked()
    await page.locator('tbody').getByRole('checkbox').first().uncheck()
    await expect(bar(page)).toContainText(`${count - 1} ausgewählt`)
  })

  await test.step('a deletion names how many, of all that were found', async () => {
    await bar(page).getByRole('button', { name: 'Löschen' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${count - 1} von ${count}`)
    await question.getByRole('button', { name: 'Abbrechen' }).click()
  })

  await test.step('another question drops the selection', async () => {
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('Klinik S')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByText(new RegExp(` von ${count}$`))).toHaveCount(0)
    expect((await mock.log()).filter(({ method }) => method === 'DELETE')).toEqual([])
  })
})

test('a selection of all is given up when another row is picked meanwhile, and said when the server refuses it', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('checkbox', { name: wholePage }).check()
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/?*size=100*', kind: 'delay', delay: 1500, times: 1 })
  await bar(page)
    .getByRole('button', { name: /^Alle \d+ auswählen$/ })
    .click()
  await page.locator('tbody').getByRole('checkbox').first().uncheck()
  await expect(bar(page)).toContainText('14 ausgewählt')
  await page.waitForTimeout(2000)
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
