import type { Page } from '@playwright/test'
import { questionnaires } from '../../mocks/seed/attributes.ts'
import { getChart } from '../../mocks/seed/charts.ts'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const hospitalUser = 6
const chart = (page: Page, name: string) => page.getByRole('article', { name })
/** Gives the hospital user access to an evaluation. */
const open = async (mock: Mock, id: number, more: object = {}) =>
  await mock.edit('results/evaluations', id, {
    view_access_users: [hospitalUser],
    is_parent_evaluation: false,
    ...more,
  })

test('the head of a chart keeps its height while it loads', async ({ page, mock }) => {
  await mock.fail({ method: 'GET', path: 'results/data/*', times: 1, kind: 'delay', delay: 3000 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(chart(page, 'Verlauf')).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(async () => await document.fonts.ready)
  const heads = async () =>
    await page
      .getByRole('article')
      .locator('header')
      .evaluateAll((all) => all.slice(0, 4).map((head) => head.getBoundingClientRect().height))
  const waiting = await heads()
  expect(waiting).toHaveLength(4)
  for (const name of ['Verlauf', 'Übersicht'])
    await expect(chart(page, name).getByRole('figure').locator('svg')).toBeVisible()
  expect(await heads()).toEqual(waiting)
})

test('data that the server prepares is polled until it is ready [EVAL-18, EVAL-19, EVAL-21] @smoke', async ({
  page,
  mock,
}) => {
  await mock.set({ exceedLimit: 1000, backgroundPolls: 1 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(page.getByText("1'000 von 2'400 Fragebogen")).toBeVisible()
  await expect(page.getByText('Die restlichen Daten werden vorbereitet.')).toBeVisible()
  await expect(page.getByText(/^von 2'400 aus \d+ Institutionen$/)).toBeVisible({ timeout: 20_000 })
  const requested = (await mock.log('GET results/data/')).map(({ query }) => new URLSearchParams(query))
  expect(requested.map((query) => [query.get('measure'), query.get('evaluationId'), query.get('bg')])).toEqual([
    ['1', '1', null],
    ['1', '1', '1'],
    ['1', '1', '1'],
  ])
})

test('polling stops after ten minutes and can be restarted [EVAL-20, D-40, N14]', async ({ page, mock }) => {
  await page.clock.install()
  await mock.set({ exceedLimit: 1000, backgroundPolls: 1000 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(page.getByText('Die restlichen Daten werden vorbereitet.')).toBeVisible()
  await expect.poll(async () => (await mock.log('GET results/data/')).length).toBeGreaterThanOrEqual(2)
  await page.clock.fastForward(10 * 60_000)
  await expect(
    page.getByText('Sie sind nicht innert 10 Minuten eingetroffen. Die Diagramme zeigen Teildaten.'),
  ).toBeVisible()
  // Charts render when they are near the viewport.
  await chart(page, 'Mittelwerte').scrollIntoViewIfNeeded()
  await expect(chart(page, 'Mittelwerte').locator('footer')).toContainText('Ein Teil der Daten ist nicht angekommen')
  const requested = (await mock.log('GET results/data/')).length
  await page.clock.fastForward(5 * 60_000)
  expect(await mock.log('GET results/data/')).toHaveLength(requested)
  await mock.set({ backgroundPolls: 0 })
  await page.locator('main').getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByText(/^von 2'400 aus \d+ Institutionen$/)).toBeVisible()
  await expect(page.getByText('Teildaten')).toHaveCount(0)
})

test('an evaluation without rows shows so [R07]', async ({ page, mock }) => {
  await open(mock, 9)
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/9')
  await expect(page.getByText('Zu dieser Auswertung gibt es noch keine Antworten.')).toBeVisible()
  await expect(page.locator('main article').first()).toContainText('keine Daten')
})

test('a chart of a deleted measure does not affect the others [R05, N16]', async ({ page, mock }) => {
  const attributes = questionnaires[0] ?? []
  const charts = [
    getChart('mean', 0, 1, attributes),
    { ...getChart('bar', 1, 7, attributes), title: 'Gelöscht' },
    { i: 'x', type: 'pie', title: 'Torte', x: 0, y: 8, w: 6, h: 8 },
    null,
  ]
  await open(mock, 1, { charts, measures: [1, 7] })
  await mock.edit('results/measures', 7, { is_active: false })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(chart(page, 'Gelöscht')).toContainText('Die Messung «7» fehlt')
  await expect(chart(page, 'Gelöscht')).toContainText('Wenden Sie sich an die Person')
  await expect(chart(page, 'Torte')).toContainText('Der Diagrammtyp «pie» ist nicht bekannt.')
  await expect(chart(page, 'Mittelwerte').getByRole('figure')).toBeVisible()
})

test('a chart with a problem shows it above the whole chart [R05]', async ({ page, mock }) => {
  const attributes = questionnaires[0] ?? []
  const wrong = getChart('likert', 0, 1, attributes)
  await open(mock, 1, {
    charts: [
      {
        ...wrong,
        h: 5,
        data: [
          ...[wrong['data']].flat(),
          ...['q97', 'q98', 'q99'].map((key) => ({ keys: [key], name: key, skala: true })),
        ],
      },
    ],
    measures: [1],
  })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const card = chart(page, 'Antworten')
    await expect(card).toContainText('q99')
    await expect(card.getByRole('figure')).toBeVisible()
    const cut = async () =>
      await card.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('*')].filter(
            (part) =>
              part instanceof HTMLElement &&
              part.scrollHeight > part.clientHeight + 1 &&
              getComputedStyle(part).overflowY !== 'visible',
          ).length + Number(element.scrollHeight > element.clientHeight + 1),
      )
    await expect.poll(cut).toBe(0)
  }
})

test('a measure that fails to load shows a retry and leaves charts of others alone [N16, N01]', async ({
  page,
  mock,
}) => {
  const attributes = questionnaires[0] ?? []
  await open(mock, 1, {
    charts: [getChart('mean', 0, 1, attributes), { ...getChart('bar', 1, 7, attributes), title: 'Andere Messung' }],
    measures: [1, 7],
  })
  await mock.fail({ method: 'GET', path: 'results/data/?*measure=7*', kind: 'status', status: 500 })
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(chart(page, 'Mittelwerte').getByRole('figure')).toBeVisible()
  await expect(page.getByRole('alert').first()).toContainText('Die Daten konnten nicht geladen werden.')
  await expect(chart(page, 'Andere Messung')).toContainText('Die Daten dieses Diagramms konnten nicht geladen werden')
  await expect(page.getByTitle(/noch Daten geladen/)).toHaveCount(0)
  await chart(page, 'Andere Messung').getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(chart(page, 'Andere Messung').getByRole('figure')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('rows are reloaded on demand [ERR-24]', async ({ page, mock }) => {
  await enterAs(page, mock, 'hospital-user', '/results/evaluations/1')
  await expect(chart(page, 'Verlauf').getByRole('figure')).toBeVisible()
  await page.getByRole('button', { name: 'Daten neu laden' }).click()
  await expect(page.getByText('Die Daten wurden neu geladen.').first()).toBeVisible()
  await expect.poll(async () => (await mock.log('GET results/data/')).length).toBe(2)
  expect(await mock.log('POST cache/refresh/')).toHaveLength(0)
})
