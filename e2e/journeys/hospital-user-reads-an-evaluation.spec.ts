import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const hospitalUser = 6
const chart = (page: Page, name: string) => page.getByRole('article', { name })
/** Gives the hospital user access to an evaluation. */
const open = async (mock: Mock, id: number, more: object = {}) =>
  await mock.edit('results/evaluations', id, {
    view_access_users: [hospitalUser],
    is_parent_evaluation: false,
    ...more,
  })
const saves = async (mock: Mock) =>
  (await mock.log()).filter(({ method, path }) => path.startsWith('results/user_charts') && method !== 'GET')
test('the filter opens above the page, and nothing moves', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(page.getByRole('article').first().locator('figure')).toBeVisible()
  // The ones of the page are hidden from screen readers while the filter is open.
  const neighbours = page.locator('[data-filters] [aria-haspopup], [data-filters] ~ div, [data-overview], main article')
  const places = async () =>
    await neighbours.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const before = await places()
  expect(before.length).toBeGreaterThan(5)
  const button = page.getByRole('button', { name: 'Filter', exact: true })
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expect(panel.getByRole('combobox', { name: 'Merkmal' })).toBeFocused()
  expect(await places()).toEqual(before)
  // By keys: the runner scrolls the page where a click does not hit at its first try.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Geschlecht')
  await expect(page.getByRole('option')).toHaveText(['Geschlecht'])
  await page.keyboard.press('Enter')
  const checkbox = panel.getByRole('checkbox', { name: "Frau (1'097)" })
  await expect(checkbox).toBeInViewport({ ratio: 1 })
  await checkbox.press('Space')
  await expect(checkbox).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
  const chip = page.getByRole('button', { name: 'Geschlecht: Frau', exact: true })
  // What is selected comes after the controls of the line, which stay where they are.
  expect((await places()).slice(0, 2)).toEqual(before.slice(0, 2))
  await chip.click()
  await expect(panel.getByRole('checkbox', { name: "Frau (1'097)" })).toBeChecked()
  await panel.getByRole('button', { name: 'Schliessen', exact: true }).click()
  await expect(panel).toHaveCount(0)
})

test('a filter applies to all charts [EVAL-07]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  const rows = (name: string) => chart(page, name).getByRole('contentinfo').or(chart(page, name).locator('footer'))
  await expect(rows('Verlauf')).toContainText("2'400 Fragebogen")
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Geschlecht' }).click()
  await page.getByRole('checkbox', { name: "Frau (1'097)" }).check()
  await expect(page).toHaveURL(/\?f\.sex=1$/)
  await page.getByRole('checkbox', { name: 'Divers (594)' }).check()
  await expect(page).toHaveURL(/\?f\.sex=1%2C3$/)
  await page.keyboard.press('Escape')
  await expect(page.getByText("1'691 von 2'400 Fragebogen ausgewählt")).toBeVisible()
  for (const name of ['Verlauf', 'Antworten']) {
    await chart(page, name).scrollIntoViewIfNeeded()
    await expect(rows(name)).toContainText("1'691 Fragebogen")
  }

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Austritt' }).first().click()
  await page.getByRole('group', { name: 'Austritt' }).getByRole('combobox', { name: 'Ganzes Jahr' }).click()
  await page.getByRole('option', { name: '2025' }).click()
  await expect(page).toHaveURL(/f\.exit_date=2025-01-01\.\.2025-12-31/)
  await page.keyboard.press('Escape')
  const count = await page.getByText(/Fragebogen ausgewählt/).textContent()

  const other = await page.context().newPage()
  await other.goto(`${page.url()}&f.nothing=3&f.birth_year=x..y`)
  await expect(other.getByText(count ?? '')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Geschlecht: Frau, Divers', exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Austritt: 01.01.2025 bis 31.12.2025', exact: true })).toBeVisible()

  await page.goBack()
  await expect(page.getByText("1'691 von 2'400 Fragebogen ausgewählt")).toBeVisible()
  await page.getByRole('button', { name: 'Geschlecht: Frau, Divers entfernen' }).click()
  await expect(page).toHaveURL(/evaluations\/1$/)
  await expect(rows('Verlauf')).toContainText("2'400 Fragebogen")
})

