import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../bothPages.ts'

test('the page of an institution says of its newest evaluation what home says @smoke', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi')
  const newest = page.getByRole('region', { name: 'Neuste Auswertung' })
  const counts = newest.getByRole('list', { name: 'Wie viele Themen' }).getByRole('listitem')
  await expect(counts.first()).toBeVisible({ timeout: 15_000 })
  const numbers = (await counts.allTextContents()).map((text) => /^\d+ /.exec(text)?.[0].trim() ?? '')
  const changed = await newest
    .getByRole('list', { name: /Jahr davor/ })
    .getByRole('listitem')
    .first()
    .innerText()
  // Home has the values as well.
  const change = changed.replaceAll(/\s+/g, ' ').replace(/ \d.*/, '')

  await visit(page, '/institutions/patzu/1')
  const row = page.getByRole('region', { name: 'Auswertungen' }).getByRole('link').first()
  await expect(row).toContainText('Gegenüber Benchmark:')
  const said = await row.innerText()
  expect([...said.matchAll(/(?:^|[:,] )(?:[▲▼⬆⬇]\u00A0)?(\d+) /g)].map(([, number]) => number)).toEqual(numbers)
  expect(said.replaceAll(/\s+/g, ' ')).toContain(change)

  await test.step('loaded directly, it is counted there and nothing moves', async () => {
    await page.goto('/institutions/patzu/1')
    await expect(row).toBeVisible()
    const before = await row.boundingBox()
    await expect(row).toContainText('Gegenüber Benchmark:', { timeout: 15_000 })
    expect((await row.innerText()).split('\n')).toEqual(said.split('\n'))
    expect((await row.boundingBox())?.height).toBe(before?.height)
  })
})

test('what is due first in an institution is one line below its name', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Heidi', '/institutions/patzu/1')
  const line = page.getByText(/^Als Nächstes: ?Austrittsgespräch mit Checkliste ?Überfällig fällig am/)
  await expect(line).toBeVisible()
  const [title, next, card] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), line, page.getByRole('region', { name: 'Auswertungen' })].map(
      async (part) => await part.boundingBox(),
    ),
  )
  expect(next?.y).toBeGreaterThan(title?.y ?? Infinity)
  expect((next?.y ?? Infinity) + (next?.height ?? 0)).toBeLessThan(card?.y ?? 0)
  expect(next?.height).toBeLessThan(40)

  await test.step('its evaluations have no gap between them', async () => {
    const lines = page.getByRole('region', { name: 'Auswertungen' }).getByRole('listitem')
    for (const one of await lines.all()) await expect(one).toContainText('Letzte 12 Monate', { timeout: 20_000 })
    const change = await lines.first().getByText('Letzte 12 Monate').boundingBox()
    const second = await lines
      .nth(1)
      .getByText(/Einzelheiten/)
      .boundingBox()
    expect((second?.y ?? Infinity) - (change?.y ?? 0) - (change?.height ?? 0)).toBeLessThan(20)
  })
  await line.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Austrittsgespräch mit Checkliste')
})
