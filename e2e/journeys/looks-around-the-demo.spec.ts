import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

const overview = (page: Page) => page.locator('[data-overview]')

test('the demo login presents its three main people @smoke', async ({ page }) => {
  await page.goto('/login')
  // The languages are visible without scrolling, however long the card is.
  await expect(page.getByRole('button', { name: 'Français' })).toBeInViewport({ ratio: 1 })
  const cards = page.getByRole('list').filter({ hasText: 'Heidi Rüegger' }).getByRole('button')
  await expect(cards).toHaveText([/^Stefan Ammann.*verwaltet/, /^Heidi Rüegger.*Qualitätsleiterin/, /^Alex Gast.*Gast/])
  await page.getByText('Weitere Personen').click()
  const reviewer = page.getByRole('button', { name: /^Renée Rochat/ })
  await reviewer.scrollIntoViewIfNeeded()
  await expect(reviewer).toContainText('Reviewerin')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('button', { name: /^Heidi Rüegger.*Responsable qualité/ })).toBeVisible()
})

test('the home of a visitor says what can be tried, each with a way to it', async ({ page }) => {
  await enterDemoAs(page, 'Gast')
  await expect(page).toHaveURL(/results\/evaluations\/91/)
  await page.getByRole('link', { name: 'Startseite', exact: true }).click()
  const card = page.getByRole('region', { name: 'Das können Sie ausprobieren' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Zuletzt geöffnet' })).toHaveCount(0)
  await expect(card.getByRole('listitem').getByRole('link')).toHaveCount(3)
  const others = page.getByRole('region', { name: 'Das Portal aus anderer Sicht' })
  await expect(others.getByRole('listitem')).toHaveText([/^Stefan Ammann.*verwaltet/, /^Heidi Rüegger.*liest/])
  await others.getByRole('link', { name: 'Person wechseln' }).click()
  await expect(page.getByRole('button', { name: /^Heidi Rüegger/ })).toBeVisible()
})

test('a quality manager reads the verdict of her clinic on home', async ({ page }) => {
  await enterDemoAs(page, 'Heidi')
  await expect(page.getByText(/^Klinik Seeblick$/).first()).toBeInViewport()
  await expect(page.getByText('2 besser')).toBeInViewport()
  await expect(
    page.getByText('(Klinik Seeblick), Antworten Dez. 2023 – Okt. 2026 (Austrittsdatum), verglichen'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gegenüber Benchmark' })).toBeInViewport()
  const changes = page.getByRole('list', { name: 'Letzte 12 Monate gegenüber dem Jahr davor' }).getByRole('listitem')
  await expect(changes).toHaveText([/^Wartezeit ▼ deutlich schlechter 2/, /^Verpflegung ▲ deutlich besser 3/])
  await expect(changes.first()).toBeInViewport()
  const better = page.getByRole('list', { name: 'Wie viele Themen' }).getByRole('listitem').first()
  await expect(better.getByRole('link')).toHaveText(['Information', 'Mitsprache'])
  await expect(better.getByRole('link').first()).toHaveAttribute('href', /evaluations\/91\?chart=chart-/)
  const size = await changes.last().evaluate((one) => getComputedStyle(one).fontSize)
  await expect(better.getByRole('link').first(), 'topics have one size').toHaveCSS('font-size', size)
  await page.getByRole('link', { name: 'Klinik Seeblick, Patientenbefragung Akutsomatik' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik Seeblick, Patientenbefragung Akutsomatik')
})

test('the demo overview shows results', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  const better = overview(page)
    .getByRole('listitem')
    .filter({ hasText: /^▲ 2 besser/ })
    .getByRole('listitem')
    // Below a topic are its plans.
    .filter({ hasText: 'deutlich besser' })
  await expect(better).toHaveText([/^Information▲ deutlich besser/, /^Mitsprache▲ deutlich besser/])
  const changes = overview(page).getByRole('region', { name: 'Was sich verändert hat' })
  await expect(changes.getByText(/^Wartezeit.*schlechter/)).toBeInViewport()
  await expect(changes.getByText(/^Verpflegung.*besser/)).toBeInViewport()
  await expect(changes.getByRole('heading', { level: 4 })).toHaveText(['▼ Was schlechter wurde', '▲ Was besser wurde'])
  await expect(changes.getByRole('listitem').first()).toContainText(/^Wartezeit 2\.08 → 2\.80/)
})

test('the two choices of staff and the files of an overview are one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await enterDemoAs(page, 'Stefan', '/results/evaluations/56')
  const head = overview(page).locator('header')
  await expect(head.getByRole('combobox')).toHaveCount(2)
  await expect(head.getByRole('button', { name: 'Alle Tabellen als Excel' })).toBeVisible()
  const lines = await head
    .locator('button, [role=combobox]')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom / 8)))
  expect(new Set(lines).size).toBe(1)
})

test('staff choose among the institutions of which an evaluation shows answers', async ({ page }) => {
  const about = (name: string) => overview(page).getByText(new RegExp(`^${name}, Antworten .* verglichen`))
  await test.step('one of a single clinic is about this clinic', async () => {
    await enterDemoAs(page, 'Stefan', '/results/evaluations/91?institution=Spital Hochwald')
    await expect(about('Klinik Seeblick')).toBeVisible()
    await expect(overview(page).getByText('2 besser')).toBeVisible()
    await expect(overview(page).getByRole('combobox', { name: 'Institution' })).toHaveCount(0)
  })
  await test.step('one with a chart of all clinics has the topics of this chart for another clinic', async () => {
    await page.goto('/results/evaluations/56')
    await expect(about('Klinik Seeblick')).toBeVisible()
    const choice = overview(page).getByRole('combobox', { name: 'Institution' })
    await expect(choice).toHaveText('Klinik Seeblick')
    await choice.click()
    await page.getByRole('option', { name: 'Spital Hochwald' }).click()
    await expect(choice).toHaveText('Spital Hochwald')
    await expect(page).toHaveURL(/institution=Spital\+Hochwald/)
    await expect(about('Spital Hochwald')).toBeVisible()
    await expect(overview(page).getByRole('button', { name: 'Austritt', exact: true })).toBeVisible()
    await expect(overview(page).getByRole('button', { name: 'Information', exact: true })).toHaveCount(0)
  })
})

const languages = { de: 1, fr: 2, it: 3 }
const refresh = { de: 'Daten neu laden', fr: 'Recharger les données', it: 'Ricarica i dati' }
const more = { de: 'Daten und Vergleich', fr: 'Données et comparaison', it: 'Dati e confronto' }
for (const [language, id] of Object.entries(languages))
  test(`nothing in the head of an evaluation wraps (${language})`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 5, { language_previous: id, language: id })
    await page.setViewportSize({ width: 1280, height: 900 })
    await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
    const tool = page.getByRole('button', { name: refresh[language as keyof typeof refresh] })
    // Before those of the charts.
    const count = page.getByText(/^2'295 /).first()
    const getPlace = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const getCentre = async (one: Locator) => {
      const { y, height } = await getPlace(one)
      return Math.round(y + height / 2)
    }
    const controls = overview(page).getByRole('combobox').or(overview(page).locator('header').getByRole('button'))
    const readCentres = async () =>
      await controls.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2)),
      )
    for (const width of [1280, 768, 390])
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        if (width === 390) await page.getByRole('button', { name: more[language as keyof typeof more] }).click()
        await expect(count).toBeVisible()
        const all = page.getByText(/ 12'000 .* 20 /).first()
        // The tool is beside a line of the texts, on a phone the last one; they are one line where there is room for it.
        const line = width === 390 ? page.getByText(/^(Stand|État au|Stato al) /) : count
        expect(Math.abs((await getCentre(tool)) - (await getCentre(line)))).toBeLessThan(8)
        expect((await getPlace(tool)).x).toBeGreaterThan((await getPlace(count)).x)
        if (width === 1280) expect(await getCentre(all)).toBe(await getCentre(count))
        if (width > 390) expect(new Set(await readCentres()).size).toBe(1)
      })
  })