test('an age filter takes both ends in either order or one alone [EVAL-07]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  const rendered = chart(page, 'Verteilung').getByRole('figure').first()
  const people = async () => [...((await rendered.textContent()) ?? '').matchAll(/n\s?=\s?(\d+)/g)].map(([, n]) => n)
  await chart(page, 'Verteilung').scrollIntoViewIfNeeded()
  await expect.poll(people).toHaveLength(5)
  const [, young, ...older] = await people()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Alter (Geburtsjahr)' }).click()
  const ages = page.getByRole('group', { name: 'Alter (Geburtsjahr)' })
  const [from, to] = [ages.getByRole('textbox', { name: 'Von' }), ages.getByRole('textbox', { name: 'Bis' })]
  expect((await from.boundingBox())?.y).toBe((await to.boundingBox())?.y)
  await expect(ages).toContainText(/Vorhanden: \d+ bis \d+\. Das Alter ist wie in den Diagrammen das im Jahr 2020\.$/)

  await from.fill('39')
  await to.fill('20')
  await expect(page).toHaveURL(/f\.birth_year=1981\.\.2000$/)
  await expect(from).toHaveValue('20')
  await expect(to).toHaveValue('39')
  await expect(page.getByText('Alter (Geburtsjahr): 20 bis 39', { exact: true })).toBeVisible()
  // The first small chart keeps the axis, which applies to the second.
  await expect.poll(people).toEqual(['0', young])
  for (const age of ['< 20', '40–59', '60–79', '≥ 80']) await expect(rendered).toContainText(`${age}: keine`)

  await to.fill('')
  await expect(page).toHaveURL(/f\.birth_year=\.\.2000$/)
  await expect.poll(people).toEqual(['0', young, ...older])

  await from.fill('60')
  await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
  await expect(page).toHaveURL(/f\.birth_year=\.\.1960$/)
  await expect(page.getByRole('button', { name: 'Alter (Geburtsjahr): ab 60', exact: true })).toBeVisible()
})

