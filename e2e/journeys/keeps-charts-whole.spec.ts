import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { giveRows, ownChart } from '../ownRows.ts'

const satisfaction = { key: 'q1', name: 'Zufriedenheit', type: 'likert', scale: { min: 1, max: 5 } }
const wards = (count: number) => ({
  key: 'w',
  name: 'Station',
  type: 'single',
  options: Array.from({ length: count }, (_, ward) => ({ value: ward + 1, label: `Station ${ward + 1}` })),
})
const byWard = { groups: [{ attribute: 'w' }] }
const bySlice = { slices: [{ attribute: 'w' }] }
/** Twelve answers per ward. */
const getRows = (count: number) =>
  Array.from({ length: count * 12 }, (_, row) => ({ q1: (row % 5) + 1, w: (row % count) + 1 }))

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const legendEntry = (page: Page, name: string) => card(page, 'Nach Station').locator('svg text', { hasText: name })

/** The picture that the card saves, as text. */
async function savedPicture(page: Page): Promise<string> {
  const saving = page.waitForEvent('download')
  await card(page, 'Nach Station').getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('menuitem', { name: /SVG/ }).click()
  return await readFile(await (await saving).path(), 'utf8')
}

/** The number of coloured shapes of a picture. */
function getBars(picture: string): number {
  return [...picture.matchAll(/<path[^>]*fill="#[0-9a-f]{6}"/gi)].length
}

test('a chart of 180 wards is printed on several pages with each ward once', async ({ page, mock }) => {
  await giveRows(page, mock, {
    attributes: [satisfaction, wards(180)],
    rows: getRows(180),
    charts: [ownChart(0, 'mean', { title: 'Hoch', ...byWard }), ownChart(1, 'mean', { title: 'Danach' })],
  })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await expect(card(page, 'Hoch').locator('figure svg')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const parts = card(page, 'Hoch').locator('figure svg')
  const heights = await parts.evaluateAll((all) => all.map((svg) => Number(svg.getAttribute('height'))))
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.max(...heights)).toBeLessThanOrEqual(760)
  const labels = await parts.evaluateAll((all) =>
    all.flatMap((svg) => [...svg.querySelectorAll('text')].map((text) => text.textContent)),
  )
  const named = Array.from(
    { length: 180 },
    (_, ward) => labels.filter((label) => label === `Station ${ward + 1}`).length,
  )
  expect(named).toEqual(Array.from({ length: 180 }, () => 1))
  await expect(card(page, 'Hoch')).toContainText(`Teil 2 von ${heights.length}`)
})

test('a table of ten questions is printed in two parts', async ({ page, mock }) => {
  const names = ['Behandlung', 'Verpflegung', 'Information', 'Wartezeit', 'Sauberkeit', 'Freundlichkeit', 'Mitsprache']
  const questions = [...names, 'Austritt', 'Organisation', 'Empfehlung'].map((name, place) => ({
    ...satisfaction,
    key: `m${place}`,
    name,
  }))
  await giveRows(page, mock, {
    attributes: [...questions, wards(3)],
    rows: Array.from({ length: 60 }, (_, row) => ({
      ...Object.fromEntries(questions.map(({ key }, place) => [key, ((row + place) % 5) + 1])),
      w: (row % 3) + 1,
    })),
    charts: [
      ownChart(0, 'tableChart', {
        title: 'Tabelle',
        data: questions.map(({ key }) => ({ keys: [key], name: '', skala: false })),
        ...byWard,
      }),
    ],
  })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await expect(card(page, 'Tabelle').getByRole('table')).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 960 })
  const tables = card(page, 'Tabelle').getByRole('table')
  await expect(tables).toHaveCount(2)
  for (const { name } of questions)
    await expect(card(page, 'Tabelle').getByRole('columnheader', { name })).toHaveCount(1)
  for (const table of await tables.all()) {
    await expect(table.getByRole('rowheader', { name: 'Station 2' })).toBeVisible()
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(680)
  }
})

test('series hidden by the legend stay hidden after a filter, a resize and in the saved picture', async ({
  page,
  mock,
}) => {
  await giveRows(page, mock, {
    attributes: [
      satisfaction,
      wards(2),
      {
        key: 's',
        name: 'Geschlecht',
        type: 'single',
        options: [
          { value: 1, label: 'Frau' },
          { value: 2, label: 'Mann' },
        ],
      },
    ],
    rows: Array.from({ length: 120 }, (_, row) => ({
      q1: (row % 5) + 1,
      w: (row % 2) + 1,
      s: (Math.floor(row / 2) % 2) + 1,
    })),
    charts: [ownChart(0, 'mean', { title: 'Nach Station', ...bySlice, viewSettings: { datalabels: true } })],
  })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  const bars = async () =>
    await card(page, 'Nach Station').locator('figure svg path[fill^="#"]:not([fill="none"])').count()
  await expect(legendEntry(page, 'Station 2').first()).toBeVisible()
  const before = await bars()
  const whole = await savedPicture(page)
  await legendEntry(page, 'Station 2').first().click({ force: true })
  await expect.poll(bars).toBeLessThan(before)
  const hidden = await bars()

  await page.goto('/results/evaluations/1?f.s=1')
  await expect(legendEntry(page, 'Station 2').first()).toBeVisible()
  await legendEntry(page, 'Station 2').first().click({ force: true })
  await expect.poll(bars).toBe(hidden)
  await page.getByRole('button', { name: 'Geschlecht: Frau entfernen' }).click()
  await expect(page).toHaveURL('/results/evaluations/1')
  await expect.poll(bars).toBe(hidden)
  await page.setViewportSize({ width: 900, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(bars).toBe(hidden)

  const picture = await savedPicture(page)
  expect(getBars(picture)).toBeLessThan(getBars(whole))
})

test('a saved chart keeps its date and extension with a long name @smoke', async ({ page, mock }) => {
  await giveRows(page, mock, {
    attributes: [satisfaction, wards(2)],
    rows: getRows(2),
    evaluation: { name: 'Patientenzufriedenheit in der stationären Rehabilitation 2026 – Auswertung' },
    charts: [ownChart(0, 'mean', { title: `Zufriedenheit mit ${'der Behandlung und '.repeat(6)}dem Austritt` })],
  })
  await enterAs(page, mock, 'staff', '/results/evaluations/1')
  await expect(page.locator('figure svg').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  expect((await saving).suggestedFilename()).toMatch(
    /^Patientenzufriedenheit .* - Zufriedenheit mit .* - \d{4}-\d\d-\d\d\.csv$/,
  )
})
