import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

const isZip = async (download: Download): Promise<boolean> =>
  readFileSync(await download.path())
    .subarray(0, 2)
    .toString() === 'PK'

test('only the failed part of a large download is loaded again [RES-29, RES-32, RES-34] @smoke', async ({
  page,
  mock,
}) => {
  // The list reports so many rows; the parts themselves are small here.
  await page.route('**/backend/results/data/?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), count: 460_000 } })
  })
  await page.route('**/backend/results/data/download/*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('measures', '2')
    await route.continue({ url: url.href })
  })
  await enterAs(page, mock, 'staff', '/results/data?year=2025')
  await mock.fail({ method: 'GET', path: 'results/data/download/?*chunk=3*', times: 4, kind: 'html', status: 502 })
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'CSV in 5 Teilen' }).click()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toContainText('Fehlgeschlagen (1)', { timeout: 30_000 })
  await expect(dialog).toContainText('Teil 3 von 5')
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click()
  await expect(page.getByText('Nicht alles ist angekommen, es fehlt: Teil 3.').first()).toBeVisible()
  await expect.poll(() => downloads.length).toBe(4)

  await mock.clearFaults()
  await page.getByRole('button', { name: 'Fehlende Teile laden: 3' }).click()
  await expect(page.getByText('Die Ergebnisse sind vollständig heruntergeladen.').first()).toBeVisible()
  await expect.poll(() => downloads.length).toBe(5)
  const names = downloads.map((download) => download.suggestedFilename())
  expect(names.every((name) => /^large_set_\d{14}-part[1-5]\.zip$/.test(name))).toBe(true)
  expect(new Set(names).size).toBe(5)
  for (const download of downloads) expect(await isZip(download)).toBe(true)
  const requested = (await mock.log()).filter(({ path, status }) => path.endsWith('/download/') && status === 200)
  expect(
    requested.every(
      ({ query }) => query.includes('large=1') && query.includes('year=2025') && !query.includes('ordering'),
    ),
  ).toBe(true)
})

test('the parts are saved as one ZIP once a failed one is loaded again [RES-31, D-30]', async ({ page, mock }) => {
  await page.route('**/backend/results/data/?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), count: 80_000 } })
  })
  await enterAs(page, mock, 'staff', '/results/data?measure=2')
  await mock.fail({ method: 'GET', path: 'results/data/download/?*chunk=2*', times: 4, kind: 'html', status: 502 })
  const saved: Download[] = []
  page.on('download', (download) => saved.push(download))
  await page.getByRole('button', { name: 'Alles in einem ZIP' }).click()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toContainText('Fehlgeschlagen (1)', { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click()
  expect(saved).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Fehlende Teile laden: 2' }).click()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.suggestedFilename()).toMatch(/^set_\d{14}\.zip$/)
  const inside =
    readFileSync((await saved[0]?.path()) ?? '')
      .toString('latin1')
      .match(/large_set_\d{14}-part\d\.zip/g) ?? []
  // Each name is before its bytes and again in the directory at the end.
  expect(inside.map((name) => name.at(-5))).toEqual(['1', '2', '3', '1', '2', '3'])
})

test('a small dataset is saved as one file [RES-30, RES-34, F13]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/data?measure=2')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  expect((await download).suggestedFilename()).toMatch(/^set_\d{14}\.zip$/)
  await mock.fail({ method: 'GET', path: 'results/data/download/', kind: 'html', status: 200 })
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toContainText('Fehlgeschlagen (1)')
})
