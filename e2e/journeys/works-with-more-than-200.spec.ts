import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { getQuery } from '../getQuery.ts'
import { pressTool } from '../tools.ts'

/** Selects every row of the list. */
async function selectAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: `Alle ${count} auswählen` }).click()
  await expect(page.getByText(`${count} ausgewählt`)).toBeVisible()
}

/** Saves the server's export of the selection. */
async function saveOfServer(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Exportieren' }).click()
  await page.getByRole('radio', { name: 'Vollständiger Export' }).check()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Datei speichern' }).click()
  await saved
}

test('no address of a bulk action contains more than 200 ids [D-79, D-39, TOOL-09] @smoke', async ({ page, mock }) => {
  test.setTimeout(180_000)
  await enterAs(page, mock, 'staff', '/accounts/users?search=ber')
  await expect(page.getByText('1–15 von 202')).toBeVisible()
  await selectAll(page, 202)
  const bar = page.getByRole('group', { name: 'Auswahl' })

  await test.step('selecting all rows exports the query of the list', async () => {
    await saveOfServer(page)
    const [requested] = await mock.log('GET accounts/users/export/')
    expect(getQuery(requested)).toMatchObject({ search: 'ber' })
    expect(getQuery(requested)).not.toHaveProperty('ids')
  })

  await test.step('201 of 202 rows show what to do instead', async () => {
    await page.locator('tbody').getByRole('checkbox').first().uncheck()
    await bar.getByRole('button', { name: 'Exportieren' }).click()
    await page.getByRole('radio', { name: 'Vollständiger Export' }).check()
    const button = page.getByRole('button', { name: 'Datei speichern' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Mehr als 200 Einträge werden als ganze Liste exportiert/)
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  })

  await test.step('200 rows are sent by their ids', async () => {
    await page.locator('tbody').getByRole('checkbox').nth(1).uncheck()
    await saveOfServer(page)
    const requested = (await mock.log('GET accounts/users/export/')).at(-1)
    expect(getQuery(requested)['ids']?.split(',')).toHaveLength(200)
    for (const box of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(box).check()
  })

  await test.step('a mail job has its recipients in the request body', async () => {
    await pressTool(page, 'E-Mail-Versand erstellen')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Der E-Mail-Versand geht an 202 Benutzer.')
    await dialog.getByLabel('Name').fill('An viele')
    await dialog.getByRole('combobox', { name: 'Vorlage' }).click()
    await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
    await dialog.getByRole('button', { name: 'E-Mail-Versand erstellen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An viele')
    const [job] = await mock.log('POST mailer/jobs/')
    expect((job?.body as { recipients: number[] } | undefined)?.recipients).toHaveLength(202)
  })

  await test.step('a deactivation is one request per account', async () => {
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
    await expect(page.getByText(/^Keine (Daten|Treffer)$/).first()).toBeVisible()
    const deleted = (await mock.log()).filter(({ method }) => method === 'DELETE')
    expect(new Set(deleted.map(({ path }) => path)).size).toBe(202)
  })
  const maxLength = Math.max(...(await mock.log()).map(({ query }) => query.length))
  expect(maxLength).toBeLessThan(2000)
})
