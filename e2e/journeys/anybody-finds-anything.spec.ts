import { enterAs } from '../actors.ts'
import { axeOn } from '../watch/axe.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../holdBack.ts'

test('Ctrl+K finds pages, hospitals, people and evaluations @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('button', { name: 'Alles finden (Ctrl+K)' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Alles finden' })
  await expect(box).toBeFocused()
  await page.keyboard.type('seeblick')
  const option = page.getByRole('option', { name: /Klinik Seeblick.*1001 · Patientenbefragung$/ })
  await expect(option).toBeVisible()
  const isReached = async () => (await box.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
  // Results load one by one and reset the list; the active option is announced a moment later.
  const goOn = async () => {
    if (!(await isReached())) await page.keyboard.press('ArrowDown')
    return await isReached()
  }
  await expect.poll(goOn, { intervals: [500] }).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/patzu/hospitals/1')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('deklarationen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/declaration/)
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('search results on a phone show full names with their context below', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, mock, 'staff', '/')
  // A phone has no such keys.
  await page.getByRole('button', { name: 'Alles finden', exact: true }).click()
  await page.getByRole('combobox', { name: 'Alles finden' }).fill('patientenzufriedenheit')
  const option = page.getByRole('option', { name: /Patientenzufriedenheit 2026/ }).first()
  const name = await option.getByText('Patientenzufriedenheit 2026').first().boundingBox()
  const about = await option.locator('small').boundingBox()
  if (!name || !about) throw new Error('nothing is found')
  expect(about.x).toBe(name.x)
  expect(about.y).toBeGreaterThanOrEqual(name.y + name.height - 1)
})

test('search results have no axe violations, wide and narrow, light and dark [X01]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  await page.getByRole('combobox', { name: 'Alles finden' }).fill('klinik')
  const finds = page.getByRole('listbox', { name: 'Alles finden' })
  await expect(finds).toContainText('· Patientenbefragung')
  const found: string[] = []
  await axeOn(page, found)('the palette')
  expect(await finds.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true)
  expect(found).toEqual([])
})

test('text typed before the command palette has loaded is searched', async ({ page, mock }) => {
  const release = await holdBack(page, '**/assets/palette-*.js')
  await enterAs(page, mock, 'staff', '/')
  await expect(page.getByRole('button', { name: 'Alles finden (Ctrl+K)' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Klinik See')
  await release()
  const box = page.getByRole('combobox', { name: 'Alles finden' })
  await expect(box).toBeFocused()
  await page.keyboard.type('blick')
  await expect(box).toHaveValue('Klinik Seeblick')
  await expect(page.getByRole('option', { name: /Klinik Seeblick/ }).first()).toBeVisible()
})

test('Enter opens the first result of the current text, not of an earlier one', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  await expect(page.getByRole('combobox', { name: 'Alles finden' })).toBeFocused()
  await page.keyboard.type('klinik')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/Treffer/)
  await expect(page.getByRole('option', { name: 'Clinique du Vallon' })).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('vallon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Clinique du Vallon' })).toBeVisible()
})

test('hospital users find only evaluations [D-12]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/')
  await expect(page.getByRole('button', { name: 'Alles finden (Ctrl+K)' })).toBeVisible()
  await mock.clearLog()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Alles finden' })).toBeFocused()
  await page.keyboard.type('zufriedenheit')
  await expect(page.getByRole('group', { name: 'Auswertungen' }).getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: /Spital/ })).toHaveCount(0)
  const requested = (await mock.log()).filter(({ query }) => query.includes('search='))
  expect([...new Set(requested.map(({ path }) => path))]).toEqual(['results/evaluations/'])
})

test('a hospital finds its own page, evaluations, plans and files by its name', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  const box = page.getByRole('combobox', { name: 'Alles finden' })
  const before = await box.boundingBox()
  await box.fill('seeblick')
  const inGroup = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('option')
  await expect(inGroup('Seiten und Befehle').first()).toHaveText(/Klinik Seeblick.*Patientenbefragung/)
  await expect(inGroup('Auswertungen')).toHaveCount(3)
  await expect(inGroup('Massnahmen').filter({ hasText: /Menüwahl am Vortag.*Klinik Seeblick/ })).toBeVisible()
  await test.step('the field stays where it is, however many results there are', async () => {
    expect(await box.boundingBox()).toEqual(before)
    await box.fill('xyzq')
    await expect(page.getByText('Nichts gefunden.')).toBeVisible()
    expect(await box.boundingBox()).toEqual(before)
  })
  await test.step('a file is saved', async () => {
    await box.fill('begleitbrief')
    await expect(inGroup('Dateien')).toHaveText(/Begleitbrief Seeblick 2026\.docx/)
    const saved = page.waitForEvent('download')
    await inGroup('Dateien').click()
    expect((await saved).suggestedFilename()).toBe('Begleitbrief Seeblick 2026.docx')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a plan opens', async () => {
    await page.keyboard.press('Control+k')
    await box.fill('menüwahl')
    await inGroup('Massnahmen').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Menüwahl am Vortag' })).toBeVisible()
  })
})

