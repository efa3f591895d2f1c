import type { Locator, Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ mock, page }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

/** Where the text of an element begins and ends. */
const findText = async (element: Locator) =>
  await element.evaluate((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    texts.nextNode()
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top, bottom }
  })
const isFaded = async (element: Locator) =>
  await element.evaluate((one) => getComputedStyle(one, '::after').backgroundImage.includes('gradient'))

for (const path of ['/patzu/hospitals', '/patzu/event', '/patzu/tokens'])
  test(`all 15 rows of ${path} are above the pager of a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await enterDemoAs(page, 'Stefan', path)
    const rows = page.locator('main tbody tr')
    await expect(rows).toHaveCount(15)
    await allLoaded(page)
    const [last, pager] = [rows.last(), page.getByRole('navigation', { name: /Seiten|Einträge/ }).last()]
    const [row, foot] = [await last.boundingBox(), await pager.boundingBox()]
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  })

for (const width of [390, 768, 1920])
  test(`the programme of open work is below its words at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await enterDemoAs(page, 'Stefan')
    const link = page.getByRole('region', { name: 'Zu tun' }).getByRole('link', { name: /Fehlende Deklarationen/ })
    const [words, programme] = [await findText(link.first()), await findText(link.first().locator('small'))]
    expect(programme.top).toBeGreaterThanOrEqual(words.bottom - 4)
    expect(programme.left).toBe(words.left)
  })

