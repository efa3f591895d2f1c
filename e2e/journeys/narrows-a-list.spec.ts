import { enterAs, getLogin } from '../actors.ts'
import { visit } from '../bothPages.ts'
import { choose, openFilters } from '../choose.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { readAs } from '../readAs.ts'

test('a chip describes an active filter in plain text @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders?status=1')
  const bar = page.getByRole('search')
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await expect(bar.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await bar.getByRole('button', { name: 'Status: Bestellung erstellt', exact: true }).click()
  await expect(filters.getByRole('combobox', { name: 'Status' })).toBeFocused()

  await choose(page, 'Status', 'Genehmigt')
  await choose(page, 'Spital', /.+/)
  await page.keyboard.press('Escape')
  await expect(filters).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Status: Genehmigt', exact: true })).toBeFocused()
  const [, id = ''] = /hospital\w*=(\d+)/.exec(page.url()) ?? []
  const { name, anqid } = await readAs<{ name: string; anqid: number }>(page, mock, 'staff', `patzu/hospitals/${id}/`)
  await expect(bar.getByRole('button', { name: `Spital: ${name} · ${anqid}`, exact: true })).toBeVisible()

  await bar.getByRole('button', { name: 'Status: Genehmigt entfernen' }).click()
  await expect(page).not.toHaveURL(/status=/)
  await expect(bar.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await bar.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(page).toHaveURL('/patzu/orders')
})

test('dates and booleans are shown in natural language', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?has_open_orders=1')
  const bar = page.getByRole('search')
  await expect(bar.getByRole('button', { name: /: Ja$/ })).toBeVisible()
  await page.goto('/patzu/tokens?created__gte=2026-01-01&created__lte=2026-03-31')
  await expect(bar.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /: ab 01\.01\.2026 bis 31\.03\.2026$/ })).toBeVisible()
})

test('a date typed into a filter is applied once complete', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders')
  await openFilters(page)
  const from = page.getByRole('textbox', { name: 'Erstellt ab' })
  await from.fill('01.01.2026')
  const room = await from.evaluate((field) => [field.scrollWidth, field.clientWidth])
  expect(room[0]).toBe(room[1])
  await from.press('Enter')
  await expect(page).toHaveURL(/created__gte=2026-01-01/)
})

test('pending text in a filter applies when the panel closes', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/versions')
  await openFilters(page)
  await page.getByRole('dialog', { name: 'Filter' }).getByRole('textbox', { name: 'Nummer' }).fill('12')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/object_id=12/)
  await expect(page.getByRole('search').getByRole('button', { name: /: 12$/ })).toBeVisible()
})

// On a phone the tools with words have a line of their own below the title.
for (const [width, height, top, below] of [
  [1280, 900, 220, 12],
  [390, 844, 240, 60],
] as const)
  test(`the first row of a list starts within ${top} of ${height} px at a width of ${width}`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/404')
    for (const path of ['/patzu/hospitals', '/patzu/orders', '/accounts/users', '/results/measures'])
      await test.step(path, async () => {
        await visit(page, path)
        await allLoaded(page)
        const row = await page.locator('tbody tr').first().boundingBox()
        // The counts of the states above it are a line of their own.
        expect(row?.y).toBeLessThanOrEqual(path === '/patzu/orders' ? top + 40 : top)
        const title = await page.getByRole('heading', { level: 1 }).boundingBox()
        const add = await page.getByRole('main').getByRole('link', { name: 'Hinzufügen' }).boundingBox()
        const middle = (box: typeof add) => (box ? box.y + box.height / 2 : Number.NaN)
        expect(Math.abs(middle(add) - middle(title))).toBeLessThan(below)
      })
  })

