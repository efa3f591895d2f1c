import type { Locator } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

/** What is past, soon or later in the demo depends on the day it is looked at. */
const today = '2026-11-29T12:00:00+01:00'

test('a reviewer accepts one request and declines another [IRP-19, IRP-24, D-42] @smoke', async ({ page, mock }) => {
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await test.step('requests by state [IRP-22, DASH-07, DASH-08]', async () => {
    await expect(open.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /Offene Anfragen/,
      /Bestätigt/,
      /Zugesagt/,
      /Abgesagt/,
      /Abgelehnt nicht bestätigt/,
      /Dateien/,
    ])
  })
  await expect(open.getByText('Können Sie teilnehmen?').first()).toBeVisible()
  const [yes, no] = await open.getByRole('link').allTextContents()

  await open.getByRole('button', { name: 'Ja' }).first().click()
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toContainText(yes ?? '?')
  await expect(dialog.getByRole('heading')).toHaveText(/^.+, (\d\d\.\d\d\.\d{4}|noch ohne Datum): Nehmen Sie teil\?$/)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  expect((await mock.log()).filter(({ path }) => path.includes('answer'))).toEqual([])
  await open.getByRole('button', { name: 'Ja' }).first().click()
  await dialog.getByRole('button', { name: 'Zusagen' }).click()
  await expect(
    page
      .getByRole('region', { name: /^Zugesagt/ })
      .getByRole('link', { name: yes ?? '?' })
      .first(),
  ).toBeVisible()
  await expect(open.getByRole('listitem')).toHaveCount(1)

  await open.getByRole('button', { name: 'Nein' }).click()
  await dialog.getByRole('button', { name: 'Absagen' }).click()
  await expect(
    page
      .getByRole('region', { name: /^Abgelehnt/ })
      .getByRole('link', { name: no ?? '?' })
      .first(),
  ).toBeVisible()
  await expect(open).toHaveCount(0)
  await test.step('the request to the server [IRP-15, IRP-16, IRP-18]', async () => {
    const answers = (await mock.log()).filter(({ path }) => path.includes('answer'))
    expect(answers.map(({ body }) => body)).toEqual([{ state: 2 }, { state: 3 }])
  })
  await test.step('the list is read again in full [IRP-20, DASH-09]', async () => {
    const reads = await mock.log('GET irp/reviews/')
    expect(reads.every(({ query }) => query.includes('byPermissions=0'))).toBe(true)
    expect(reads.length).toBeGreaterThanOrEqual(3)
  })
})

test('home shows how many requests wait and links to them [D-42]', async ({ page, mock }) => {
  await enterAs(page, mock, 'reviewer', '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const work = page.getByRole('region', { name: 'Zu tun' })
  await expect(work.getByRole('link')).toHaveText(/^Offene Anfragen für Peer Reviews\s*2$/)
  await work.getByText('2', { exact: true }).click()
  await expect(page).toHaveURL('/irp')
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  for (const left of [1, 0]) {
    await open.getByRole('button', { name: 'Nein' }).first().click()
    await dialog.getByRole('button', { name: 'Absagen' }).click()
    await expect(open.getByRole('listitem')).toHaveCount(left)
  }
  await page.getByRole('link', { name: 'Startseite', exact: true }).first().click()
  await expect(work).toContainText('Zurzeit ist nichts zu tun.')
  await expect(work.getByRole('link')).toHaveCount(0)
})

test('a request answered meanwhile shows a message and is read again [IRP-18]', async ({ page, mock }) => {
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await expect(open.getByRole('listitem')).toHaveCount(2)
  await mock.fail({
    method: 'POST',
    path: 'irp/reviews/*',
    kind: 'status',
    status: 409,
    body: { detail: 'Die Anfrage wurde bereits beantwortet.' },
  })
  await open.getByRole('button', { name: 'Ja' }).first().click()
  await page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: 'Zusagen' }).click()
  await expect(page.getByRole('alert')).toContainText('bereits beantwortet')
  expect((await mock.log('GET irp/reviews/')).length).toBeGreaterThanOrEqual(2)
})

