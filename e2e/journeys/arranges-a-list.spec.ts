import type { Locator, Page } from '@playwright/test'
import { enterAs, signInAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { axeOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'

const heads = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
const getWidth = async (page: Page, name: string) =>
  Math.round((await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0)
/** Whether something covers the edge at which the list continues. */
const hasShadow = async (list: Locator) =>
  await list.evaluate((element) => {
    const { backgroundImage, visibility } = getComputedStyle(element, '::after')
    return backgroundImage.includes('gradient') && visibility === 'visible'
  })

test('the order and width of columns stay for this person after a logout [D-85] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders')
  await expect.poll(async () => (await heads(page)).slice(0, 4)).toEqual(['ID', 'Spital', 'Status', 'Messung'])
  const found: string[] = []
  await test.step('the order by keyboard', async () => {
    await page.getByRole('button', { name: 'Spalten' }).press('Enter')
    await expect(page.getByRole('group', { name: 'Spalten' })).toBeVisible()
    await axeOn(page, found)('columns')
    const later = page.getByRole('button', { name: '«Status» weiter nach hinten' })
    await later.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await heads(page)).slice(0, 4)).toEqual(['ID', 'Spital', 'Messung', 'Status'])
  })
  const before = await getWidth(page, 'Spital')
  await test.step('the width by mouse, without sorting', async () => {
    const head = await page.getByRole('columnheader', { name: 'Spital' }).boundingBox()
    const [x, y] = [(head?.x ?? 0) + (head?.width ?? 0) - 3, (head?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 90, y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => await getWidth(page, 'Spital')).toBe(before - 90)
    await expect(page.getByRole('columnheader', { name: 'Spital' })).toHaveAttribute('aria-sort', 'none')
  })
  await test.step('the width by keyboard', async () => {
    await page.getByRole('button', { name: 'Spital', exact: true }).press('Shift+ArrowLeft')
    await expect.poll(async () => await getWidth(page, 'Spital')).toBe(before - 106)
  })
  await page.getByRole('combobox', { name: 'Zeilen pro Seite' }).selectOption('50')
  await expect(page.locator('tbody tr')).toHaveCount(50)

  await page.goto('/logout')
  await expect(page.getByLabel('E-Mail')).toBeVisible()
  await signInAs(page, 'superuser')
  await page.goto('/patzu/orders')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  expect((await heads(page)).slice(0, 4)).toEqual(['ID', 'Spital', 'Status', 'Messung'])

  await page.goto('/logout')
  await expect(page.getByLabel('E-Mail')).toBeVisible()
  await signInAs(page, 'staff')
  await page.goto('/patzu/orders?status=10')
  await expect(page.locator('tbody tr')).toHaveCount(50)
  expect((await heads(page)).slice(0, 4)).toEqual(['ID', 'Spital', 'Messung', 'Status'])
  expect(await getWidth(page, 'Spital')).toBe(before - 106)

  await test.step('a cut cell shows its full text on hover or focus', async () => {
    const cut = page.getByRole('cell', { name: 'Centre hospitalier du Vieux-Pont', exact: true }).first()
    await page.setViewportSize({ width: 1000, height: 720 })
    await expect.poll(async () => await hasShadow(page.getByRole('region', { name: 'Bestellungen' }))).toBe(true)
    await cut.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Centre hospitalier du Vieux-Pont')
    await page.mouse.move(5, 5)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expect(cut).not.toHaveAttribute('aria-describedby')
    await page.getByRole('heading', { level: 1 }).press('ArrowDown')
    await expect(page.locator('tbody tr').first().getByRole('link')).toBeFocused()
    const place = await cut.evaluate((cell) => cell.closest('tr')?.rowIndex ?? 0)
    for (let row = 1; row < place; row += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tooltip')).toHaveText('Centre hospitalier du Vieux-Pont')
  })

  await test.step('clearing the device resets them', async () => {
    await page.getByRole('button', { name: /Benutzermenü/ }).click()
    await page.getByRole('menuitem', { name: 'Dieses Gerät vergessen' }).click()
    await page.getByRole('button', { name: 'Vergessen', exact: true }).click()
    await expect(page.locator('tbody tr')).toHaveCount(15)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'kept-2'))).toEqual([])
  })
  // An open panel hides the page from screen readers on purpose.
  expect(found.filter((fault) => !/landmark-one-main|page-has-heading-one/.test(fault))).toEqual([])
})

