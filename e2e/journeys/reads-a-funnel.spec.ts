import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { type Actor, enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { readAs } from '../readAs.ts'

const own = 'Klinik Seeblick'

/** The evaluation with a single funnel, and that chart. */
async function openFunnel(page: Page, mock: Mock, actor: Actor) {
  const funnel = { ...getChart('funnel', 0, 1, questionnaires[0] ?? []), w: 12, h: 8, x: 0 }
  await mock.edit('results/evaluations', 1, { charts: [funnel], object_id: null, view_access_object_ids: [1, 2] })
  await enterAs(page, mock, actor, '/results/evaluations/1')
  const chart = page.getByRole('article', { name: 'Institutionen im Vergleich' })
  await expect(chart.getByText('95-%-Grenzen', { exact: true })).toBeVisible()
  return chart
}

test('staff filter by an institution outside the limits of the funnel [EVAL-05, EVAL-06, D-88]', async ({
  page,
  mock,
}) => {
  const chart = await openFunnel(page, mock, 'staff')
  await expect(
    chart.getByText(/Institutionen verglichen: \d+ auffällig \(ausserhalb 99\.8 %\), \d+ an der Grenze/),
  ).toBeVisible()
  await expect(chart.getByText('Benchmark: Schweiz', { exact: false }).first()).toBeVisible()

  // The arrow keys go from the fewest answers to the most, announcing name, position and limits.
  const points = chart.getByRole('slider')
  await points.focus()
  await page.keyboard.press('End')
  await expect(points).toHaveAttribute(
    'aria-valuetext',
    /^Klinik Seeblick\..*n\s=\s\d+.*(?:innerhalb|ausserhalb)\s.*Grenzen bei n\s=\s\d+:\s95\s%\s.*\s–\s.*;\s99\.8\s%\s/,
  )

  await chart.getByRole('button', { name: 'Tabelle anzeigen' }).click()
  const table = chart.getByRole('table')
  await table.getByRole('button', { name: 'Institution', exact: true }).waitFor()
  const names = await table.locator('tbody tr').getByRole('rowheader').allInnerTexts()
  expect(names).toContain(own)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => name.startsWith('#'))).toEqual([])
  await expect(table).toContainText(/auffällig: (?:besser|schlechter) \(ausserhalb 99\.8 %\)|an der Grenze/)
  await chart.getByRole('button', { name: 'Diagramm anzeigen' }).click()

  // Each circle of the picture is an institution.
  const circles = chart.getByRole('figure').locator('svg path[transform^="matrix(4.5"]')
  await circles.last().scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await circles.last().boundingBox()) ?? {}
  const at = [x + width / 2, y + height / 2] as const
  await page.mouse.move(...at)
  await expect(chart.getByText('Grenzen bei n =')).toBeVisible()
  await page.mouse.click(...at)
  await expect(page).toHaveURL(/\?f\.content_object=/)
  const picked = new URL(page.url()).searchParams.get('f.content_object') ?? ''
  expect(names).toContain(picked)
  await expect(page.getByRole('button', { name: `Institution: ${picked}`, exact: true })).toBeVisible()
  await expect(chart.getByText('1 Institution verglichen')).toBeVisible()

  await test.step('it is on the page of the head on paper', async () => {
    await page.goto('/results/evaluations/1')
    const requested = page.getByText('Wählen Sie eine Institution', { exact: false })
    await expect(chart.getByText('95-%-Grenzen', { exact: true })).toBeVisible()
    await expect(requested).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(requested).toBeHidden()
    await expect(chart.getByRole('figure').locator('svg')).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

test('a reader finds only their own name in the funnel [D-90] @smoke', async ({ page, mock }) => {
  const chart = await openFunnel(page, mock, 'hospital-user')
  const { results } = await readAs<{ results: { name: string }[] }>(page, mock, 'staff', 'patzu/hospitals/?size=100')
  const others = results.map(({ name }) => name).filter((name) => name !== own && name.length > 4)
  expect(others.length).toBeGreaterThan(20)

  await expect(chart.getByText('Eigene Institutionen', { exact: true })).toBeVisible()
  await expect(chart.getByText('Andere Institutionen', { exact: true })).toBeVisible()
  await expect(chart.getByRole('figure').locator('svg').getByText(own)).toBeVisible()
  await expect(chart.locator('footer').getByText(/^«Klinik Seeblick»: .+\.$/)).toBeVisible()
  await expect(chart.getByText('eine von fünfhundert')).toBeHidden()
  const points = chart.getByRole('slider')
  await points.focus()
  const reported: string[] = []
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End']) {
    await page.keyboard.press(key)
    reported.push((await points.getAttribute('aria-valuetext')) ?? '')
  }
  expect(reported.filter((text) => text.startsWith('#'))).toHaveLength(3)
  expect(reported.at(-1)).toContain(own)

  await chart.getByRole('button', { name: 'Tabelle anzeigen' }).click()
  await expect(chart.getByRole('table')).toContainText('#1')
  const saved = page.waitForEvent('download')
  await chart.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('menuitem', { name: 'Tabelle als CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv).toContain(own)
  expect(csv).toContain('#1')
  const everything = [csv, await page.content(), ...reported].join('\n')
  expect(others.filter((name) => everything.includes(name))).toEqual([])
})