test('recently opened records are offered by their current names after a logout [D-85]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Seeblick' })).toBeVisible()
  await page.goto('/patzu/orders/891')
  await expect(page.getByRole('heading', { level: 1, name: /2026/ })).toBeVisible()
  await page.goto('/logout')
  await expect(page.getByLabel('E-Mail')).toBeVisible()
  const left = await page.evaluate(() => localStorage.getItem('kept-2'))
  expect(JSON.parse(left ?? '')).toEqual({
    views: [],
    lists: [],
    recent: [
      { path: 'patzu/orders', id: 891 },
      { path: 'patzu/hospitals', id: 1 },
    ],
    areKeysOff: false,
    lookedSince: '',
    opened: [],
    isTourOver: false,
    headings: [],
  })
  await mock.edit('patzu/hospitals', 1, { name: 'Klinik am See' })
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  const recent = page.getByRole('group', { name: 'Zuletzt geöffnet' })
  await expect(recent.getByRole('option')).toHaveText([/2026/, /Klinik am See.*1001 · Patientenbefragung · Spital/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/patzu/hospitals/1')
})

test('staff find orders, measures, addresses, files and templates by number and programme', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  const box = page.getByRole('combobox', { name: 'Alles finden' })
  for (const [kind, typed, found] of [
    ['Spitäler', 'Seeblick', /Klinik Seeblick.*1001 · Patientenbefragung$/],
    ['Bestellungen', 'Seeblick', /Klinik Seeblick, .+ 20\d\d.*Patientenbefragung$/],
    ['Adressen', 'Monnier', /Klinik Seeblick.*Patientenbefragung$/],
    ['Messungen', 'Symptombelastung', /Symptombelastung.*Ergebnisse$/],
    ['Dateien', 'Anleitung', /Anleitung.*Dateien$/],
  ] as const) {
    await box.fill(typed)
    await expect(
      page.getByRole('group', { name: kind, exact: true }).getByRole('option', { name: found }).first(),
    ).toBeVisible()
  }
  await box.fill('Seeblick')
  const all = page.getByRole('option', { name: /Alle \d+ Treffer: Bestellungen/ })
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  await all.click()
  await expect(page).toHaveURL('/patzu/orders?search=Seeblick')
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' }).locator('..')).toContainText(String(count))
})

test('a kind of results that loads late is below the others, and typed letters are marked', async ({ page, mock }) => {
  await mock.fail({ path: 'patzu/hospitals/?*', kind: 'delay', delay: 3000, times: -1 })
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  await page.getByRole('combobox', { name: 'Alles finden' }).fill('seeblick')
  const options = page.getByRole('option')
  const hospital = page.getByRole('option', { name: /Klinik Seeblick.*1001 · Patientenbefragung$/ })
  await expect(options.first()).toBeVisible()
  await expect(hospital).toHaveCount(0)
  const before = await options.allTextContents()
  await expect(hospital).toBeVisible()
  expect((await options.allTextContents()).slice(0, before.length)).toEqual(before)
  await expect(hospital.locator('mark')).toHaveText('Seeblick')
})

test('before anything is typed, the pages that are opened most and what is created there are offered', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alles finden' })
  const pages = dialog.getByRole('group', { name: 'Wichtige Seiten' }).getByRole('option')
  await expect(pages.first()).toContainText('Startseite')
  await expect(pages.nth(1)).toContainText('Spitäler')
  await expect(pages.filter({ hasText: 'Spitäler' })).toHaveCount(1)
  await expect(pages.filter({ hasText: 'Mitarbeitende' })).toHaveCount(0)
  await expect(dialog.getByRole('group', { name: 'Befehle' }).getByRole('option').first()).toBeVisible()
})

test('the palette says below its results how many there are and which keys work', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alles finden' })
  const keys = dialog.getByText(/^Pfeiltasten wählen/)
  await expect(keys).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('combobox').fill('see')
  // While it searches, this status contains that of the spinner.
  const count = dialog.getByRole('status').first()
  await expect(count).toHaveText(/^\d+ Treffer$/)
  const boxes = await Promise.all(
    [dialog.getByRole('listbox'), count, keys].map(async (one) => await one.boundingBox()),
  )
  const [end, top, other] = [(boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0), boxes[1]?.y, boxes[2]?.y]
  expect(top).toBeGreaterThan(end)
  expect(other).toBe(top)
})