test('the open help does not move the start of a list', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAs(page, mock, 'staff', '/')
  await expect(async () => {
    await page.keyboard.press('F1')
    await expect(page.getByRole('complementary', { name: 'Hilfe zu dieser Seite' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  for (const [area, list] of [
    ['Patientenbefragung', 'Spitäler'],
    ['Patientenbefragung', 'Benutzer'],
    ['Ergebnisse', 'Messungen'],
  ] as const) {
    const link = menu.getByRole('link', { name: list, exact: true })
    if (!(await link.isVisible())) await menu.getByRole('button', { name: area, exact: true }).click()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
    await allLoaded(page)
    const row = await page.locator('tbody tr').first().boundingBox()
    expect(row?.y, list).toBeLessThanOrEqual(220)
  }
})

for (const [language, path] of [
  ['fr', '/mailer/mailtemplates'],
  ['it', '/results/measures'],
] as const)
  test(`long column heads wrap to two lines in ${path} in ${language}`, async ({ page, mock }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await mock.edit('accounts/users', getLogin('staff').id, { language_previous: { fr: 2, it: 3 }[language] })
    await enterAs(page, mock, 'staff', path)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    const head = await page.locator('thead tr').boundingBox()
    expect(head?.height).toBeLessThanOrEqual(41)
  })

test('rarely used tools open below the title on a phone', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  const trash = page.getByRole('button', { name: 'Papierkorb' })
  await expect(page.getByRole('link', { name: 'Hinzufügen' })).toBeVisible()
  await expect(trash).toBeHidden()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await trash.click()
  await expect(page).toHaveURL(/is_active=false/)
  await openFilters(page)
  await expect(page.getByRole('combobox', { name: 'Kategorie' })).toBeInViewport()
})

test('a row on a phone is a name with figures below it', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals?search=Seeblick')
  const row = page.locator('tbody tr').first()
  const name = row.getByRole('link', { name: 'Klinik Seeblick' })
  const number = row.getByRole('cell', { name: '1001' })
  await expect(number).toBeVisible()
  const [of, title, figure] = [await row.boundingBox(), await name.boundingBox(), await number.boundingBox()]
  if (!of || !title || !figure) throw new Error('The row is not drawn')
  expect(of.x + of.width).toBeLessThanOrEqual(390)
  expect(figure.y).toBeGreaterThanOrEqual(title.y + title.height - 4)
  const middle = of.y + of.height / 2
  await page.mouse.click(of.x + 22, middle)
  await expect(row.getByRole('checkbox')).toBeChecked()
  await page.mouse.click(of.x + 4, middle)
  await expect(row.getByRole('checkbox')).not.toBeChecked()
  await page.mouse.click(of.x + of.width - 8, of.y + of.height - 8)
  await expect(page).toHaveURL(/patzu\/hospitals\/\d+/)
})

test('a list is sorted on a phone by a choice that names its order', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  const order = page.getByRole('combobox', { name: 'Sortieren' })
  await expect(order.locator('option:checked')).toHaveText('Name ↑')
  await order.selectOption('ANQ-ID ↓')
  await expect(page).toHaveURL(/ordering=-anqid/)
  await expect(order.locator('option:checked')).toHaveText('ANQ-ID ↓')
  const ids = page.locator('tbody tr td[data-label="ANQ-ID"]')
  const numbers = (await ids.allInnerTexts()).map(Number)
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
  // Here cells are loaded after the table.
  await page.goto('/accounts/users')
  await expect(order.locator('option:checked')).toHaveText('E-Mail ↑')
})

test('on a phone every list names its order', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/patzu/declarations')
  const order = page.getByRole('combobox', { name: 'Sortieren' }).locator('option:checked')
  await expect(order).toHaveText('Geändert ↓')
  for (const [path, words] of [
    ['/accounts/versions', 'Neuste zuerst'],
    ['/patzu/orderunits', 'Neuste zuerst'],
    ['/accounts/usertitles', 'Titel ↑'],
    ['/results/measures?ordering=-key', 'Schlüssel ↓'],
  ] as const) {
    await visit(page, path)
    await expect(order, path).toHaveText(words)
  }
})

test('no list scrolls sideways on a phone', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/results/evaluations')
  for (const path of ['/results/evaluations', '/patzu/orders', '/accounts/versions']) {
    await page.goto(path)
    await expect(page.locator('tbody tr')).toHaveCount(15)
    const list = page.getByRole('region').filter({ has: page.locator('tbody') })
    const beyond = async (part: string) =>
      await list.locator(part).evaluateAll((all) => Math.max(...all.map((one) => one.scrollWidth - one.clientWidth)))
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await allLoaded(page)
    expect(await beyond('thead tr')).toBe(0)
    expect(await beyond('tbody tr')).toBe(0)
  }
})

test('a row on a phone shows its facts in whole', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/patzu/orders')
  await allLoaded(page)
  const row = page.locator('tbody tr').first()
  const right = (await row.boundingBox())?.width ?? 0
  for (const cell of await row.locator('td:visible').all()) {
    const box = await cell.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), await cell.innerText()).toBeLessThanOrEqual(right + 16)
    expect(
      await cell.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
    ).toEqual([0, 0])
  }
  await expect(row.getByRole('cell').filter({ hasText: 'PDF gedruckt / versendet' })).toBeInViewport()
})