for (const width of [390, 768])
  test(`the search of recipients is as wide as their table at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await enterDemoAs(page, 'Stefan', '/mailer/mailjobs/6')
    const table = page.getByRole('region', { name: 'Empfänger', exact: true })
    await expect(table.locator('tbody tr').first()).toBeVisible()
    const search = page.getByRole('main').getByRole('search').last()
    const [one, other] = [await table.boundingBox(), await search.boundingBox()]
    expect(Math.round(other?.width ?? 0)).toBe(Math.round(one?.width ?? 0))
  })

test('the line above a form is as wide as the form in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterDemoAs(page, 'Stefan', '/mailer/mailjobs/6')
  const form = page.getByRole('main').locator('form').first()
  await expect(form).toBeVisible()
  const lines = await page.locator('main div').evaluateAll((all) =>
    all.flatMap((one) => {
      const after = getComputedStyle(one, '::after')
      const isLine = (style: CSSStyleDeclaration) => style.borderBlockEndWidth === '1px'
      if (after.content !== 'none' && isLine(after)) return [Number.parseFloat(after.inlineSize)]
      const isAbove = one.nextElementSibling?.querySelector('form') ?? one.nextElementSibling?.matches('form')
      return isAbove && isLine(getComputedStyle(one)) ? [one.clientWidth] : []
    }),
  )
  expect(lines.length).toBeGreaterThan(0)
  const { width = 0 } = (await form.boundingBox()) ?? {}
  expect(Math.abs(Math.max(...lines) - width)).toBeLessThan(2)
})

test('tabs that do not fit are faded at their end, until the last is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/results/measures/1')
  const tabs = page.getByRole('tablist')
  await expect.poll(async () => await isFaded(tabs)).toBe(true)
  await tabs.evaluate((one) => one.scrollTo(one.scrollWidth, 0))
  await expect.poll(async () => await isFaded(tabs)).toBe(false)
})

test('a board that does not fit is faded at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/patzu/orders?as=board')
  const board = page.getByRole('main').getByRole('region', { name: 'Bestellungen' })
  await expect.poll(async () => await isFaded(board)).toBe(true)
})

test('the template of an import is beside the choice of a file', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/users/+?import')
  const choice = await page.getByText('CSV-Datei wählen', { exact: true }).boundingBox()
  const template = await page.getByRole('button', { name: 'Vorlage herunterladen' }).boundingBox()
  expect(template?.x).toBeGreaterThan((choice?.x ?? Infinity) + (choice?.width ?? 0))
  expect(Math.abs((template?.y ?? 0) - (choice?.y ?? 0))).toBeLessThan(8)
  await test.step('on a phone the values of a column are whole, below its name', async () => {
    await page.setViewportSize({ width: 390, height: 1200 })
    const name = await findText(page.getByText('Sprache', { exact: true }))
    const values = await findText(page.getByText(/^Deutsch, Französisch, Italienisch/))
    expect(values.top).toBeGreaterThanOrEqual(name.bottom)
    expect(values.left).toBe(name.left)
    expect(values.right).toBeLessThanOrEqual(390 - 16)
  })
})

test('the reason why an order failed begins next to its sign, in a box as wide as the page', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/orders/112')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Möglicher Grund')
  const [box, sign] = [await alert.boundingBox(), await alert.locator('svg').first().boundingBox()]
  const first = await findText(alert.locator('p').first())
  expect(Math.abs((sign?.y ?? 0) + (sign?.height ?? 0) / 2 - (first.top + first.bottom) / 2)).toBeLessThan(2)
  const units = await page.getByRole('table').first().boundingBox()
  expect(Math.abs((box?.width ?? 0) - (units?.width ?? 0))).toBeLessThan(4)
})

test('the chips of a hospital are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/1')
  const chips = page.getByRole('link', { name: /^Deklaration 2026|^Keine offene Bestellung|^Bestellung abg/ })
  await expect(chips.last()).toBeVisible()
  for (const chip of await chips.all()) {
    const box = await chip.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390 - 16)
  }
})

test('another kind of a file is offered where the text above begins', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await mock.edit('accounts/users', 2, { language_previous: 2, language: 2 })
  await enterDemoAs(page, 'Stefan', '/filemanager/files/1')
  await expect(page.getByRole('button', { name: 'Choisir un autre type' })).toBeVisible()
  await allLoaded(page)
  const other = await findText(page.getByRole('button', { name: 'Choisir un autre type' }))
  const kind = await findText(
    page
      .locator('p', { has: page.getByRole('button', { name: 'Choisir un autre type' }) })
      .locator('span')
      .first(),
  )
  expect(other.top).toBeGreaterThan(kind.top + 12)
  expect(other.left).toBe(kind.left)
})

test('a new person gets the language of who adds them', async ({ page, mock }) => {
  await mock.edit('accounts/users', 2, { language_previous: 2, language: 2 })
  await enterDemoAs(page, 'Stefan', '/accounts/users/+')
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveText('Français')
})

test('what refers to a deleted record has space around its list', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals/7')
  await pressTool(page, 'Löschen')
  const dialog = page.getByRole('alertdialog')
  const last = await dialog.getByRole('listitem').last().boundingBox()
  const below = await dialog.getByText(/^Diese Einträge bleiben/).boundingBox()
  expect((below?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBe(8)
})

test('the link to a new password begins where its field begins', async ({ page }) => {
  await page.goto('/login')
  const label = await findText(page.locator('label', { hasText: 'Passwort' }).first())
  const forgotten = await findText(page.getByRole('button', { name: 'Passwort vergessen?' }))
  expect(forgotten.left).toBe(label.left)
})

test('no step of an order breaks within a word', async ({ page }: { page: Page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/patzu/orders/118')
  const step = page.getByRole('listitem').filter({ hasText: 'Druckdienstleister' }).last()
  await expect(step).toBeVisible()
  const lines = await step.evaluate((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const place = texts.currentNode.textContent?.indexOf('Druckdienstleister') ?? -1
      if (place < 0) continue
      range.setStart(texts.currentNode, place)
      range.setEnd(texts.currentNode, place + 'Druckdienstleister'.length)
    }
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the own profile of staff says that they may do everything, and is marked nowhere in the menu @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/accounts/users/2')
  const main = page.getByRole('main')
  await expect(main.getByText('Mitarbeitende sehen und ändern alles im Portal.')).toBeVisible()
  await expect(main.getByText('Noch keine Berechtigungen')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Berechtigung hinzufügen' })).toHaveCount(0)
  await expect(main.getByText(/Demo-Benutzer/)).toHaveCount(0)
  const menu = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Startseite' }) })
    .first()
  await expect(menu.locator('[aria-current]')).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Einladungen' })).toBeHidden()
})