test('the evaluation of the demo is at most 2,600 px high', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  await expect(overview(page).getByText('2 besser')).toBeVisible()
  for (const chart of await page.locator('[data-chart]').all()) {
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('[aria-busy="false"]').first()).toBeVisible()
  }
  await expect.poll(async () => await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2601)
})

test('a note on the axis explains longer waiting times', async ({ page }) => {
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  const chart = page.locator('[data-chart="chart-1-2"]')
  await expect(chart.getByText('1) 02.03.2026: Umzug des Empfangs')).toBeVisible()
})

test('a demo visitor begins with the evaluation', async ({ page }) => {
  await enterDemoAs(page, 'Gast')
  await expect(page).toHaveURL('/results/evaluations/91')
  await expect(overview(page).getByText('2 besser')).toBeVisible()
  await page.getByRole('link', { name: 'Startseite', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag/)
  await expect(page.getByRole('region', { name: 'Neuste Auswertung' })).toContainText('2 besser')
})

test('rows of the overview are as low without tools as with them on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const row = overview(page).getByRole('listitem').filter({ hasText: 'Behandlung' }).last()
  const readHeight = async () => (await row.boundingBox())?.height ?? 0
  await enterDemoAs(page, 'Gast', '/results/evaluations/91')
  await expect(row).toContainText('4.46')
  const ofVisitor = await readHeight()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  await expect(row.getByRole('button', { name: /Massnahme/ })).toBeVisible()
  expect(ofVisitor).toBeLessThanOrEqual(await readHeight())
})

