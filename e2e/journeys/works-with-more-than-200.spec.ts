import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { queryOf } from '../queryOf.ts'

/** Selects every row of the list, page by page; `atEnd` is what the last page's range says. */
async function selectAll(page: Page, count: number): Promise<void> {
  for (let selected = 0; selected < count;) {
    await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
    selected += await page.locator('tbody tr').count()
    await expect(page.getByText(`${selected} ausgewählt`)).toBeVisible()
    if (selected === count) return
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    await expect(page.getByText(new RegExp(`^${selected + 1}–`))).toBeVisible()
  }
}

test('202 selected people are exported as the query that found them, written to and deactivated one by one: no address holds more than 200 ids [D-79, D-39, TOOL-09]', async ({
  page,
  mock,
}) => {
  test.setTimeout(180_000)
  await enterAs(page, mock, 'staff', '/accounts/users?search=ber')
  await expect(page.getByText('1–15 von 202')).toBeVisible()
  await selectAll(page, 202)
  const bar = page.getByRole('group', { name: 'Auswahl' })

  await test.step('all that were found: the export asks as the list does', async () => {
    const saved = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Auswahl exportieren' }).click()
    await saved
    const [asked] = await mock.log('GET accounts/users/export/')
    expect(queryOf(asked)).toMatchObject({ search: 'ber' })
    expect(queryOf(asked)).not.toHaveProperty('ids')
  })

  await test.step('201 of 202 are no query: it says what to do instead', async () => {
    await page.locator('tbody').getByRole('checkbox').first().uncheck()
    const button = bar.getByRole('button', { name: 'Auswahl exportieren' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Mehr als 200 Einträge werden als ganze Liste exportiert/)
  })

  await test.step('200 travel by their ids', async () => {
    await page.locator('tbody').getByRole('checkbox').nth(1).uncheck()
    const saved = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Auswahl exportieren' }).click()
    await saved
    const asked = (await mock.log('GET accounts/users/export/')).at(-1)
    expect(queryOf(asked)['ids']?.split(',')).toHaveLength(200)
    for (const box of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(box).check()
  })

  await test.step('a mail job names its recipients in its body', async () => {
    await page.getByRole('button', { name: 'Mailversand erstellen' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Der Mailversand geht an 202 Benutzer.')
    await dialog.getByLabel('Name').fill('An viele')
    await dialog.getByRole('combobox', { name: 'Vorlage' }).click()
    await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
    await dialog.getByRole('button', { name: 'Mailversand anlegen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An viele')
    const [job] = await mock.log('POST mailer/jobs/')
    expect((job?.body as { recipients: number[] } | undefined)?.recipients).toHaveLength(202)
  })

  await test.step('a deactivation is a call for each', async () => {
    await page.goto('/accounts/users?search=ber')
    await selectAll(page, 202)
    await bar.getByRole('button', { name: 'Deaktivieren' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('202 von 202')
    await question.getByRole('textbox').fill('DELETE ALL')
    await question.getByRole('button', { name: 'Deaktivieren' }).click()
    await expect(
      page.getByText('202 Einträge gelöscht.').or(page.getByText('202 Konten deaktiviert.')).first(),
    ).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Keine Daten').first()).toBeVisible()
    const deleted = (await mock.log()).filter(({ method }) => method === 'DELETE')
    expect(new Set(deleted.map(({ path }) => path)).size).toBe(202)
  })
  const longest = Math.max(...(await mock.log()).map(({ query }) => query.length))
  expect(longest).toBeLessThan(2000)
})
