import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getLogin, enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const own = 'Ospedale San Biagio'
const chart = (page: Page, name: string) => page.getByRole('article', { name })
/** An entry of the legend that the charts of the page share. */
const entry = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Legende der Diagramme' }).getByRole('button', { name, exact: true })
const ownSwitch = (page: Page) =>
  page.getByRole('checkbox', { name: `${own} mit allen anderen Institutionen vergleichen` })

/** The hospital user's permission, moved to another hospital. */
async function givenOwn(mock: Mock) {
  await mock.edit('accounts/app_permissions', 4, { user: getLogin('hospital-user').id, object_id: 4 })
}

async function openTable(page: Page, name: string) {
  await chart(page, name).scrollIntoViewIfNeeded()
  await chart(page, name).getByRole('button', { name: 'Tabelle' }).click()
  return chart(page, name).getByRole('table')
}

test('each chart shows the own clinic next to all others without names [D-96] @smoke', async ({ page, mock }) => {
  await givenOwn(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  await expect(ownSwitch(page)).toBeChecked()
  const timeline = chart(page, 'Verlauf')
  await timeline.scrollIntoViewIfNeeded()
  await expect(entry(page, 'Alle anderen')).toBeVisible()
  await expect(entry(page, own)).toBeVisible()
  const table = await openTable(page, 'Verlauf')
  await expect(table.getByRole('columnheader', { name: 'Institution' })).toBeVisible()
  const rows = table.getByRole('row')
  const count = await rows.filter({ hasText: own }).count()
  expect(count).toBeGreaterThan(1)
  await expect(rows.filter({ hasText: 'Alle anderen' })).toHaveCount(count)
  await expect(page.locator('main')).not.toContainText('Klinik Seeblick')
})

test('a reader turns all others off for every chart of the page [D-96]', async ({ page, mock }) => {
  await givenOwn(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const timeline = chart(page, 'Verlauf')
  await timeline.scrollIntoViewIfNeeded()
  await expect(entry(page, 'Alle anderen')).toBeVisible()
  await ownSwitch(page).uncheck()
  await expect(page).toHaveURL(/others=off/)
  await expect(entry(page, 'Alle anderen')).toHaveCount(0)
  await page.reload()
  await expect(ownSwitch(page)).not.toBeChecked()
  await timeline.scrollIntoViewIfNeeded()
  await expect(timeline.locator('footer')).toContainText('Fragebogen')
  await expect(entry(page, 'Alle anderen')).toHaveCount(0)
  await ownSwitch(page).check()
  await expect(page).not.toHaveURL(/others=/)
  await timeline.scrollIntoViewIfNeeded()
  await expect(entry(page, 'Alle anderen')).toBeVisible()
})

test('a saved chart names the own clinic and all others alone [D-96]', async ({ page, mock }) => {
  await givenOwn(mock)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/91')
  const timeline = chart(page, 'Verlauf')
  await timeline.scrollIntoViewIfNeeded()
  await expect(entry(page, 'Alle anderen')).toBeVisible()
  await timeline.getByRole('button', { name: 'Speichern' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Tabelle als CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(own)
  expect(text).toContain('Alle anderen')
  expect(text).not.toContain('Klinik Seeblick')
})

test('staff see the selected institution next to all others [D-96]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/evaluations/91')
  await expect(page.getByText(/mit allen anderen Institutionen vergleichen/)).toHaveCount(0)
  const overview = page.getByRole('region', { name: 'Auf einen Blick' })
  await overview.getByRole('combobox', { name: 'Institution' }).click()
  await page.getByRole('option', { name: own }).click()
  const timeline = chart(page, 'Verlauf')
  await timeline.scrollIntoViewIfNeeded()
  await expect(entry(page, 'Alle anderen')).toBeVisible()
  await expect(entry(page, own)).toBeVisible()
})

for (const width of [390, 768])
  test(`the legend of a page is one line at ${width}, shows the rest when opened, and covers no chart that is jumped to`, async ({
    page,
    mock,
  }) => {
    await mock.reset('demo')
    await serveDemoConfig(page)
    await page.setViewportSize({ width, height: 844 })
    await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
    const legend = page.getByRole('group', { name: 'Legende der Diagramme' })
    const last = legend.getByText('auffällig: mehr, als Zufall erklärt')
    await page.getByRole('button', { name: 'Verpflegung', exact: true }).last().click()
    const heading = page.getByRole('heading', { name: 'Verpflegung im Verlauf' })
    await expect(heading).toBeFocused()
    await expect(legend.getByRole('button', { name: 'Ganze Legende zeigen' })).toBeVisible()
    await expect(last).not.toBeInViewport()
    const [line, below] = [await legend.boundingBox(), await heading.boundingBox()]
    expect(line?.height).toBeLessThan(50)
    // No entry of the line is cut.
    const fold = await legend.getByRole('button', { name: 'Ganze Legende zeigen' }).boundingBox()
    for (const part of await legend.locator('[aria-pressed], li').all()) {
      const box = await part.boundingBox()
      if (box && box.y < (line?.y ?? 0) + (line?.height ?? 0))
        expect(box.x + box.width).toBeLessThanOrEqual(fold?.x ?? 0)
    }
    expect(below?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0))
    await legend.getByRole('button', { name: 'Ganze Legende zeigen' }).click()
    await expect(last).toBeInViewport()
    await legend.getByRole('button', { name: 'Legende einklappen' }).click()
    await expect(last).not.toBeInViewport()
  })

test('a row of a chart table is one line, with an interval in one column', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1280, height: 844 })
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  await openTable(page, 'Mittelwerte der Fragen')
  const table = chart(page, 'Mittelwerte der Fragen')
  await expect(table.getByRole('columnheader', { name: /Intervall/ })).toHaveText(['95-%-Intervall'])
  const first = table.getByRole('row').nth(1)
  await expect(first.getByText('4.43 – 4.50', { exact: true })).toBeAttached()
  const heights = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(41)
})