test('a demo visitor sees which institution a chart is about', async ({ page }) => {
  await enterDemoAs(page, 'Gast')
  const legend = page.getByRole('group', { name: 'Legende der Diagramme' })
  for (const name of ['Klinik Seeblick', 'Alle anderen'])
    await expect(legend.getByRole('button', { name, exact: true })).toBeVisible()
  // The same of charts that are drawn only when one scrolls to them.
  await expect(page.locator('[data-chart]').last()).toBeAttached()
  await expect(page.locator('[data-chart]').getByText('Nur Institution')).toHaveCount(0)
  await expect(page.getByText('Spital Hochwald')).toHaveCount(0)
})

test('staff see open work on home', async ({ page }) => {
  await enterDemoAs(page, 'Stefan')
  const todo = page.getByRole('region', { name: 'Zu tun' })
  await expect(todo.getByRole('link', { name: 'Bestellungen mit Fehler 2026' })).toBeInViewport()
  await expect(todo.getByRole('listitem').filter({ hasText: 'Fehlende Deklarationen' })).toContainText('4')
})

test('a demo list begins with realistic names', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/hospitals?ordering=name')
  await expect(page.getByRole('row').nth(1)).toContainText('Centre hospitalier de la Combe')
})

test('a demo file opens as a PDF', async ({ page }) => {
  await enterDemoAs(page, 'Heidi')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Jahresbericht 2025/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Jahresbericht 2025.pdf')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4')
})

test('a hospital user finds their own institution in the palette', async ({ page }) => {
  await enterDemoAs(page, 'Heidi')
  await page.getByRole('button', { name: 'Alles finden (Ctrl+K)' }).click()
  await page.getByRole('combobox', { name: 'Alles finden' }).fill('seebl')
  await page.getByRole('option', { name: 'Klinik Seeblick Patientenbefragung', exact: true }).click()
  await expect(page).toHaveURL(/\/institutions\/patzu\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik Seeblick')
})

test('home names the newest evaluation of a visitor once', async ({ page }) => {
  await enterDemoAs(page, 'Gast')
  const name = 'Klinik Seeblick, Patientenbefragung Akutsomatik'
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: 'Qualitätsportal, Startseite' }).click()
  await expect(page.getByRole('region', { name: 'Neuste Auswertung' }).getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('2 besser')).toBeVisible()
  const others = page.getByRole('region', { name: 'Weitere Auswertungen' }).getByRole('link')
  await expect(others).toHaveText([/^Klinik Seeblick, Patientenbefragung Akutsomatik: Einzelheiten/])
})

test('staff and a hospital user read the same changes of the same whole months', async ({
  page,
  browser,
  session,
  watch,
}) => {
  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Session': session }, locale: 'de-CH' })
  await watch.follow(other)
  const staff = await other.newPage()
  await serveDemoConfig(staff)
  await enterDemoAs(page, 'Heidi', '/results/evaluations/91')
  await enterDemoAs(staff, 'Stefan', '/results/evaluations/91')
  await test.step('staff read the overview of the institution of the evaluation', async () => {
    await expect(overview(staff)).toContainText(
      'Klinik Seeblick, Antworten Dez. 2023 – Okt. 2026 (Austrittsdatum), verglichen mit',
    )
    await expect(overview(staff).getByText('2 besser')).toBeVisible()
  })
  const read = async (reader: Page) => {
    const changes = overview(reader).getByRole('region', { name: 'Was sich verändert hat' })
    await expect(changes).toContainText('01.11.2025 – 31.10.2026 gegenüber 01.11.2024 – 31.10.2025')
    await expect(reader.getByText('Austrittsdatum: Dez. 2023 – Okt. 2026').first()).toBeVisible()
    // The figures alone: their subject is 'your institution' for one of them.
    return (await changes.innerText()).match(/\d+\.\d+ \(n\s=\s[\d']+\)/g)
  }
  expect(await read(staff)).toEqual(await read(page))
  expect(await read(page)).toHaveLength(4)
  await other.close()
})

test('an overview of three questions ends below its last line', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/results/evaluations/34')
  const method = overview(page).getByText(/Zufallstreffer sind berücksichtigt\. So wurde gerechnet/)
  await expect(method).toBeVisible()
  const end = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  // 270 pixels of it were empty.
  expect((await end(overview(page))) - (await end(method))).toBeLessThan(60)
})

test('the institution of all charts is named once above them', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/results/evaluations/91')
  await expect(page.getByText('Alle Diagramme sind eingeschränkt auf Institution: Klinik Seeblick.')).toBeVisible()
  const inCharts = page.locator('[data-chart]').getByText('Nur Institution: Klinik Seeblick')
  await expect(inCharts).not.toHaveCount(0)
  for (const note of await inCharts.all()) expect((await note.boundingBox())?.width).toBeLessThan(2)
  // A chart of all institutions says so.
  await page.goto('/results/evaluations/24')
  await expect(
    page.getByText(/Ohne andere Angabe sind Diagramme eingeschränkt auf Institution: .*Blumenau/),
  ).toBeVisible()
  const funnel = page.getByRole('article', { name: 'Wiedereintritte: Kliniken' })
  await expect(funnel.getByText(/Nicht eingeschränkt auf Institution: .*Blumenau/)).toBeVisible()
})
