import { enterAs } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'
import { allLoaded } from '../watch/requests.ts'

test('the dashboard links to a hospital without an admin [DASH-01, DASH-02, DASH-03] @smoke', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: 'Spitäler mit keinem oder mehreren Admins' })
  await expect(card.getByRole('listitem').filter({ has: page.getByText(/Admin/) })).toHaveCount(5)
  const first = card.getByRole('link').filter({ hasText: 'kein Admin' }).first()
  const id = Number((await first.getAttribute('href'))?.split('/').at(-1))
  await first.click()
  await expect(page).toHaveURL(`/patzu/hospitals/${id}`)
  // Several hospitals share a name; the number is unique.
  const anqid = await page.locator('input[name=anqid]').inputValue()
  await page.goto('/accounts/users/11')
  await page.getByRole('button', { name: 'Berechtigung hinzufügen' }).click()
  const right = page.getByRole('group', { name: /^Berechtigungen \d+$/ }).last()
  await right.getByRole('combobox', { name: 'Institution' }).click()
  await page.keyboard.type(anqid)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').click()
  await right.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Administrator' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  await page.goto('/patzu')
  await expect(card.getByRole('link').first()).toBeVisible()
  await expect(card.locator(`a[href="/patzu/hospitals/${id}"]`)).toHaveCount(0)
})

test('open and failed orders are listed ten at a time with failed ones first [DASH-04, DASH-05, DASH-06]', async ({
  page,
  mock,
}) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' })
  const links = card.getByRole('link')
  await expect(links).toHaveCount(10)
  await expect(links.first()).toContainText('mit Fehler')
  const requested = await mock.log('GET patzu/orders/')
  // Open orders, failed orders and orders with a failed unit are separate requests.
  for (const question of ['units__state__lt=10', 'status=99', 'units__state=99'])
    expect(requested.some(({ query }) => new RegExp(`[?&]${question}(?:&|$)`).test(query))).toBe(true)
  await card.getByRole('button', { name: 'Seite 2' }).click()
  await expect(card.getByText(/^11–20 von \d+$/)).toBeVisible()
  await links.first().click()
  await expect(page).toHaveURL(/patzu\/orders\/\d+$/)
})

test('a failed order links to the unit that failed [DASH-04, D-65, D-41]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' })
  const failed = card.getByRole('link').filter({ hasText: 'mit Fehler' })
  const way = (await failed.first().getAttribute('href')) ?? ''
  await failed.first().click()
  await expect(page).toHaveURL(way)
  await page.getByRole('row').filter({ hasText: 'Fehler' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/patzu\/orderunits\/\d+$/)
  const unit = Number(page.url().split('/').at(-1))
  await page.locator('input[name=count_de]').fill('12')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').first()).toBeVisible()
  expect((await mock.log(`PUT patzu/orderunits/${unit}/`))[0]?.body).toMatchObject({ count_de: 12 })
  // The server sets the state: it retries the unit.
  await mock.edit('patzu/orderunits', unit, { state: 1 })
  await page.goto('/patzu')
  await expect(failed.first()).toBeVisible()
  await expect(failed.and(page.locator(`a[href="${way}"]`))).toHaveCount(0)
})

test('an order with a failed unit is a failed order in count, filter and list [DASH-06, PATZU-25, D-41]', async ({
  page,
  mock,
}) => {
  const getIds = async (query: string) => await readAs<number[]>(page, mock, 'staff', `patzu/orders/?onlyId=1&${query}`)
  // Its units are fine, and so is the state of the order with a failed unit.
  const [sound = 0] = await getIds('status=10')
  await mock.edit('patzu/orders', sound, { status: 99 })
  const [own, ofUnits] = await Promise.all([getIds('status=99'), getIds('units__state=99')])
  const all = new Set([...own, ...ofUnits])
  expect(all.size).toBeGreaterThan(own.length)
  expect(all.size).toBeGreaterThan(ofUnits.length)

  await enterAs(page, mock, 'staff', '/patzu')
  const figure = page
    .getByRole('region', { name: /^Offene Bestellungen .*nach Status$/ })
    .getByRole('link', { name: /^Fehler/ })
  await expect(figure).toHaveText(`Fehler${all.size}`)
  await figure.click()
  await expect(page.getByRole('search').getByRole('button', { name: 'Status: Fehler', exact: true })).toBeVisible()
  const states = page.locator('tbody tr')
  await expect(states).toHaveCount(all.size)
  for (const row of await states.all()) await expect(row).toContainText(/Fehler|Einheit mit Fehler/)
  await page.goto(`/patzu/orders/${ofUnits.find((id) => !own.includes(id))}`)
  await expect(page.getByRole('alert')).toContainText('Einheit mit Fehler')
  await expect(page.getByRole('alert')).toContainText('Was zu tun ist')
})

