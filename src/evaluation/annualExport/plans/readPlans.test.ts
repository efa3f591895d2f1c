// @isolated: an action that another test has saved would be stored again.
// @vitest-environment jsdom
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ServerError } from '#api/http/errors.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import { getChart, getFigure, getSeries, item, words } from '#evaluation/types/definition/testSeries.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { withPlansOfFile } from './readPlans.ts'

const server = testBackend()
const chart = getChart('timeline', { i: 'food', data: [{ keys: ['food'], name: 'food', skala: false }] })
const groups = ['2026-01-01', '2026-04-01'].map((value) => ({ value, label: words(value) }))
const series = getSeries({ items: [item('food', 'Essen')], groups }, () => getFigure([2, 3, 4]))
const results = new Map<string, ChartResult>([['food', { chart, series, filters: [] }]])
const plan = (id: number, changes: Partial<Plan> = {}) => ({
  id,
  title: `Plan ${id}`,
  content_type: 20,
  object_id: 1,
  evaluation: 91,
  keys: ['food'],
  chart: '',
  due: '2026-05-04',
  target: 4,
  state: 'planned',
  ...changes,
})
const contentTypes = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
const ofOne = getViewer({ contentTypes, appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }] })
const staff = getViewer({ contentTypes, isStaff: true })

beforeEach(async () => {
  await signedInAs(7)
  await i18next.changeLanguage('de')
  server.use(
    http.get(`${base}results/actions/`, () => HttpResponse.json([plan(1), plan(2, { object_id: 2 })])),
    http.get(`${base}patzu/hospitals/`, ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
      return HttpResponse.json(ids.map((id) => ({ id, name: id === 1 ? 'Nord' : 'Süd' })))
    }),
  )
})

async function render(viewer: Viewer, query = '') {
  const page = { row: { id: 91 } as never, viewer, address: new URLSearchParams(query), all: [chart], language: 'de' }
  const rendered = (await withPlansOfFile(results, page as never, new AbortController().signal)).get('food')?.chart
  return {
    notes: rendered?.timelineNotes?.map(({ date, text }) => `${date} ${text}`),
    targets: rendered?.targets?.map(({ label, value }) => `${label} ${value}`),
  }
}
const firstRendered = { notes: ['2026-05-04 Massnahme «Plan 1»'], targets: ['Ziel von «Plan 1» 4'] }
const nothing = { notes: undefined, targets: undefined }

test('a file of the page has the days and targets of the reader’s own institution alone', async () => {
  expect(await render(ofOne)).toEqual(firstRendered)
})

test('staff have those of the institution they have chosen, and none of several', async () => {
  expect(await render(staff, 'institution=Nord')).toEqual(firstRendered)
  expect(await render(staff)).toEqual({ notes: [], targets: [] })
})

test('a visitor of the demo has none', async () => {
  expect(await render({ ...ofOne, isDemo: true })).toEqual(nothing)
})

test('where the backend keeps no plans the reader’s own are rendered', async () => {
  server.use(
    http.get(`${base}results/actions/`, () => HttpResponse.json({}, { status: 404 })),
    http.get(`${base}results/user_charts/`, () =>
      HttpResponse.json([{ id: 1, evaluation: 91, user: ofOne.id, charts_info: { 'portal:plans': [plan(1)] } }]),
    ),
  )
  expect(await render(ofOne)).toEqual(firstRendered)
})

test('a failure is no file without plans', async () => {
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json({}, { status: 500 })))
  await expect(render(ofOne)).rejects.toBeInstanceOf(ServerError)
})