test('staff turn on all others next to the institution of an evaluation [D-96]', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/results/evaluations/91')
  const others = page.getByRole('checkbox', { name: 'Klinik Seeblick mit allen anderen Institutionen vergleichen' })
  await expect(others).not.toBeChecked()
  await expect(entry(page, 'Alle anderen')).toHaveCount(0)
  await others.check({ force: true })
  await expect(entry(page, 'Alle anderen')).toBeVisible()
  await page.reload()
  await expect(entry(page, 'Alle anderen')).toBeVisible()
})

test('a filter by another institution than that of the charts is explained and can be removed', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/results/evaluations/91?f.content_object=Spital Hochwald')
  const why = page.getByText('Die Diagramme dieser Auswertung zeigen nur andere Institutionen als der Filter.')
  await expect(why).toBeVisible()
  await page.getByRole('button', { name: 'Filter der Institution entfernen' }).click()
  await expect(why).toHaveCount(0)
  await expect(page).not.toHaveURL(/content_object/)
})

for (const [language, title] of [
  [1, 'Klinik Seeblick, Patientenbefragung Akutsomatik'],
  [2, 'Klinik Seeblick, Enquête patients soins aigus'],
] as const)
  test(`the head of an evaluation does not repeat its measure below ${title}`, async ({ page, mock }) => {
    await mock.reset('demo')
    await serveDemoConfig(page)
    await mock.edit('results/measures', 1, { name: 'Patientenbefragung Akutsomatik' })
    await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (language === 2) await page.getByRole('button', { name: 'Français' }).first().click()
    const head = page.getByRole('heading', { level: 1, name: title })
    await expect(head).toBeVisible()
    await expect(page.getByText("12'000").first()).toBeVisible()
    await expect(
      page.getByText('Patientenbefragung Akutsomatik', { exact: true }).filter({ visible: true }),
    ).toHaveCount(0)
  })
