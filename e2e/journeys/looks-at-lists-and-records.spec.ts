import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import { pressTool } from '../tools.ts'

test('a person’s page has their name as its heading @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/users')
  const row = page.locator('tbody tr').first()
  await expect(row.getByRole('link')).toBeVisible()
  const [email = '', firstName = '', lastName = ''] = (await row.locator('td').allInnerTexts()).slice(1)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
  await expect(page.getByRole('group', { name: 'Person' }).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email)
  await pressTool(page, 'Deaktivieren')
  await expect(page.getByRole('alertdialog')).toContainText(email)
})

test('only lists with several columns offer a column choice', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/usertitles')
  await expect(page.getByRole('columnheader', { name: 'Titel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spalten', exact: true })).toHaveCount(0)
  await page.goto('/moniq/hospitals')
  await expect(page.getByRole('button', { name: 'Spalten', exact: true })).toBeVisible()
})

test('lists with tabs have the same distance between search and rows', async ({ page, mock }) => {
  const gap = async () => {
    const search = await page.getByRole('searchbox').boundingBox()
    const table = await page.locator('table').boundingBox()
    return Math.round((table?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0))
  }
  await enterAs(page, mock, 'staff', '/mailer/mails')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  const usual = await gap()
  await page.goto('/filemanager/files')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  expect(await gap()).toBe(usual)
})

test('column heads and pager stay visible on a long list', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals?size=100')
  await expect(page.locator('tbody tr')).toHaveCount(86)
  const head = page.getByRole('columnheader', { name: 'ANQ-ID' })
  const edges = async () => {
    const [top, bottom] = [
      await head.boundingBox(),
      await page.getByRole('navigation', { name: 'Seiten' }).boundingBox(),
    ]
    return { below: Math.round((top?.y ?? 0) + (top?.height ?? 0)), above: Math.round(bottom?.y ?? 0) }
  }
  const middle = page.getByRole('row').filter({ hasText: 'Klinik Sonnenblick' })
  await middle.scrollIntoViewIfNeeded()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  // One line of text below the top bar.
  await expect.poll(async () => (await edges()).below).toBeLessThan(bar + 45)
  await expect.poll(async () => (await edges()).below).toBeGreaterThan(bar + 30)
  const { below, above } = await edges()
  expect(above).toBeGreaterThan(700)
  expect(above).toBeLessThan(780)

  await middle.getByRole('link').focus()
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(key)
      const focused = await page.locator('tbody :focus').boundingBox()
      expect(focused?.y).toBeGreaterThanOrEqual(below)
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(above)
    }
})

test('bulk actions stay visible when a row far down is selected', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals?size=100')
  const row = page.getByRole('row').filter({ hasText: 'Klinik Sonnenblick' })
  await row.scrollIntoViewIfNeeded()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  const box = row.getByRole('checkbox')
  await expect(box).toBeInViewport()
  // Nothing of the page is still loading.
  await allLoaded(page)
  const before = (await box.boundingBox())?.y ?? 0
  await page.mouse.click(((await box.boundingBox())?.x ?? 0) + 5, before + 5)
  const bar = page.getByRole('group', { name: 'Auswahl' })
  await expect(bar.getByRole('button', { name: 'Löschen' })).toBeInViewport({ ratio: 1 })
  expect(Math.abs(((await box.boundingBox())?.y ?? 0) - before)).toBeLessThan(3)
  // It is at the bottom of the window, below the selected row.
  const [own, ticked] = [await bar.boundingBox(), await row.boundingBox()]
  expect((ticked?.y ?? 0) + (ticked?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
})

test('measures show their dates before their kind', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAs(page, mock, 'staff', '/patzu/measures')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Jahr',
    'Beginn',
    'Ende',
    'Kategorie',
    'Typ',
    /Teilnehmende/,
  ])
  const table = await page.getByRole('region', { name: 'Messungen' }).boundingBox()
  const end = await page.locator('tbody tr').first().locator('td').nth(4).boundingBox()
  expect((end?.x ?? 0) + (end?.width ?? Infinity)).toBeLessThan((table?.x ?? 0) + (table?.width ?? 0))
})

