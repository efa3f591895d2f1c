import type { Page } from '@playwright/test'
import { differenceInCalendarDays } from 'date-fns'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 768, height: 1024 })
})

const getHeads = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)

/** How many pixels of a list are beyond its edge, and the texts of its heads that end there. */
const findHidden = async (page: Page) =>
  await page.locator('[role=region]:has(> table)').evaluate((list) => {
    const { right } = list.getBoundingClientRect()
    const heads = [...list.querySelectorAll('th')].filter((head) => head.getBoundingClientRect().right > right + 1)
    return { beyond: list.scrollWidth - list.clientWidth, heads: heads.map(({ innerText }) => innerText) }
  })

for (const { path, heads, smoke = '' } of [
  { path: '/patzu/hospitals', heads: ['Name', 'Status', 'Offen', 'Kategorie'], smoke: ' @smoke' },
  { path: '/accounts/users', heads: ['E-Mail', 'Berechtigungen', 'Admin', 'Letzte Anmeldung'] },
  { path: '/filemanager/files', heads: ['Name', 'Gehört zu', 'Erstellt', 'Grösse'] },
  { path: '/patzu/orders', heads: ['ID', 'Spital', 'Status', 'Messung'] },
  { path: '/accounts/invitations', heads: ['E-Mail', 'Berechtigungen', 'Status', 'Erstellt'] },
  {
    path: '/patzu/declarations',
    heads: ['Spital', 'Messung', 'Versandte Fragebogen', 'Anzahl Austritte', 'BFS-Typ', 'Geändert'],
  },
])
  test(`a tablet shows all default columns of ${path} whole: ${heads.join(', ')}${smoke}`, async ({ page }) => {
    await enterDemoAs(page, 'Stefan', path)
    await expect.poll(async () => await getHeads(page)).toEqual(heads)
    await allLoaded(page)
    await expect.poll(async () => await findHidden(page)).toEqual({ beyond: 0, heads: [] })
  })

test('a column without room on a tablet can be selected there, and is there on a laptop', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files')
  const uploader = page.getByRole('columnheader', { name: 'Hochgeladen von' })
  await expect(page.getByRole('columnheader', { name: 'Grösse' })).toBeVisible()
  await expect(uploader).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(uploader).toBeInViewport()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(uploader).toHaveCount(0)
  await page.getByRole('button', { name: 'Spalten' }).click()
  const columns = page.getByRole('group', { name: 'Spalten' })
  await expect(columns.getByRole('checkbox', { name: 'Hochgeladen von' })).not.toBeChecked()
  await columns.getByText('Hochgeladen von').click()
  await expect(uploader).toBeVisible()
})

test('an open invitation says how long it has waited, an accepted one does not', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/invitations')
  const status = (email: string) => page.getByRole('row').filter({ hasText: email }).getByRole('cell').nth(3)
  const created = await page.getByRole('row').filter({ hasText: 'nina.berger' }).getByRole('cell').nth(4).innerText()
  const [day = '', month = '', year = ''] = created.split(/[. ]/)
  const days = differenceInCalendarDays(new Date(), new Date(Number(year), Number(month) - 1, Number(day)))
  await expect(status('nina.berger')).toHaveText(new RegExp(`^Offen\\s*seit ${days} Tagen$`))
  await expect(status('jan.hess')).toHaveText('Angenommen')
  // What is below the badge of an expired one begins where it does.
  const expired = status('rolf.inglin')
  expect((await expired.getByRole('link').boundingBox())?.x).toBe(
    (await expired.locator('span > *').first().boundingBox())?.x,
  )
})

test('the type of a declaration is its code above its words on a laptop, and a phone has its last change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/patzu/declarations')
  const row = page.locator('main tbody tr').filter({ hasText: 'Psychiatrie Hochwald' }).first()
  const words = row.getByText('Psychiatrische Klinik Niveau 1', { exact: true })
  await expect(words).toBeVisible()
  const [type, below] = [await words.locator('..').boundingBox(), await words.boundingBox()]
  expect(below?.height).toBeLessThan(20)
  expect((below?.y ?? 0) - (type?.y ?? 0)).toBeGreaterThan(15)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row.getByText('29.10.2026 10:44')).toBeVisible()
})

test('the unit of a token is whole on a laptop, and has a line of its own on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/patzu/tokens')
  const row = page.locator('main tbody tr').filter({ hasText: 'Neurologische Rehabilitation' }).first()
  const unit = row.getByText('Neurologische Rehabilitation')
  const hospital = row.getByText('Reha Seeblick')
  await expect(unit).toBeVisible()
  expect(await unit.evaluate((text) => text.closest('td')?.scrollWidth)).toBe(
    await unit.evaluate((text) => text.closest('td')?.clientWidth),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  const [name, one, other] = [
    await row.getByRole('link').first().boundingBox(),
    await unit.boundingBox(),
    await hospital.boundingBox(),
  ]
  expect([one?.x, other?.x]).toEqual([name?.x, name?.x])
  expect(other?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0) - 1)
})

test('a long name has the kind of its record below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/accounts/versions')
  const row = page.locator('main tbody tr').filter({ hasText: 'Kinderklinik Lindenau, PREMs SOMA Junior 2026' }).first()
  const kind = row.getByText('Patientenbefragung · Bestellung')
  await expect(kind).toBeInViewport({ ratio: 1 })
  const [own, all] = [await kind.boundingBox(), await row.boundingBox()]
  expect((own?.y ?? 999) + (own?.height ?? 0)).toBeLessThan((all?.y ?? 0) + (all?.height ?? 0))
})
