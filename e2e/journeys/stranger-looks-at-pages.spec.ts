import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

test('cards beside each other on home are each as high as their content @smoke', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterDemoAs(page, 'Heidi')
  for (const name of ['Weitere Auswertungen', 'Für Sie freigegebene Dateien']) {
    const card = page.getByRole('region', { name })
    const last = card.getByRole('listitem').last()
    await expect(last).toBeVisible()
    const [outer, inner] = [await card.boundingBox(), await last.boundingBox()]
    if (!outer || !inner) throw new Error(`${name} is not shown`)
    expect(outer.y + outer.height - inner.y - inner.height, name).toBeLessThan(32)
  }
})

test('a card of answers says who has not confirmed, and how many answered what', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/moniq')
  const card = page.getByRole('region', { name: 'Verantwortliche bestätigt: 8 von 10' })
  const [bar, people] = [card.getByRole('list').first(), card.getByRole('list').last()]
  await expect(bar.getByRole('listitem')).toHaveText(['Ja 8', 'Nein 1', 'Keine Antwort 1'])
  await expect(people.getByRole('listitem')).toHaveText([/Nein$/, /Keine Antwort$/])
  // What each part of the one bar is, in one line.
  const places = await bar.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(places).size).toBe(1)
  for (const [button, person] of [
    ['An die Person ohne Antwort schreiben', 'Silvia Aebi'],
    ['An die Person mit «Nein» schreiben', 'Laurent Dubois'],
  ] as const) {
    await card.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toContainText(person)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('hospitals behind the year before at the same day are named and can be written to', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/studek')
  const card = page.getByRole('region', { name: 'Antworten 2026 je Spital' })
  await expect(card).toContainText(/5 von 14, am weitesten hinter dem Vorjahr \(eingegangen bis \d\d\.\d\d\.\)/)
  const gaps = (await card.getByRole('listitem').allInnerTexts()).slice(0, 5).map((text) => {
    const [, gap] = /\n\d+, (\d+) weniger als 2025$/.exec(text) ?? []
    return Number(gap)
  })
  expect(gaps.at(-1)).toBeGreaterThan(0)
  expect(gaps).toEqual(gaps.toSorted((one, other) => other - one))
  await expect(card.getByRole('listitem').nth(5)).toBeHidden()
  await card.getByText('9 weitere Spitäler').click()
  await expect(card.getByRole('listitem').nth(13)).toBeVisible()
  await card.getByRole('button', { name: 'An diese 5 Spitäler schreiben' }).click()
  await expect(page.getByRole('dialog')).toContainText('Privatklinik Rosenhalde')
})

test('what staff have to do has the wide column of home, and names the hospitals without a declaration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan')
  const work = page.getByRole('region', { name: 'Zu tun' })
  const missing = work.getByRole('link', { name: /^Fehlende Deklarationen/ })
  await expect(missing).toContainText('Patientenbefragung: Hôpital du Haut-Pré, Psychiatrie Silberbühl, ')
  const [wide, narrow] = [
    await work.boundingBox(),
    await page.getByRole('region', { name: 'Neuste Dateien' }).boundingBox(),
  ]
  expect(wide?.width).toBeGreaterThan((narrow?.width ?? Infinity) * 1.4)
  // Two lines each, with more space between two of them than between the lines.
  expect((await missing.boundingBox())?.height).toBeGreaterThan(2 * 22 + 12)
})

test('a measure begins with the answers of each month of a year, and caches are folded', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-30T10:00:00+01:00')
  await enterDemoAs(page, 'Stefan', '/results/measures/1')
  const months = page.getByRole('region', { name: 'Eingegangene Antworten je Monat' })
  await expect(months).toHaveAttribute('aria-busy', 'false')
  await expect(months.getByRole('listitem')).toHaveCount(12)
  await expect(months.getByRole('listitem').nth(9)).toHaveText(/^Oktober 2026: [1-9]\d+Okt/)
  await expect(months.getByRole('listitem').nth(11)).toHaveText(/^Dezember 2026\s*Dez$/)
  const heading = months.getByRole('heading')
  await expect(heading).toHaveText(/^Eingegangene Antworten 2026: 3’?'?\d{3}$/)
  const facts = page.getByText('Anzahl Ergebnisse')
  expect((await facts.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0)
  await expect(page.getByText('vor 31 Tagen', { exact: true })).toBeVisible()
  await test.step('the years before and after are a click away, as far as there are answers', async () => {
    await expect(months.getByRole('button', { name: '2027 anzeigen' })).toBeDisabled()
    await months.getByRole('button', { name: '2025 anzeigen' }).click()
    await expect(heading).toHaveText(/^Eingegangene Antworten 2025: [1-9]/)
    await expect(months.getByRole('listitem').last()).toHaveText(/^Dezember 2025: \d/)
    await months.getByRole('button', { name: '2026 anzeigen' }).click()
    await expect(heading).toHaveText(/2026: /)
  })
  const [bars, results] = [
    await months.boundingBox(),
    await page.getByRole('link', { name: 'Ergebnisse anzeigen' }).boundingBox(),
  ]
  expect((bars?.y ?? 0) + (bars?.height ?? 0)).toBeLessThan(results?.y ?? 0)
  await expect(page.getByRole('button', { name: 'Daten neu aufbereiten' })).toBeHidden()
  await page.getByText('Weitere Möglichkeiten').click()
  await expect(page.getByRole('button', { name: 'Daten neu aufbereiten' })).toBeVisible()
  await test.step('a benchmark names its measures once', async () => {
    const heads = page.getByRole('columnheader').filter({ hasText: 'Messungen' })
    await expect(heads).toHaveText(['Messungen'])
  })
})

test('both states of an order share the line of its hospital on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/patzu')
  const order = page
    .getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' })
    .getByRole('listitem')
    .filter({ hasText: 'Ospedale San Biagio' })
  const tops = ['Ospedale San Biagio', 'zu genehmigen', '2 Einheiten offen'].map(
    async (text) => (await order.getByText(text).first().boundingBox())?.y ?? 0,
  )
  const [name = 0, ...states] = await Promise.all(tops)
  for (const top of states) expect(Math.abs(top - name)).toBeLessThan(8)
})