test('staff see this year and what is missing soon first, and each state next to a name', async ({ page, mock }) => {
  await mock.reset('demo')
  await page.clock.setFixedTime(today)
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Stefan', '/irp')
  const folds = page.locator('details > summary').filter({ hasText: /^20\d\d: / })
  await expect(folds.first()).toHaveText(/^2026: /)
  await expect(folds.nth(1)).toHaveText(/^2027: /)
  const legend = page.getByText('Gelb: fehlt später.')
  await expect(legend).toHaveCount(1)
  const getTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
  expect(await getTop(legend)).toBeLessThan(await getTop(folds.first()))
  const rows = page.getByRole('table').first().locator('tbody tr')
  await test.step('a review is a link in the colour of the links, and a role that is missing later is amber', async () => {
    const requests = page.getByRole('region', { name: 'Offene Anfragen' }).first()
    const color = await requests
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).color)
    await expect(rows.first().getByRole('link').first()).toHaveCSS('color', color)
    await expect(folds.nth(1)).toContainText('1 Rolle fehlt')
    const later = page.getByRole('table').nth(1).getByText('fehlt', { exact: true })
    expect(await later.getAttribute('class')).toContain('warn')
  })
  await expect(rows.nth(0)).toContainText('09.12.2026')
  await expect(rows.nth(1)).toContainText('16.12.2026')
  await expect(rows.nth(0)).toContainText('in 10 Tagen')
  await expect(folds.first()).toContainText('3 Rollen fehlen')
  await test.step('past reviews of the year are shown on demand', async () => {
    await expect(rows).toHaveCount(2)
    await page.getByText('7 vergangene Reviews').click()
    const past = page.getByRole('table').nth(1).locator('tbody tr')
    await expect(past).toHaveCount(7)
    await expect(past.first()).toContainText('27.11.2026')
  })
  await test.step('each name has its state in front of it, and a row no more lines than names', async () => {
    const legend = page.getByText('zugesagt', { exact: true })
    await expect(legend).toHaveCount(1)
    const state = page.getByRole('cell').getByRole('img', { name: 'zugesagt' }).first()
    const [sign, name] = [await state.boundingBox(), await state.locator('~ bdi').boundingBox()]
    expect(Math.abs((sign?.y ?? 0) - (name?.y ?? 99))).toBeLessThan(8)
    expect(sign?.x).toBeLessThan(name?.x ?? 0)
    expect((await rows.nth(1).boundingBox())?.height).toBeLessThan(60)
  })
  await test.step('on a phone two roles are beside each other', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const cells = rows.nth(1).locator('td')
    expect(await getTop(cells.nth(1))).toBe(await getTop(cells.nth(2)))
    expect((await rows.nth(1).boundingBox())?.height).toBeLessThan(170)
  })
})

test('staff see all reviews by year with closed years collapsed [IRP-21, IRP-10]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp')
  const teams = page.getByRole('table')
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await expect(teams).toHaveCount(1)
  await expect(teams.first().getByText('fehlt').first()).toBeVisible()
  await expect(page.getByText('Rot: fehlt in den nächsten 30 Tagen.')).toBeVisible()
  await expect(open.getByRole('button', { name: 'Ja' })).toHaveCount(0)
  const folds = page.locator('details > summary').filter({ hasText: /^20\d\d: / })
  await expect(folds).toHaveText([
    /^2026: \d+ Reviews \d+ Rollen? (fehlt|fehlen)$/,
    // Reviews to come can belong to a past year: their date counts.
    /^2025: \d+ Reviews?/,
    /^2024/,
    /^2023/,
    /^2022/,
    /^2021/,
    /^2020/,
    /^2019/,
  ])
  await test.step('groups are at most a page long', async () => {
    const counts = await Promise.all(
      (await page.locator('details section ul').all()).map(async (list) => await list.locator('> li').count()),
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(10)
  })
  await test.step('the groups of a year are in its card', async () => {
    const year = page.getByRole('group').filter({ has: page.getByRole('heading', { level: 2, name: /^2026: / }) })
    await expect(year.getByRole('heading', { level: 3, name: 'Offene Anfragen' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^(Offene|Bestätigt)/ })).toHaveCount(0)
  })
  await test.step('on a narrow screen a review lists its roles', async () => {
    const cells = page.locator('table').first().locator('tbody tr').first().locator('td')
    const getLefts = async () => await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left))
    expect(new Set(await getLefts()).size).toBe(5)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(async () => new Set(await getLefts()).size).toBe(2)
    expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))).toEqual([
      'none',
      '"Teamleitung"',
      '"Arzt, Ärztin"',
      '"Psychologie"',
      '"Pflege"',
    ])
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a closed year opens', async () => {
    await folds.nth(1).click()
    await expect(teams).toHaveCount(2)
  })
  await test.step('one year only', async () => {
    await page.getByRole('combobox', { name: 'Review-Jahr' }).click()
    await page.getByRole('option', { name: '2024' }).click()
    await expect(folds).toHaveText([/^2024: \d+ Reviews?/])
    await expect(teams).toHaveCount(1)
    const named = await teams.getByRole('row').getByRole('link').allTextContents()
    const groups = page.getByRole('listitem').getByRole('link', { name: /^Peer Review/ })
    for (const name of await groups.allTextContents()) expect(named).toContain(name)
  })
})

