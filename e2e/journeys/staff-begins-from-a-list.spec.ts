import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { pressTool } from '../tools.ts'

const pick = async (page: Page, name: RegExp) =>
  await page.getByRole('row', { name }).first().getByRole('checkbox').check()

test('a child of the measure selected in the list [TOOL-12]', async ({ page, mock }) => {
  const { results } = await readAs<{ results: { id: number; name: string }[] }>(
    page,
    mock,
    'staff',
    'results/measures/?is_parent_measure=true&size=1',
  )
  const [parent] = results
  await enterAs(page, mock, 'staff', '/results/measures')
  const create = page.locator('header button', { hasText: 'Abgeleitete Messung erstellen' })
  await expect(create).toHaveAttribute('title', 'Wählen Sie in der Liste genau eine Hauptmessung aus.')
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await page.goto(`/results/measures?search=${encodeURIComponent(parent?.name ?? '')}`)
  await page
    .locator('tbody tr')
    .filter({ has: page.locator(`a[href="/results/measures/${parent?.id}"]`) })
    .getByRole('checkbox')
    .first()
    .check()
  await pressTool(page, 'Abgeleitete Messung erstellen')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Eigene Daten/ }).check()
  await dialog.getByRole('button', { name: 'Abgeleitete Messung erstellen' }).click()
  await expect(page).toHaveURL(/\/results\/measures\/\d+$/)
  const [made] = await mock.log('POST results/measures/')
  expect(made?.body).toMatchObject({ parent_measure_id: parent?.id, inherit_data: false })
})

test('a child of the evaluation selected in the list [TOOL-13]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations')
  const create = page.locator('header button', { hasText: 'Abgeleitete Auswertung erstellen' })
  await expect(create).toHaveAttribute('title', 'Wählen Sie in der Liste genau eine Auswertung aus.')
  await page.locator('tbody').getByRole('checkbox').first().check()
  await pressTool(page, 'Abgeleitete Auswertung erstellen')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Aus der Liste')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/results\/evaluations\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Child')
})

test('staff create a mail job for the people of the selected hospitals [TOOL-09, MAIL-09, D-82] @smoke', async ({
  page,
  mock,
}) => {
  const getUsers = async (query: string) => {
    const { results } = await readAs<{ results: { users: number[] }[] }>(
      page,
      mock,
      'staff',
      `patzu/hospitals/?size=1000&${query}`,
    )
    return [...new Set(results.flatMap(({ users }) => users))].toSorted((one, other) => one - other)
  }
  const make = async (name: string) => {
    const dialog = page.getByRole('dialog', { name: 'E-Mail-Versand erstellen' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('combobox', { name: 'Vorlage' }).click()
    await page.getByRole('option', { name: 'Erinnerung Bestellung' }).click()
    await dialog.getByRole('button', { name: 'E-Mail-Versand erstellen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  const sent = async () =>
    (await mock.log('POST mailer/jobs/')).map(({ body }) =>
      (body as { recipients: number[] }).recipients.toSorted((one, other) => one - other),
    )
  await enterAs(page, mock, 'staff', '/patzu/hospitals?category=1')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'An die Personen schreiben' })).toHaveCount(0)
  await pick(page, /Klinik Seeblick/)
  await page.getByRole('button', { name: 'An die Personen schreiben' }).click()
  const everybody = await getUsers('category=1')
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(`alle.*${everybody.length}`, 'i') })
    .check()
  await make('An alle')

  await page.goto('/patzu/hospitals?search=Seeblick')
  await pick(page, /Klinik Seeblick/)
  await page.getByRole('button', { name: 'An die Personen schreiben' }).click()
  await make('An ein Spital')
  expect(await sent()).toEqual([everybody, await getUsers('search=Klinik Seeblick')])
})