test('open orders say of what how many are open, those to approve first, and on a phone next to the hospital or below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/patzu')
  const orders = page.getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' }).getByRole('listitem')
  await expect(orders).toHaveText([
    /1 Einheit mit Fehler$/,
    /zu genehmigen2 Einheiten offen$/,
    /zu genehmigen3 Einheiten offen$/,
    /1 Einheit offen$/,
    ...Array.from({ length: 5 }, () => /\d Einheiten offen$/),
  ])
  const places = async (index: number, ...texts: string[]) =>
    await Promise.all(
      texts.map(async (text) => await orders.nth(index).getByText(text, { exact: true }).first().boundingBox()),
    )
  const [failed, failure] = await places(0, 'Spital Mühlefeld', '1 Einheit mit Fehler')
  expect(Math.abs((failure?.y ?? 0) - (failed?.y ?? 99))).toBeLessThan(8)
  // Two badges are wider than the rest of the line.
  const [name, state, open] = await places(1, 'Ospedale San Biagio', 'zu genehmigen', '2 Einheiten offen')
  expect(Math.abs((state?.y ?? 0) - (name?.y ?? 99) - (name?.height ?? 0))).toBeLessThan(8)
  expect(open?.y).toBe(state?.y)
  const about = await orders.nth(1).getByText('Bestellung 120').first().boundingBox()
  // Its number and its measure share a line.
  expect(about?.height).toBeLessThan(28)
})

test('on a phone the work of a programme is above the choice of a hospital', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDemoAs(page, 'Stefan', '/patzu')
  for (const [programme, name] of [
    ['patzu', 'Offene und fehlerhafte Bestellungen'],
    ['moniq', 'Verantwortliche bestätigt'],
    ['studek', 'Messungen 2026'],
  ] as const) {
    await page.goto(`/${programme}`)
    const [work, choice] = [page.getByRole('region', { name }), page.getByRole('region', { name: 'Spital öffnen' })]
    await expect(work.getByRole('listitem').first()).toBeVisible()
    await expect
      .poll(async () => ((await choice.boundingBox())?.y ?? 0) - ((await work.boundingBox())?.y ?? Infinity), programme)
      .toBeGreaterThan(0)
  }
})

test('the editor explains what several charts show once for the page', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/results/evaluations/91?view=edit')
  const legend = page.getByRole('group', { name: 'Legende der Diagramme' })
  await expect(legend).toContainText('auffällig: mehr, als Zufall erklärt')
  await expect(page.getByText('auffällig: mehr, als Zufall erklärt')).toHaveCount(1)
  await expect(page.locator('p', { hasText: 'Nur Institution: Klinik Seeblick' })).toHaveCount(0)
  // The bar with what is saved stays in view above it.
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('button', { name: 'Neues Diagramm' })).toBeInViewport()
  await expect(legend).not.toBeInViewport()
})

test('the means of a benchmark use the width of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterDemoAs(page, 'Stefan', '/results/benchmarks/1')
  const [table, main] = [page.getByRole('table').first(), page.getByRole('main')]
  await expect(table).toBeVisible()
  expect((await table.boundingBox())?.width).toBeGreaterThan(((await main.boundingBox())?.width ?? 0) * 0.9)
})

test('the pages of a list can be turned once its rows have their place', async ({ page }) => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/assets/StatusCell-*.js', async (route) => {
    await sent
    await route.continue()
  })
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  const next = page.getByRole('button', { name: 'Nächste Seite', includeHidden: true })
  await expect(next).toHaveCount(1)
  await expect(next).toBeHidden()
  send()
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^16–30 von/)).toBeVisible()
})

test('the dates of a programme have their type in the language of the reader', async ({ page, mock }) => {
  await mock.edit('accounts/users', 2, { language: 2, language_previous: 2 })
  await enterDemoAs(page, 'Stefan', '/studek')
  const dates = page.getByRole('region', { name: 'Échéances 2026' }).getByRole('listitem')
  await expect(dates.filter({ hasText: '01.12. – 20.12.2026' })).toContainText('Contrôle des données')
})
