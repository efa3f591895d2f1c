import type { Download, Locator, Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { filterBy } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { getQuery } from '../getQuery.ts'
import type { Mock } from '../mock.ts'
import { pressTool } from '../tools.ts'

/** What was searched: a list loads more without a search while it is idle. */
const searches = async (mock: Mock): Promise<(string | undefined)[]> =>
  (await mock.log('GET patzu/hospitals/')).map((entry) => getQuery(entry)['search']).filter(Boolean)

test('the back button returns to the list as it was [LIST-01, LIST-15] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.getByRole('heading', { level: 1, name: 'Spitäler' })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(15)

  await filterBy(page, 'Kategorie', 'Rehabilitation')
  await expect(page).toHaveURL(/category=2/)
  await expect(page.locator('tbody tr').first()).toContainText('Rehabilitation')
  await page.getByRole('columnheader', { name: 'ANQ-ID' }).getByRole('button').click()
  await expect(page).toHaveURL(/ordering=anqid/)
  await page.getByRole('columnheader', { name: 'ANQ-ID' }).getByRole('button').click()
  await expect(page).toHaveURL(/ordering=-anqid/)
  await expect(page.getByRole('columnheader', { name: 'ANQ-ID' })).toHaveAttribute('aria-sort', 'descending')
  await test.step('another page [LIST-06]', async () => {
    await page.getByRole('button', { name: 'Seite 2' }).click()
    await expect(page).toHaveURL(/page=2/)
  })

  const numbers = await page.locator('tbody tr td:nth-child(3)').allInnerTexts()
  expect(numbers.map(Number)).toEqual(numbers.map(Number).toSorted((one, other) => other - one))
  const [request] = (await mock.log('GET patzu/hospitals/')).slice(-1)
  expect(getQuery(request)).toMatchObject({ category: '2', ordering: '-anqid', page: '2', size: '15' })

  const address = page.url()
  const link = page.locator('tbody a').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await test.step('back shows the same list [LIST-05, D-83]', async () => {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.locator('tbody a').first()).toHaveText(name)
  })
  await page.locator('tbody a').first().click()
  await page.getByRole('main').getByRole('link', { name: 'Spitäler' }).click()
  await expect(page).toHaveURL(address)
})

test('a record opens at its top and back restores the scroll position of the list', async ({ page, mock }) => {
  const place = async () => await page.evaluate(() => Math.round(window.scrollY))
  await enterAs(page, mock, 'staff', '/patzu/hospitals?size=100')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Klinik Sonnenblick' }) })
  await expect(row).toBeVisible()
  await allLoaded(page)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(place).toBe(1500)
  await row.locator('td').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Sonnenblick' })).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeInViewport()
  // Content that loads later must not move it either.
  await expect(page.getByRole('heading', { level: 2, name: /^Bestellungen/ })).toBeAttached()
  expect(await place()).toBe(0)
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(place).toBe(1500)
  await test.step('the next page and another order start at their first row', async () => {
    await page.goto('/patzu/orders?size=50')
    await expect(page.locator('tbody tr')).toHaveCount(50)
    await allLoaded(page)
    await page.mouse.wheel(0, 1200)
    await expect.poll(place).toBe(1200)
    await page.getByRole('button', { name: 'Seite 2' }).click()
    await expect(page.getByText('51–100 von 900')).toBeVisible()
    await expect.poll(place).toBe(0)
    await page.mouse.wheel(0, 900)
    await expect.poll(place).toBe(900)
    await page.getByRole('columnheader', { name: 'Jahr' }).getByRole('button').click()
    await expect(page).toHaveURL(/ordering=year/)
    await expect.poll(place).toBe(0)
  })
})

test('another filter shows its first page', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?page=3')
  await expect(page.locator('[aria-current="page"]').filter({ hasText: '3' })).toBeVisible()
  await filterBy(page, 'Status', 'Aktiv')
  await expect(page).toHaveURL(/\?state=1$/)
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const filtered = (await mock.log('GET patzu/hospitals/')).map(getQuery).filter(({ state }) => state === '1')
  expect(filtered.map((query) => query['page'])).toContain('1')
  expect(filtered.map((query) => query['page'])).not.toContain('3')
})

test('the response to the last search wins [LIST-19, N08, D-54] @smoke', async ({ page, mock }) => {
  await page.clock.install()
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  // Pending requests would time out with the clock.
  await allLoaded(page)
  await mock.clearLog()
  // The clock is frozen while typing, as a slow machine would cause pauses.
  await page.clock.pauseAt(Date.now() + 2000)
  await page.getByRole('searchbox', { name: 'Suchen' }).pressSequentially('Seeblick')
  await page.clock.runFor(450)
  expect(await searches(mock)).toEqual([])
  await page.clock.runFor(100)
  await page.clock.resume()
  await expect(page.locator('tbody a').first()).toHaveText('Klinik Seeblick')
  expect(await searches(mock)).toEqual(['Seeblick'])

  await mock.fail({ method: 'GET', path: 'patzu/hospitals/?*search=Hoch*', kind: 'delay', delay: 1500 })
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Hochwald')
  await expect.poll(async () => await searches(mock)).toContain('Hochwald')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Vallon')
  await expect(page.locator('tbody a').first()).toHaveText('Clinique du Vallon')
  await allLoaded(page)
  await expect(page.locator('tbody a').first()).toHaveText('Clinique du Vallon')
})