test('a distribution with a single value is left out', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/rehaspez')
  await expect(page.getByRole('region', { name: /^Noch keine Deklaration/ })).toBeVisible()
  await allLoaded(page)
  await expect(page.getByRole('region', { name: 'Kliniken nach Status' })).toHaveCount(0)
})

test('every figure links to the list it counts', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: /^Offene Bestellungen .*nach Status$/ })
  const line = card.getByRole('link', { name: /^Genehmigt/ })
  await expect(line).toHaveText(/\d/)
  const count = (await line.textContent())?.replace(/\D/g, '')
  await line.click()
  await expect(page).toHaveURL(/patzu\/orders\?status=3/)
  await expect(page.locator('tbody tr')).toHaveCount(Number(count))
})

test('orders by state name their year and fold empty states; other figures are in one line', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/patzu')
  const card = page.getByRole('region', { name: 'Offene Bestellungen 2026 nach Status' })
  await expect(card.getByRole('link')).toHaveText([/^Fehler/, /erstellt/, /abgeschlossen/, /geprüft/, /bereit/])
  await card.getByText('5 weitere Status: 0').click()
  await expect(card.getByRole('link')).toHaveCount(10)
  await expect(page.getByRole('list', { name: 'Was zu tun ist' }).getByRole('link').last()).toHaveText(
    '3 offene Einladungen',
  )
  await test.step('an area whose dashboard has no entry is open in the menu', async () => {
    await page.goto('/studek')
    const heading = page
      .getByRole('navigation', { name: 'Menü' })
      .getByRole('button', { name: 'Studierendenbefragung' })
    await expect(heading).toHaveAttribute('aria-current', 'page')
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
  })
})

for (const [programme, cards] of [
  ['moniq', ['Verantwortliche bestätigt']],
  ['studek', ['Spitäler nach Status', 'Spitäler nach Kategorie']],
  ['rehaspez', ['Kliniken nach Status']],
] as const)
  test(`each figure of ${programme} links to a list with exactly its rows`, async ({ page, mock }) => {
    await enterAs(page, mock, 'staff', `/${programme}`)
    for (const name of cards) {
      const line = page.getByRole('region', { name }).locator('a:has(strong)').nth(1)
      await expect(line.locator('strong')).toHaveText(/[1-9]/)
      const count = Number(await line.locator('strong').textContent())
      await line.click()
      await expect(page).toHaveURL(new RegExp(`/${programme}/\\w+\\?\\w+=\\w+$`))
      await expect(page.locator('tbody tr')).toHaveCount(count)
      await page.goBack()
    }
    await test.step('recent changes are listed with their authors', async () => {
      const changes = page.getByRole('region', { name: /^Neuste Änderungen an / })
      const change = changes.getByRole('listitem').first()
      await expect(change).toContainText(/\d\d\.\d\d\.\d{4}/)
      const hospital = await change.locator('bdi').first().textContent()
      await change.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(hospital ?? '')
      await page.goBack()
      await changes.getByRole('link', { name: 'Alle anzeigen' }).click()
      await expect(page).toHaveURL(/\/accounts\/versions\?content_type=\d+$/)
    })
  })

test('cards of a dashboard are one below the other without a hole, with one word for institutions', async ({
  page,
  mock,
}) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/patzu')
  const order = page.getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' }).getByRole('link').first()
  await expect(order).toContainText('Bestellung 112 · PREMs SOMA 2026')
  expect((await order.boundingBox())?.height).toBeLessThan(60)
  const change = page.getByRole('region', { name: 'Neuste Änderungen an Spitälern' }).getByRole('listitem').first()
  const [hospital, person] = [
    await change.getByText('Klinik Birkenhof').boundingBox(),
    await change.getByText('Philippe Morard').last().boundingBox(),
  ]
  expect(person?.y).toBeGreaterThan((hospital?.y ?? 0) + 8)
  for (const programme of ['patzu', 'moniq', 'studek', 'rehaspez']) {
    await page.goto(`/${programme}`)
    const cards = page.getByRole('main').locator('section:has(h2)')
    await expect(cards.nth(3)).toBeVisible()
    await expect(page.locator('main [data-loading]')).toHaveCount(0)
    const places = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    const boxes = places.toSorted((one, other) => one.left - other.left || one.top - other.top)
    for (const [index, box] of boxes.slice(1).entries()) {
      const above = boxes[index]
      // The next card is right below, or on top of the next column.
      if (above?.left === box.left) expect(box.top - above.bottom).toBeLessThan(24)
    }
  }
  await expect(page.getByRole('main')).toContainText('Kliniken mit keinem oder mehreren Admins')
  await expect(page.getByRole('main')).not.toContainText(/Spital|Spitäler/)
})