test('an expired request shows so [IRP-14]', async ({ page, mock }) => {
  await mock.edit('irp/reviews', 1, { date: '2026-01-15' })
  await mock.edit('irp/reviews', 6, { date: '2099-01-15' })
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  const open = page.getByRole('region', { name: 'Offene Anfragen' })
  await expect(open.getByRole('listitem').filter({ hasText: '15.01.2026' })).toContainText('Termin vorbei')
  await expect(open.getByRole('listitem').filter({ hasText: '15.01.2099' })).not.toContainText('Termin vorbei')
})

test('a reviewer saves every file of their reviews [FILE-09, IRP-20]', async ({ page, mock }) => {
  const { email, password } = getLogin('reviewer')
  const headers = { Authorization: `Bearer ${(await mock.tokens(email, password)).access}` }
  const answer = await page.request.get('/backend/irp/reviews/?byPermissions=0&all=1', { headers })
  const reviews = (await answer.json()) as { id: number; files: { id: number }[] }[]
  const withFiles = reviews.filter(({ files }) => files.length > 0)
  expect(withFiles.length).toBeGreaterThan(0)
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.getByRole('contentinfo').getByRole('button', { name: 'DE' }).click()
  for (const { id, files } of withFiles) {
    await page.goto(`/irp/reviews/${id}`)
    const buttons = page.getByRole('region', { name: 'Dateien' }).getByRole('button')
    await expect(buttons).toHaveCount(files.length)
    for (const button of await buttons.all()) {
      const download = page.waitForEvent('download')
      await button.click()
      await download
    }
  }
  const requested = (await mock.log()).filter(({ path }) => path.endsWith('/download/'))
  expect(requested.map(({ status }) => status)).toEqual(withFiles.flatMap(({ files }) => files.map(() => 200)))
})

test('peer review files are saved with byPermissions=0 [FILE-02, FILE-09]', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/irp')
  const files = page.getByRole('region', { name: 'Dateien' })
  const download = page.waitForEvent('download')
  await files.getByRole('button').first().click()
  await download
  const requested = (await mock.log()).filter(({ path }) => path.endsWith('/download/'))
  expect(requested.map(({ query }) => query.includes('byPermissions=0'))).toEqual([true])
  await test.step('only those of the programme are listed', async () => {
    const lists = (await mock.log('GET filemanager/files/')).map(({ query }) => query)
    expect(lists.every((query) => query.includes('content_type=62'))).toBe(true)
  })
})

test('both answers are in one row on a phone, in every language', async ({ page, mock }) => {
  await enterAs(page, mock, 'reviewer', '/irp')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [language, yes, no] of [
    ['DE', 'Ja', 'Nein'],
    ['FR', 'Oui', 'Non'],
    ['IT', 'Sì', 'No'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name: language }).click()
    const accept = page.getByRole('button', { name: yes, exact: true }).first()
    await expect(accept).toBeVisible()
    const [one, other] = [
      await accept.boundingBox(),
      await page.getByRole('button', { name: no, exact: true }).first().boundingBox(),
    ]
    expect(one?.y).toBe(other?.y)
  }
})

test('staff read the whole date of each review, and what people are requested for', async ({ page, mock }) => {
  await mock.reset('demo')
  await page.clock.setFixedTime(today)
  await serveDemoConfig(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterDemoAs(page, 'Stefan', '/irp')
  await page.getByText('7 vergangene Reviews').click()
  const row = page.getByRole('row').filter({ hasText: 'Regionalspital Steinbrunn' })
  await expect(row).toContainText('18.03.2026')
  await expect(row.getByRole('link')).toHaveText('Regionalspital Steinbrunn')
  const cell = row.getByRole('cell').first()
  expect(await cell.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  await expect(
    page.getByRole('region', { name: 'Offene Anfragen' }).last().getByRole('listitem').first(),
  ).toContainText('Renée Rochat · renee.rochat@clinique-du-vallon.example · Teamleitung · Arzt, Ärztin')
})