test('a list is sorted by the names in the current language [LIST-02, D-55]', async ({ page, mock }) => {
  const titles = [
    ['Frau', 'Zélée'],
    ['Herr', 'Aimable'],
    ['Arzt', ''],
    ['Pfleger', 'Madame'],
    ['Zivi', ''],
  ]
  await enterAs(page, mock, 'staff', '/')
  for (const [index, [title_de, title_fr]] of titles.entries())
    await mock.edit('accounts/usertitles', index + 1, { title_de, title_fr })
  await page.goto('/accounts/usertitles?ordering=title_de')
  const shown = page
    .locator('tbody tr')
    .getByRole('link', { name: /^(Frau|Herr|Arzt|Pfleger|Zivi|Zélée|Aimable|Madame)/ })
  await expect(shown).toHaveText(['Arzt', 'Frau', 'Herr', 'Pfleger', 'Zivi'])
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Français/ })
    .click()
  await expect(shown).toHaveText(['Arzt', 'Zivi', 'Aimable', 'Madame', 'Zélée'])
  await expect(page.getByRole('columnheader', { name: 'Titre' })).toHaveAttribute('aria-sort', 'ascending')
})

test('an empty list shows a way back [LIST-18]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=gibtesnicht')
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Keine Treffer' })).toBeVisible()
  const text = await page.getByText('Kein Eintrag passt zu Suche und Filtern.').boundingBox()
  const way = page.getByRole('button', { name: 'Alle zeigen' })
  expect(((await way.boundingBox())?.y ?? Infinity) - (text?.y ?? 0)).toBeLessThan(60)
  await way.click()
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await expect(page).toHaveURL('/patzu/hospitals')
})

test('selected columns are kept in the address', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await page.getByRole('button', { name: 'Spalten' }).click()
  await page.getByRole('group', { name: 'Spalten' }).getByText('Kategorie').click()
  await expect(page.getByRole('columnheader', { name: 'Kategorie' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Kategorie' })).toHaveCount(0)
})

test('a number of admins other than one is red with a label [HOSP-06, X07]', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals?adminCheck=1&ordering=name')
  const cell = page.locator('tbody tr').first().locator('td').nth(6)
  await expect(cell).toContainText('Handlungsbedarf')
  expect((await cell.innerText()).trim()).not.toMatch(/^1\b/)
})

/** Saves the server's export of a list. */
async function saveOfServer(page: Page, button: Locator): Promise<Download> {
  await button.click()
  await page.getByRole('radio', { name: 'Vollständiger Export' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Datei speichern' }).click(),
  ])
  return download
}

test('an export of staff [PATZU-02, TOOL-04]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?category=2&search=Klinik')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const toolbar = page.getByRole('button', { name: 'Exportieren' }).first()
  const whole = await saveOfServer(page, toolbar)
  expect(whole.suggestedFilename()).toMatch(/\.csv$/)
  await page
    .getByRole('checkbox', { name: /auswählen/ })
    .nth(1)
    .check()
  await page
    .getByRole('checkbox', { name: /auswählen/ })
    .nth(2)
    .check()
  const bar = page.getByRole('group', { name: 'Auswahl' })
  await saveOfServer(page, bar.getByRole('button', { name: 'Exportieren' }))
  const [first, second] = await mock.log('GET patzu/hospitals/export/')
  await test.step('contains the query of the list [TOOL-05]', async () => {
    expect(getQuery(first)).toMatchObject({ category: '2', search: 'Klinik' })
  })
  await test.step('contains the selected rows [TOOL-06]', async () => {
    expect(getQuery(second)['ids']?.split(',')).toHaveLength(2)
  })
})

test('that fails shows the message of the server [TOOL-07, N10]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  await mock.fail({
    method: 'GET',
    path: 'patzu/hospitals/export/*',
    times: -1,
    kind: 'status',
    status: 400,
    body: { detail: 'Zu viele Zeilen für einen Export.' },
  })
  await pressTool(page, 'Exportieren')
  await page.getByRole('radio', { name: 'Vollständiger Export' }).check()
  await page.getByRole('button', { name: 'Datei speichern' }).click()
  await expect(page.getByRole('alert').getByText('Zu viele Zeilen für einen Export.')).toBeVisible()
})
