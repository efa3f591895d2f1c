import type { Locator, Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1280, height: 800 })
})

/** How many lines a text takes. */
const countLines = async (texts: Locator): Promise<number[]> =>
  await texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
    }),
  )
const scrollsSideways = async (page: Page) =>
  await page
    .locator('main table')
    .evaluate(({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0))

for (const [width, language] of [
  [1920, 3],
  [1920, 2],
  [1600, 2],
  [1600, 3],
  [768, 1],
] as const)
  test(`what an activity changed is whole at ${width} pixels in language ${language}`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 2, { language_previous: language, language })
    await page.setViewportSize({ width, height: 1000 })
    await enterDemoAs(page, 'Stefan', '/accounts/versions')
    const rows = page.locator('main tbody tr')
    await expect(rows).toHaveCount(15)
    await expect(page.locator('main tbody')).toContainText('regula.frei@kinderklinik-lindenau.example')
    await allLoaded(page)
    const cut = async () =>
      await rows.locator('td:nth-child(2)').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          const isBeyond = text.getBoundingClientRect().right > cell.getBoundingClientRect().right
          const isClamped = [...cell.querySelectorAll('span')].some((part) => {
            const shown = part.clientHeight
            part.style.webkitLineClamp = 'none'
            const all = part.clientHeight
            part.style.webkitLineClamp = ''
            return all > shown
          })
          return isBeyond || isClamped ? [cell.textContent] : []
        }),
      )
    await expect.poll(cut).toEqual([])
    expect(await scrollsSideways(page)).toBe(0)
    const heights = await rows.evaluateAll((all) => all.slice(0, -1).map((row) => row.clientHeight))
    expect(new Set(heights).size).toBe(1)
    if (width === 1920) {
      const [name, what] = [rows.first().locator('td').first(), rows.first().locator('td').nth(1)]
      expect((await name.boundingBox())?.width).toBeLessThan((await what.boundingBox())?.width ?? 0)
    }
  })

test('all columns of evaluations fit a laptop, with names of two lines at most @smoke', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/results/evaluations')
  await expect(page.locator('main tbody tr')).toHaveCount(15)
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Messungen',
    'Geändert',
    'Erstellt von',
    'Erstellt',
  ])
  await allLoaded(page)
  expect(await scrollsSideways(page)).toBe(0)
  expect(Math.max(...(await countLines(page.locator('main tbody tr a'))))).toBe(2)
})

test('the name of each evaluation of a hospital is on one line', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations')
  await expect(page.locator('main tbody tr')).toHaveCount(3)
  await allLoaded(page)
  expect(await scrollsSideways(page)).toBe(0)
  expect(await countLines(page.locator('main tbody tr a'))).toEqual([1, 1, 1])
})

test('declarations show their types whole on a laptop, and on a tablet their codes', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/declarations')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(15)
  await allLoaded(page)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  // Only the longest name takes three lines.
  expect(heights.filter((height) => height > 50).length).toBeLessThan(2)
  const type = rows.first().locator('td').nth(5)
  await expect(type).toHaveText('K233 Spezialklinik Pädiatrie')
  const isCut = async () => await type.locator('bdi').evaluate((one) => one.scrollWidth > one.clientWidth)
  expect(await isCut()).toBe(false)

  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await scrollsSideways(page)).toBe(0)
  await expect(page.getByRole('columnheader', { name: 'Geändert' })).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await type.hover()
    await expect(page.getByRole('tooltip')).toHaveText('K233 Spezialklinik Pädiatrie', { timeout: 2000 })
  }).toPass()

  await mock.edit('accounts/users', 2, { language_previous: 2, language: 2 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(rows.first()).toContainText('K233 Clinique spécialisée')
  expect(await isCut()).toBe(false)
})

test('a no has the sign of an empty value, of the same colour and in the same place', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await enterDemoAs(page, 'Stefan', '/results/evaluations')
  await expect(page.locator('main tbody tr')).toHaveCount(15)
  await page.evaluate(() => document.fonts.ready)
  const signs = await page
    .locator('main tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.slice(-2).map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const sign = range.getBoundingClientRect()
        return {
          text: cell.textContent,
          color: getComputedStyle(cell.firstElementChild ?? cell).color,
          left: Math.round(sign.left - cell.getBoundingClientRect().left),
          top: Math.round(sign.top),
        }
      }),
    )
  expect(signs[0]?.text).toBe('-')
  expect(signs[1]).toEqual(signs[0])
})

test('files have their icon in the middle of their row, and no column beyond the edge', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/filemanager/files')
  await expect(page.locator('main tbody tr')).toHaveCount(15)
  await allLoaded(page)
  expect(await scrollsSideways(page)).toBe(0)
  const distances = await page.locator('main tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const getMiddle = (one: Element | null) => {
        const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {}
        return (top + bottom) / 2
      }
      return Math.round(Math.abs(getMiddle(row) - getMiddle(row.querySelector('a svg'))))
    }),
  )
  expect(Math.max(...distances)).toBeLessThanOrEqual(1)
})

