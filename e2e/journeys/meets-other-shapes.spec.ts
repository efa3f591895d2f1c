import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

const rows = (page: Page) => page.locator('tbody tr')
/** The texts of a column from top to bottom. */
const texts = async (page: Page, column: number) =>
  await page.locator(`tbody tr td:nth-child(${column})`).allInnerTexts()

type Row = Record<string, unknown>

test('missing names are looked up with one request per page', async ({ page, mock }) => {
  const isPage = ({ pathname, searchParams }: URL) =>
    /\/patzu\/(?:declarations|orders)\/$/.test(pathname) && searchParams.has('size')
  await page.route(isPage, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { results: Row[] }
    for (const row of body.results) {
      delete row['hospital']
      delete row['measure']
    }
    await route.fulfill({ response: answer, json: body })
  })
  await enterAs(page, mock, 'staff', '/patzu/declarations')
  await expect(rows(page)).toHaveCount(15)
  for (const column of [2, 3])
    await expect.poll(async () => (await texts(page, column)).every((text) => /[a-z]{3}/i.test(text))).toBe(true)
  const lookUps = (await mock.log('GET patzu/measures/')).filter(({ query }) => query.includes('ids='))
  expect(lookUps).toHaveLength(1)
  await allLoaded(page)
  await page.goto('/patzu/orders')
  await expect(rows(page)).toHaveCount(15)
  await expect.poll(async () => (await texts(page, 4)).every((text) => /[a-z]{3}/i.test(text))).toBe(true)
  // A list loads more while it is idle.
  await page.unrouteAll({ behavior: 'wait' })
})

test('a record with nested relations is saved with their ids @smoke', async ({ page, mock }) => {
  const whole = async (url: RegExp) =>
    await page.route(url, async (route) => {
      if (route.request().method() !== 'GET') return await route.continue()
      const answer = await route.fetch()
      const row = (await answer.json()) as Record<string, unknown>
      await route.fulfill({
        response: answer,
        json: { ...row, hospital_id: { id: row['hospital_id'], name: 'Klinik' } },
      })
    })
  await whole(/backend\/patzu\/declarations\/1\/$/)
  await enterAs(page, mock, 'staff', '/patzu/declarations/1')
  await page.locator('input[name=frabos_sent]').fill('77')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  const [put] = await mock.log('PUT patzu/declarations/1/')
  expect(put?.body).toMatchObject({ hospital_id: expect.any(Number) })
})