test('no two fields of a form have the same label', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp/irpUserFiles/+')
  await expect(page.getByRole('combobox', { name: /Gehört zu/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: /Benutzer/ })).toHaveCount(1)
})

test('a related list does not repeat its record on every row', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/rehaspez/hospitals/1')
  const heads = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('columnheader')
  await expect(heads('Deklarationen')).toHaveText(['Jahr', 'Rehabilitationsbereiche', 'Erstellt', 'Geändert'])
  await page.goto('/irp/hospitals/1')
  await expect(heads('Reviews')).toHaveText(['Name', 'Datum', 'Reviewer'])
  await page.goto('/accounts/users/1')
  await expect(heads('Aktivitäten')).toHaveText(['Eintrag', 'Was', 'Zeitpunkt'])
})

test('clicking anywhere on its row opens an imported file', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/results/importer')
  const row = page.getByRole('main').getByRole('listitem').first()
  const name = await row.getByRole('link').innerText()
  const box = await row.boundingBox()
  await row.click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) / 2 } })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Its figures have the format of the list.
  await expect(page.getByLabel('Zeilen der Datei')).toHaveValue(/^\d{1,3}('\d{3})*$/)
  await page.goto('/results/importer/1')
  await expect(page.getByLabel('Zeilen der Datei')).toHaveValue("2'625")
})

test('a row of a list is in sight at 400 % zoom', async ({ page, mock }) => {
  // What 1280 x 1024 pixels show of a page four times as large.
  await page.setViewportSize({ width: 320, height: 256 })
  await enterAs(page, mock, 'staff', '/patzu/hospitals')
  const row = page.locator('tbody tr').first()
  await expect(row.getByRole('link')).toBeInViewport({ ratio: 1 })
})

test('on a phone a row begins with the name of its record', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/accounts/users')
  const row = page.locator('tbody tr').first()
  const lines = async () => (await row.innerText()).split('\n').filter(Boolean)
  await expect(row.getByRole('link').first()).toHaveText('Alain Chappuis')
  const mail = 'alain.chappuis@pedopsychiatrie-du-lac-bleu.example'
  await expect.poll(lines).toEqual(['Alain Chappuis', mail, 'Pédopsychiatrie du Lac Bleu'])
  // Three facts, of which a long address may take two lines.
  expect((await row.boundingBox())?.height).toBeLessThan(112)
  await page.goto('/patzu/orders')
  await expect(row.getByRole('link')).toHaveText(/^Ospedale San Biagio, PREMs SOMA \d{4}$/)
  expect((await lines())[1]).toMatch(/^\d+$/)
  const middles = await page
    .getByRole('search')
    .locator('button, fieldset, input[type=search]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ospedale San Biagio, PREMs SOMA/)

  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/accounts/users')
  await expect(row.getByRole('link').first()).toHaveText('alain.chappuis@pedopsychiatrie-du-lac-bleu.example')
})

test('a file is saved next to its name, and is low on a phone', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/filemanager/files?search=Bestellformular')
  const row = page.locator('tbody tr').filter({ hasText: 'Bestellformular 2026' }).first()
  const button = row.getByRole('button', { name: /^Bestellformular 2026\.[a-z]+ Herunterladen$/ })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(button).toBeInViewport()
    const [name, save] = [await row.getByRole('link').first().boundingBox(), await button.boundingBox()]
    const middle = (name?.y ?? 0) + (name?.height ?? 0) / 2
    expect(middle).toBeGreaterThan(save?.y ?? Infinity)
    expect(middle).toBeLessThan((save?.y ?? 0) + (save?.height ?? 0))
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110)
  }
  await expect(page.getByRole('columnheader', { name: 'Grösse' })).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(page.getByText(/ · 1\.7\skB$/)).toBeInViewport()
})