test('an invitation says what it gives access to, and can be repeated without a second line', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/accounts/invitations')
  const rows = page.locator('main tbody tr')
  const expired = rows.filter({ hasText: 'rolf.inglin' })
  await expect(expired).toContainText('Klinik Sonnenrain: Benutzer')
  await expect(page.getByRole('columnheader', { name: 'Eingeladen von' })).toHaveCount(0)
  const [badge, link] = [expired.getByText('Abgelaufen'), expired.getByRole('link', { name: 'Neu einladen' })]
  const getMiddle = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return Math.round(y + height / 2)
  }
  expect(Math.abs((await getMiddle(link)) - (await getMiddle(badge)))).toBeLessThan(3)
  const heights = await rows.evaluateAll((all) => all.slice(0, -1).map((row) => row.clientHeight))
  expect(new Set(heights).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const lefts = await expired
    .locator('td:visible')
    .evaluateAll((cells) => cells.slice(1).map((cell) => cell.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
})

test('a measure says how long ago its last import was, or that one runs, without empty columns', async ({
  page,
  mock,
}) => {
  await page.clock.setFixedTime('2026-11-30T10:00:00+01:00')
  await mock.edit('results/measures', 1, { is_importing: true })
  await page.setViewportSize({ width: 1920, height: 1000 })
  await enterDemoAs(page, 'Stefan', '/results/measures')
  const rows = page.locator('main tbody tr')
  await expect(rows.filter({ hasText: 'Import läuft' })).toHaveCount(1)
  await expect(rows.filter({ hasText: /30\.10\.2026 \d\d:\d\d · vor 31 Tagen/ })).toHaveCount(3)
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Messung',
    'Anzahl Ergebnisse',
    'Letzter Import',
    'Geändert',
    'Erstellt von',
    'Erstellt',
  ])
  await page.getByRole('button', { name: 'Spalten' }).click()
  await expect(page.getByRole('checkbox', { name: 'Schlüssel' })).not.toBeChecked()
})

test('imported files have a line each on a tablet, of the height of other lists', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enterDemoAs(page, 'Stefan', '/results/importer')
  const rows = page.locator('main li')
  await expect(rows).toHaveCount(9)
  await expect(rows.first()).toContainText('PREMs SOMA')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  await page.goto('/results/benchmarks')
  const other = await page.locator('main tbody tr').first().boundingBox()
  expect(new Set(heights.slice(0, -1))).toEqual(new Set([other?.height]))
})

test('on a phone the address of an inviter is named as theirs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/accounts/invitations?columns=email,inviter')
  await expect(page.getByRole('cell', { name: 'Eingeladen von elena.bianchetti@qualitaet.example' })).toBeVisible()
})

for (const language of [1, 2])
  test(`on a phone the year of actions and its files share a line in language ${language}`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 5, { language_previous: language, language })
    await page.setViewportSize({ width: 390, height: 844 })
    await enterDemoAs(page, 'Heidi', '/own-plans')
    const files = page.getByRole('main').getByRole('button', { name: /^(CSV|Excel|Drucken|Imprimer)$/ })
    await expect(files).toHaveCount(3)
    const bottoms = await files.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    const year = await page
      .getByRole('main')
      .getByRole('combobox', { name: /^(Jahr|Année)/ })
      .boundingBox()
    expect(bottoms).toEqual(Array.from(bottoms, () => (year?.y ?? 0) + (year?.height ?? 0)))
  })

test('on a phone a hospital begins with its state and category, before its figures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(15)
  await allLoaded(page)
  // What is open is said beside the state.
  await expect(page.getByTitle(/^Deklaration \d{4} fehlt$/).first()).toBeVisible()
  const quiet = rows.filter({ hasNot: page.locator('[title]') })
  const places = await quiet.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll<HTMLElement>('td')]
        .filter((cell) => cell.offsetHeight > 0 && cell.querySelector('input, a') === null)
        .map((cell) => ({ label: cell.dataset['label'], box: cell.getBoundingClientRect() }))
        .toSorted((one, other) => Math.round((one.box.y - other.box.y) / 8) || one.box.x - other.box.x)
        .map(({ label }) => label),
    ),
  )
  for (const place of places) expect(place).toEqual([undefined, undefined, 'ANQ-ID'])
})

test('on a phone the facts of orders have equal gaps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(15)
  await allLoaded(page)
  const gaps = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const boxes = [...row.querySelectorAll('td')]
        .filter((cell) => cell.offsetHeight > 0 && cell.querySelector('input, a') === null)
        .map((cell) => cell.getBoundingClientRect())
      return boxes.flatMap(({ right, y }) => {
        const beside = boxes.filter((other) => Math.abs(other.y - y) < 8 && other.x >= right).map(({ x }) => x)
        return beside.length > 0 ? [Math.round(Math.min(...beside) - right)] : []
      })
    }),
  )
  expect(gaps.length).toBeGreaterThanOrEqual(15)
  expect(new Set(gaps)).toEqual(new Set([12]))
})