test('a wide list fades at its edge without cutting states or numbers', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orderunits')
  const list = page.getByRole('region', { name: 'Bestelleinheiten' })
  await expect.poll(async () => await hasShadow(list)).toBe(true)
  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect.poll(async () => await hasShadow(list)).toBe(false)
  const cut = await list.locator('td').evaluateAll((cells) =>
    cells
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((cell) => [cell.textContent, getComputedStyle(cell).textOverflow])
      .filter(([text, how]) => how !== 'ellipsis' || /^[\d'.]+$/.test(text ?? '')),
  )
  expect(cut).toEqual([])
  await test.step('no fade covers a figure where only empty space of the last column follows', async () => {
    await page.goto('/patzu/hospitals?columns=name,anqid,state,category,BUR_Stao,admins,frabos_max')
    const hospitals = page.getByRole('region', { name: 'Spitäler' })
    await expect(hospitals.locator('tbody tr')).toHaveCount(15)
    const beyond = async () => await hospitals.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    // Texts that wrap make the table a little wider with the window.
    const leave = async (pixels: number) => {
      await expect(async () => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
        await page.setViewportSize({ width: width + (await beyond()) - pixels, height })
        expect(await beyond()).toBe(pixels)
      }).toPass()
    }
    await page.setViewportSize({ width: 700, height: 800 })
    await expect.poll(async () => await hasShadow(hospitals)).toBe(true)
    await leave(12)
    await expect.poll(async () => await hasShadow(hospitals)).toBe(false)
    await leave(40)
    await expect.poll(async () => await hasShadow(hospitals)).toBe(true)
  })
})

for (const [path, first] of [
  ['/patzu/orders', ['ID', 'Spital', 'Status', 'Messung', 'Jahr']],
  ['/patzu/orderunits', ['Name', 'Status', 'Spital']],
  ['/accounts/versions', ['Eintrag', 'Was']],
  ['/filemanager/files', ['Name', 'Dateityp', 'Gehört zu', 'Erstellt']],
  ['/irp/reviews', ['Name', 'Datum']],
] as const)
  test(`the most important columns of ${path} are visible without scrolling: ${first.join(', ')}`, async ({
    page,
    mock,
  }) => {
    await enterAs(page, mock, 'staff', path)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    expect((await heads(page)).slice(0, first.length)).toEqual(first)
    const edge = await page.locator('[role=region]:has(> table)').evaluate((list) => list.getBoundingClientRect().right)
    const head = page.getByRole('columnheader', { name: first.at(-1) ?? '', exact: true })
    const right = async () => await head.evaluate((cell) => cell.getBoundingClientRect().right)
    // What a cell loads makes its column wider or narrower.
    await expect.poll(right).toBeLessThanOrEqual(edge)
  })

test('the names of evaluations are whole in lists, the trash and the records of their measures', async ({
  page,
  mock,
}) => {
  const name = 'Akutsomatik Erwachsene, Patientenbefragung 2026, Hôpital du Haut-Pré: Einzelheiten'
  await mock.edit('results/evaluations', 91, { name })
  await mock.edit('results/evaluations', 1, { name, is_active: false })
  const isWhole = async () => {
    const cell = page.getByRole('row').filter({ hasText: name }).locator(':has(> a, > span)').last()
    await expect(cell).toBeVisible()
    for (const element of [cell, cell.locator('a, span').first()])
      expect(
        await element.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth <= clientWidth && scrollHeight <= clientHeight,
        ),
      ).toBe(true)
  }
  await enterAs(page, mock, 'staff', '/results/evaluations?search=Haut')
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    await isWhole()
  }
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/results/evaluations?search=Haut&is_active=false')
  await isWhole()
  await page.goto('/results/measures/1')
  await isWhole()
})

test('on a phone all pages of a list and both arrows share a line', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  const pager = page.getByRole('navigation', { name: 'Seiten' })
  await expect(pager.getByRole('button', { name: 'Seite 8' })).toBeVisible()
  const bottoms = await pager
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(8)
})