test('names of files and columns stay on one line in narrow windows', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 768, height: 844 })
  await enterDemoAs(page, 'Stefan', '/results/importer')
  const file = page.getByRole('main').getByRole('link', { name: /^prems-soma_2026-10-30\.csv$/ })
  expect((await file.boundingBox())?.height).toBeLessThan(30)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/accounts/users/+?import')
  const name = page.getByRole('list', { name: /Spalten der Datei$/ }).getByText('E-Mail', { exact: true })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.height).toBeLessThan(48)
})

test('a laptop shows staff all of evaluations, a phone what they are and when they changed [LIST-17]', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterDemoAs(page, 'Stefan', '/results/evaluations?ordering=name')
  const list = page.getByRole('region', { name: 'Auswertungen' })
  await expect(list.getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText([
    'Name',
    'Messungen',
    'Geändert',
    'Erstellt von',
    'Erstellt',
  ])
  await expect(list.getByRole('row').nth(1)).toContainText(/PREMs SOMA/)
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.locator('tbody tr').first()
  await expect(row).toContainText(/PREMs SOMA\s*\d\d\.\d\d\.2026/)
  await expect(row).not.toContainText('Stefan Ammann')
})

test('a hospital sees all columns of its evaluations on a tablet, the one changed last first', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterDemoAs(page, 'Heidi', '/results/evaluations')
  const last = page.getByRole('cell', { name: /^30\.10\.2026/ })
  await expect(last).toBeVisible()
  const { x = 0, width = 0 } = (await last.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(752)
  await expect(page.locator('tbody tr')).toHaveText([/30\.10\.2026/, /18\.09\.2026/, /04\.09\.2026/])
})

for (const width of [390, 768, 1100, 1280])
  test(`the yearly table of actions fits a window of ${width} px`, async ({ page, mock }) => {
    await mock.reset('demo')
    await serveDemoConfig(page)
    await page.setViewportSize({ width, height: 844 })
    await enterDemoAs(page, 'Heidi', '/own-plans')
    const table = page.getByRole('region', { name: /^Massnahmen \d{4}/ })
    await expect(table).toContainText('Ziel erreicht: 4.25')
    await expect(page.getByText(/^Auswertung: Klinik Seeblick, .*Daten vom: \d/)).toBeVisible()
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

test('a benchmark begins with its means: on a phone each has its name and figures below one another', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/results/benchmarks/1')
  const row = page.getByRole('row').filter({ hasText: 'Wartezeit' })
  await expect(row.getByRole('cell', { name: '2.24' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
  await pressTool(page, 'Löschen')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  const table = page.getByRole('region', { name: 'Benchmark: Mittelwerte' })
  await expect(row.getByRole('rowheader')).toContainText('Wartezeit')
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const [name, mean, n] = await Promise.all(
    [row.getByText('Wartezeit'), row.getByText('2.24'), row.getByText("4'146")].map((one) => one.boundingBox()),
  )
  expect(Math.abs((name?.y ?? 0) - (mean?.y ?? 99))).toBeLessThan(8)
  expect(mean?.x).toBeGreaterThan(300)
  expect(n?.y).toBeGreaterThan(name?.y ?? 999)
})

test('each right of a person has its labels on a phone', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/accounts/users/5')
  const second = page.getByRole('group', { name: 'Berechtigungen 2' })
  for (const label of ['Bereich', 'Institution', 'Rolle'])
    expect((await second.getByText(label, { exact: true }).boundingBox())?.width).toBeGreaterThan(30)
  const role = await second.getByRole('combobox', { name: 'Rolle' }).boundingBox()
  const bin = await second.getByRole('button', { name: 'Berechtigung entfernen' }).boundingBox()
  expect(bin?.y ?? 0).toBeLessThan((role?.y ?? 0) + (role?.height ?? 0))
})