test('the measures of this year show how many hospitals take part', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/rehaspez')
  const measures = page.getByRole('region', { name: /^Messungen \d{4}$/ })
  await expect(measures.getByRole('listitem').first()).toContainText(/\d+ Kliniken/)
  const declarations = page.getByRole('region', { name: /^Noch keine Deklaration/ })
  await expect(declarations.getByText('Alle aktiven Kliniken haben deklariert.')).toBeVisible()
  await expect(declarations.getByRole('link')).toHaveCount(0)
  await measures.getByRole('link', { name: 'Alle anzeigen' }).click()
  await expect(page).toHaveURL(/\/rehaspez\/measures\?year=\d{4}$/)
})

test('orders are charted by week and state, linking to their list', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: 'Bestellungen je Woche' })
  const failed = card
    .getByRole('link')
    .filter({ hasText: /mit Fehler: [1-9]/ })
    .first()
  const reported = (await failed.textContent()) ?? ''
  const getNumber = (kind: string) => Number(new RegExp(`${kind}: (\\d+)`).exec(reported)?.[1])
  const count = Number(await failed.locator('strong').textContent())
  expect(getNumber('versandt') + getNumber('in Bearbeitung') + getNumber('mit Fehler')).toBe(count)
  // The weeks go from left to right, the oldest first.
  const weeks = await card.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(weeks).toEqual(weeks.toSorted((one, other) => one.localeCompare(other)))
  // The parts are proportional to their counts.
  const parts = failed.locator('[aria-hidden] > span')
  const [sent = 0, underway = 0, wrong = 0] = await parts.evaluateAll((all) => all.map((one) => one.clientHeight))
  const unit = (sent + underway + wrong) / count
  expect(Math.round(wrong / unit)).toBe(getNumber('mit Fehler'))
  expect(Math.round(underway / unit)).toBe(getNumber('in Bearbeitung'))

  await failed.click()
  await expect(page).toHaveURL(/patzu\/orders\?created__gte=\d{4}-\d\d-\d\d&created__lte=/)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(count)
  await expect(rows.filter({ hasText: /Fehler/ })).toHaveCount(getNumber('mit Fehler'))
  await expect(rows.filter({ hasText: 'PDF gedruckt / versendet' })).toHaveCount(getNumber('versandt'))
})

test('a failing part of the dashboard can be retried alone [N16]', async ({ page, mock }) => {
  await mock.fail({ method: 'GET', path: 'patzu/hospitals/?*adminCheck*', times: 4, kind: 'status', status: 500 })
  await enterAs(page, mock, 'staff', '/patzu')
  const card = page.getByRole('region', { name: 'Spitäler mit keinem oder mehreren Admins' })
  await expect(card.getByRole('alert')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Offene und fehlerhafte Bestellungen' }).getByRole('link').first(),
  ).toBeVisible()
  await mock.clearFaults()
  await card.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(card.getByRole('link').first()).toBeVisible()
})

test('a hospital selected by the address shows everything about it [HOME-02, D-74]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu?objectId=1')
  const card = page.getByRole('region', { name: 'Spital öffnen' })
  await expect(card.getByRole('combobox')).toContainText('Klinik Seeblick')
  await card.getByRole('link', { name: 'Bestellungen' }).click()
  await expect(page).toHaveURL(/patzu\/orders\?hospital_id=1/)
  await expect(page.locator('tbody tr').first()).toContainText('Klinik Seeblick')
})

test('reviewers get only the dashboard of the peer reviews [ROLE-17]', async ({ page, mock }) => {
  await enterAs(page, mock, 'reviewer', '/patzu')
  await expect(page).toHaveURL(/403/)
  await page.goto('/irp')
  await expect(page).toHaveURL(/\/irp$/)
  await page.goto('/nothing')
  await expect(page).toHaveURL(/404/)
})

test('cards are as high as their content, in at most three columns', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu')
  await expect(page.getByRole('region', { name: 'Neuste Änderungen an Spitälern' }).getByRole('link')).toHaveCount(6)
  const cards = page.getByRole('main').locator('section:has(> * > h2)')
  for (const [width, columns] of [
    [1280, 2],
    [1920, 3],
    [2560, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = async () =>
      await cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)
    await expect.poll(lefts).toBe(columns)
    const rest = await cards.evaluateAll((all: HTMLElement[]) =>
      all.map(
        (card) => card.getBoundingClientRect().bottom - (card.lastElementChild?.getBoundingClientRect().bottom ?? 0),
      ),
    )
    expect(Math.max(...rest)).toBeLessThan(24)
  }
})
