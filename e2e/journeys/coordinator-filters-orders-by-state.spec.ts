import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
})

test('the states of orders have their numbers above the list, and filter it by a click @smoke', async ({
  page,
  mock,
}) => {
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  const states = page.getByRole('list', { name: 'Bestellungen nach Status' }).getByRole('link')
  await expect(states).toHaveText([
    'Fehler 1',
    'Bestellung abgeschlossen 2',
    'Bestellung erstellt 2',
    'PDFs werden geprüft 1',
    'PDF bereit beim Druckdienstleister 3',
  ])
  await expect(states.last()).toBeInViewport({ ratio: 1 })
  const counting = (await mock.log('GET patzu/orders/')).filter(({ query }) => /status|failed|units__state/.test(query))
  expect(counting.length).toBeLessThan(5)
  const chip = states.filter({ hasText: 'abgeschlossen' })
  await page.goto('/patzu/orders?size=50&year=2019&search=nirgends')
  await chip.click()
  await expect(page).toHaveURL(/\?size=50&status=2$/)
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await chip.click()
  await expect(page.locator('tbody tr')).toHaveCount(50)
})

test('selected orders that wait for it are approved together', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  const bar = page.locator('[role=group][data-keep-clear]')
  await page.locator('tbody tr').nth(1).getByRole('checkbox').click()
  await expect(bar.getByRole('button', { name: 'Bestellung genehmigen' })).toHaveAttribute('aria-disabled', 'true')
  for (const place of [0, 2]) await page.locator('tbody tr').nth(place).getByRole('checkbox').click()
  await bar.getByRole('button', { name: '2 Bestellungen genehmigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bestellung genehmigen' })
  await expect(dialog).toContainText('Ospedale San Biagio, PREMs SOMA 2026')
  await expect(dialog).toContainText('Clinique du Vallon, PREMs SOMA 2026')
  await dialog.getByRole('button', { name: '2 Bestellungen genehmigen' }).click()
  await expect(page.getByText('2 Bestellungen wurden genehmigt.').first()).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText('Genehmigt')
  for (const id of [120, 118]) expect(await mock.log(`POST patzu/orders/${id}/approve/`)).toHaveLength(1)
})

test('an order that somebody else approved meanwhile does not stop the approval of the others', async ({
  page,
  mock,
}) => {
  await enterDemoAs(page, 'Stefan', '/patzu/orders')
  for (const place of [0, 2]) await page.locator('tbody tr').nth(place).getByRole('checkbox').click()
  await page.getByRole('button', { name: '2 Bestellungen genehmigen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bestellung genehmigen' })
  await expect(dialog).toBeVisible()
  // Somebody else releases the first one meanwhile.
  await mock.edit('patzu/orders', 120, { status: 3 })
  await dialog.getByRole('button', { name: '2 Bestellungen genehmigen' }).click()
  const result = page.getByRole('alertdialog', { name: 'Nicht alles ist erledigt' })
  await expect(result.getByRole('listitem')).toHaveText([/San Biagio.*in diesem Zustand nicht freigegeben/])
  await expect(result.getByText('Clinique du Vallon, PREMs SOMA 2026', { exact: true })).toBeVisible()
  await result.getByRole('button', { name: 'Schliessen' }).last().click()
  await expect(page.getByText('Die Bestellung wurde genehmigt.').first()).toBeVisible()
  expect(await mock.log('POST patzu/orders/118/approve/')).toHaveLength(1)
})

test('nothing below the states of orders moves when they load', async ({ page, mock }) => {
  await enterDemoAs(page, 'Stefan', '/')
  await mock.fail({ path: 'patzu/orders/?*status__in*', kind: 'delay', delay: 1500 })
  await page.goto('/patzu/orders')
  const search = page.getByRole('searchbox', { name: 'Suchen' })
  await expect(search).toBeVisible()
  const before = await search.boundingBox()
  await expect(page.getByRole('list', { name: 'Bestellungen nach Status' })).toBeVisible()
  expect(await search.boundingBox()).toEqual(before)
})

test('the sums of a programme are in one line at its top, each with its list', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu')
  const sums = page.getByRole('list', { name: 'Was zu tun ist' }).getByRole('link')
  await expect(sums).toHaveText([
    '1 mit Fehler',
    '2 abgeschlossen, noch nicht genehmigt',
    '4 ohne Deklaration',
    '1 mit keinem oder mehreren Admins',
    '3 offene Einladungen',
  ])
  const tops = await sums.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  for (const place of [1, 2, 3, 4]) {
    const count = Number.parseInt(await sums.nth(place).innerText(), 10)
    await sums.nth(place).click()
    await expect(page.locator('tbody tr')).toHaveCount(count)
    await page.goBack()
  }
})

test('the weeks of a programme end with the last one that has orders', async ({ page }) => {
  await enterDemoAs(page, 'Stefan', '/patzu')
  const weeks = page.getByRole('region', { name: 'Bestellungen je Woche' }).getByRole('listitem')
  await expect(weeks.last().locator('strong')).toHaveText(/^[1-9]/)
})