test('readers and editors are offered the measure’s attributes as filters and breakdowns [RES-16]', async ({
  page,
  mock,
}) => {
  await mock.edit('results/measures', 1, { selected_attributes: ['sex', 'q2'] })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('combobox', { name: 'Merkmal' }).click()
  await expect(page.getByRole('option')).toHaveText(['Geschlecht', 'Information', 'Institution', 'Erfasst am'])
  await page.goto('/results/evaluations/1?f.ward=1')
  await expect(chart(page, 'Verlauf').locator('footer')).toContainText("2'400 Fragebogen")

  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
  await page.getByRole('button', { name: '«Mittelwerte» bearbeiten' }).click()
  const form = page.getByRole('dialog', { name: /Diagramm bearbeiten/ })
  await form.getByRole('tab', { name: 'Aufteilung' }).click()
  // The existing breakdown of the chart keeps its name.
  await expect(form.getByRole('region', { name: 'Gruppen' }).getByRole('listitem')).toContainText('Geschlecht')
  await form.getByRole('combobox', { name: /Segmentieren nach/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Information', /Institution|Klinik/])
})

test('a reader arranges charts only for themselves [EVAL-23, EVAL-24, EVAL-25] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  const names = async () => await page.locator('main article h2').allTextContents()
  // The height of a chart, and so the order, is known once it was near the viewport.
  const passBy = async (...charts: string[]) => {
    for (const name of charts)
      await expect(async () => {
        await chart(page, name).scrollIntoViewIfNeeded()
        await expect(chart(page, name).getByRole('figure').first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
  }
  await passBy('Übersicht', 'Mittelwerte', 'Antworten', 'Häufigkeit', 'Verteilung', 'Anteile', 'Streuung', 'Verlauf')
  await expect(page.locator('main').getByRole('figure')).toHaveCount(8)
  const before = await names()
  await page.getByRole('button', { name: 'Aktionen für «Verlauf»' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Ausblenden' }).press('Enter')
  await expect(chart(page, 'Verlauf')).toHaveCount(0)
  await expect.poll(async () => (await saves(mock)).map(({ method }) => method)).toEqual(['POST'])

  await page.getByRole('button', { name: 'Aktionen für «Mittelwerte»' }).click()
  await page.getByRole('menuitem', { name: 'Weiter nach hinten' }).click()
  await expect.poll(names).not.toEqual(before.filter((name) => name !== 'Verlauf'))
  await page.getByRole('button', { name: 'Aktionen für «Mittelwerte»' }).click()
  await page.getByRole('menuitem', { name: 'Darstellung und Filter …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Darstellung: Mittelwerte' })
  await dialog.getByRole('checkbox', { name: 'Liegende Balken' }).check()
  await dialog.getByRole('combobox', { name: 'Merkmal' }).click()
  await page.getByRole('option', { name: 'Abteilung' }).click()
  await dialog.getByRole('checkbox', { name: /^Ost/ }).check()
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click()
  await expect(chart(page, 'Mittelwerte')).toContainText('Nur Abteilung: Ost')
  await expect
    .poll(async () => (await saves(mock)).at(-1)?.body)
    .toMatchObject({
      evaluation: 1,
      user: hospitalUser,
      charts_info: {
        'chart-1-1': { hidden: true },
        'chart-1-3': {
          viewSettings: { horizontal: true },
          filters: [{ attribute: 'ward', operator: 'in', values: ['1'] }],
        },
      },
    })
  expect((await saves(mock)).filter(({ method }) => method === 'POST')).toHaveLength(1)

  await passBy('Mittelwerte', 'Häufigkeit', 'Anteile', 'Streuung', 'Übersicht')
  const arranged = await names()
  await page.reload()
  await expect(chart(page, 'Mittelwerte')).toContainText('Nur Abteilung: Ost')
  await passBy('Häufigkeit', 'Anteile', 'Streuung', 'Übersicht')
  await expect.poll(names).toEqual(arranged)
  await expect(chart(page, 'Verlauf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ausgeblendet: 1' }).click()
  await page.getByRole('menuitem', { name: '«Verlauf» einblenden' }).click()
  await expect(chart(page, 'Verlauf')).toBeVisible()
  await page.getByRole('button', { name: 'Meine Ansicht' }).click()
  await page.getByRole('menuitem', { name: 'Ursprüngliche Ansicht' }).click()
  await expect.poll(names).toEqual(before)
  await expect.poll(async () => (await saves(mock)).at(-1)?.body).toMatchObject({ charts_info: {} })
})

test('a view that fails to save is saved later silently [EVAL-25]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await mock.fail({ method: 'POST', path: 'results/user_charts/', kind: 'lose' })
  await page.getByRole('button', { name: 'Aktionen für «Verlauf»' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  await expect.poll(async () => (await saves(mock)).at(-1)?.method).toBe('PUT')
  await expect(page.getByText('konnte nicht gespeichert werden')).toHaveCount(0)
})

test('a page with an unsaved view asks for confirmation on closing [EVAL-25]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await mock.fail({ method: 'POST', path: 'results/user_charts/', kind: 'status', status: 503, times: 2 })
  await page.getByRole('button', { name: 'Aktionen für «Verlauf»' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  const requested = page.waitForEvent('dialog')
  void page.evaluate(() => location.reload())
  const question = await requested
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect.poll(async () => (await saves(mock)).at(-1)?.status, { timeout: 20_000 }).toBe(201)
})

test('the figures of a chart are saved as a workbook [F11, D-17]', async ({ page, mock }) => {
  const [attributes = []] = questionnaires
  const monthly = {
    ...getChart('timeline', 0, 1, attributes),
    title: '=Verlauf',
    viewSettings: { bin_month: true },
    slices: [{ attribute: 'ward' }, { attribute: 'insurance' }],
  }
  await open(mock, 1, { charts: [monthly] })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1?others=off')
  const saved = chart(page, '=Verlauf')
  await expect(saved.locator('footer')).toContainText("2'400 Fragebogen")
  await saved.getByRole('button', { name: 'Speichern' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Tabelle als Excel' }).click(),
  ])
  const rows = await readSheet(await download.path())
  expect(rows[0]?.[0]).toBe("'=Verlauf")
  const head = rows.findIndex((row) => row.includes('Mittelwert'))
  expect(rows.length - head).toBeGreaterThan(200)
  const [mean, n] = ['Mittelwert', 'n'].map((name) => rows[head]?.indexOf(name) ?? -1)
  const filled = rows.slice(head + 1).filter((row) => row[mean ?? -1] !== null)
  expect(filled.length).toBeGreaterThan(100)
  for (const row of filled) expect([typeof row[mean ?? -1], typeof row[n ?? -1]]).toEqual(['number', 'number'])
})
