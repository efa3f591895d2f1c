import { enterAs } from '../actors.ts'
import { dialog } from '../editor.ts'
import { expectAtMost, watchEffort } from '../watch/effort.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

test.describe.configure({ timeout: 90_000 })

test('an evaluation with four charts is created in five clicks and five per chart', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/results/evaluations')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await spent()
  await page.getByRole('link', { name: 'Hinzufügen' }).click()
  await page.getByRole('textbox', { name: 'Name (Deutsch)' }).click()
  await page.keyboard.type('Vier')
  await page.getByRole('combobox', { name: 'Messungen' }).click()
  await page.getByRole('option', { name: 'Patientenzufriedenheit 2026' }).first().click()
  // A multiple choice stays open.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Auswertung hinzufügen' }).click()
  await page.getByRole('link', { name: 'Erstes Diagramm hinzufügen' }).click()
  const types = ['Mittelwerte', 'Verteilung der Antworten', 'Balkendiagramm', 'Boxplot']
  for (const [index, type] of types.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Neues Diagramm' }).click()
    const form = dialog(page)
    await form.getByRole('radio', { name: type }).check()
    await form.getByRole('combobox', { name: /Fragen/ }).click()
    await page.getByRole('option', { name: 'Aufenthalt – Behandlung' }).click()
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Diagramm hinzufügen' }).click()
    await expect(form).toHaveCount(0)
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.').last()).toBeVisible()
  // Four letters, five times Escape, Control+S.
  expectAtMost(await spent(), { clicks: 25, keys: 11 })
  const [put] = (await mock.log()).filter(({ method, path }) => method === 'PUT' && path.endsWith('/update_charts/'))
  expect(put?.body).toMatchObject({
    charts: ['mean', 'likert', 'bar', 'boxPlot'].map((type) => ({ type, data: [{ keys: ['q1'] }] })),
  })
  await page.goto(page.url().replace(/\?.*/, ''))
  await expect(page.locator('main article')).toHaveCount(4)
})

test('an evaluation is published to its three children in six clicks @smoke', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  const before = await readAs<{ name: string }>(page, mock, 'staff', 'results/evaluations/102/')
  await enterAs(page, mock, 'staff', '/results/evaluations/101')
  const children = page.getByRole('button', { name: 'Abgeleitete Auswertungen', exact: true })
  await expect(children).toBeVisible()
  await spent()
  await children.click()
  await page.getByRole('menuitem', { name: 'Abgeleitete Auswertungen aktualisieren' }).click()
  const choice = page.getByRole('dialog')
  await choice.getByRole('checkbox', { name: 'Alle abgeleiteten Auswertungen (3)' }).check()
  await choice.getByRole('button', { name: 'Vorschau' }).click()
  const question = page.getByRole('alertdialog', { name: 'Das ändert sich' })
  await question.getByRole('textbox').click()
  await page.keyboard.type('OK')
  await question.getByRole('button', { name: 'Aktualisieren' }).click()
  await expect(page.getByText('3 abgeleitete Auswertungen sind aktualisiert.', { exact: true })).toBeVisible()
  // Shift of two capitals is among the keys.
  expectAtMost(await spent(), { clicks: 6, keys: 4 })
  const parent = await readAs<{ charts: { title: string }[] }>(page, mock, 'staff', 'results/evaluations/101/')
  const child = await readAs<{ name: string; charts: { title: string }[] }>(
    page,
    mock,
    'staff',
    'results/evaluations/102/',
  )
  expect(child.name).toBe(before.name)
  expect(child.charts.map(({ title }) => title)).toEqual(
    expect.arrayContaining(parent.charts.map(({ title }) => title)),
  )
})

test('200 people are invited by a file in four clicks', async ({ page, mock }) => {
  const spent = await watchEffort(page)
  const { anqid } = await readAs<{ anqid: number }>(page, mock, 'staff', 'patzu/hospitals/1/')
  await enterAs(page, mock, 'staff', '/accounts/invitations')
  const way = page.getByRole('link', { name: 'Datei importieren' })
  await way.waitFor()
  await spent()
  await way.click()
  const people = Array.from({ length: 200 }, (_, at) => `user;patzu;fr;${anqid};neu${at}@klinik.example;Neu${at};Anna`)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('CSV-Datei wählen').click()])
  await chooser.setFiles({
    name: 'personen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['role;programme;language;object;email;last_name;first_name', ...people].join('\n')),
  })
  await page.getByRole('button', { name: '200 Zeilen importieren' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '200 Einladungen senden' }).click()
  await expect(page.getByText(/Der Import ist abgeschlossen: neu 200/)).toBeVisible()
  expectAtMost(await spent(), { clicks: 4, keys: 0 })
  const posts = await mock.log('POST accounts/invitations/')
  const requested = new Set(posts.map(({ body }) => (body as { email: string }).email))
  expect(requested).toEqual(new Set(Array.from({ length: 200 }, (_, at) => `neu${at}@klinik.example`)))
})
