// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { storedChart as chart } from '#evaluation/counting/testRows.ts'
import { putUserCharts } from '#api/rows/userCharts.ts'
import { withReaderSettings, readReaderSettings } from './readerSettings.ts'
import { ReaderSettingsStore } from './ReaderSettingsStore.ts'

const server = testBackend()
type Stored = { id: number; evaluation: number; user: number; charts_info: Record<string, unknown> }
let stored: Stored[] = []
let calls: string[] = []
const lost = { posts: 0, puts: 0 }

beforeEach(async () => {
  stored = []
  calls = []
  lost.posts = 0
  lost.puts = 0
  await signedInAs(7)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 })
  server.use(
    http.get(`${base}results/user_charts/`, ({ request }) => {
      calls.push(`GET ${new URL(request.url).search}`)
      return HttpResponse.json(stored)
    }),
    http.post(`${base}results/user_charts/`, async ({ request }) => {
      calls.push('POST')
      stored.push({ id: 4, ...((await request.json()) as Omit<Stored, 'id'>) })
      lost.posts -= 1
      return lost.posts >= 0 ? HttpResponse.error() : HttpResponse.json(stored[0], { status: 201 })
    }),
    http.put(`${base}results/user_charts/4/`, async ({ request }) => {
      calls.push('PUT')
      lost.puts -= 1
      if (lost.puts >= 0) return HttpResponse.json({}, { status: 400 })
      stored = [{ id: 4, ...((await request.json()) as Omit<Stored, 'id'>) }]
      return HttpResponse.json(stored[0])
    }),
  )
})
const getStore = (onFailure = vi.fn()) => ({
  onFailure,
  store: new ReaderSettingsStore({ evaluation: 3, user: 7, charts: {}, put: putUserCharts, onFailure }),
})
const writes = () => calls.filter((one) => !one.startsWith('GET'))

test('saves several quick changes in one request [EVAL-23, EVAL-24, EVAL-25]', async () => {
  const { store, onFailure } = getStore()
  store.change({ a: { hidden: true } })
  store.change({ a: {}, b: { hidden: true } })
  expect(store.get()).toEqual({ a: {}, b: { hidden: true } })
  await vi.waitFor(() => expect(writes()).toEqual(['POST']), 5000)
  expect(calls[0]).toBe('GET ?evaluation=3&user=7&all=1')
  expect(stored[0]).toEqual({ id: 4, evaluation: 3, user: 7, charts_info: { a: {}, b: { hidden: true } } })
  await vi.waitFor(() => expect(store.isWaiting()).toBe(false))
  store.change({ b: null })
  expect(store.isWaiting()).toBe(true)
  expect(store.get()).toEqual({ a: {} })
  await vi.waitFor(() => expect(writes()).toEqual(['POST', 'PUT']), 5000)
  expect(stored[0]?.charts_info).toEqual({ a: {} })
  expect(onFailure).not.toHaveBeenCalled()
})

test('a lost response creates no duplicate [EVAL-25]', async () => {
  lost.posts = 1
  const { store, onFailure } = getStore()
  store.change({ a: { hidden: true } })
  await vi.waitFor(() => expect(writes()).toEqual(['POST', 'PUT']), 8000)
  expect(stored).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()
}, 15_000)

test('keeps what another tab set for other charts', async () => {
  stored = [{ id: 4, evaluation: 3, user: 7, charts_info: { z: { hidden: true, note: 'unknown' } } }]
  lost.puts = 2
  const { store, onFailure } = getStore()
  store.change({ a: { hidden: true } })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(writes()).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitFor(() => expect(writes()).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(9000)
  await vi.waitFor(() => expect(writes()).toHaveLength(3))
  await vi.waitFor(() =>
    expect(stored[0]?.charts_info).toEqual({ z: { hidden: true, note: 'unknown' }, a: { hidden: true } }),
  )
  expect(onFailure).toHaveBeenCalledTimes(1)
}, 20_000)

/** Another device writes the whole record as it had read it, with its own chart. */
const overwrite = (before: Record<string, unknown>, own: Record<string, unknown>) => {
  stored = stored.map((one) => ({ ...one, charts_info: { ...before, ...own } }))
}

test('settings that another device overwrites within seconds are saved again', async () => {
  stored = [{ id: 4, evaluation: 3, user: 7, charts_info: { a: { hidden: true }, removed: { hidden: true } } }]
  const { store, onFailure } = getStore()
  store.change({ a: { x: 0, y: 0, w: 4, h: 4 }, added: { hidden: true }, removed: null })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(writes()).toEqual(['PUT']))
  // A second save before the first was looked for.
  store.change({ a: { x: 1, y: 0, w: 4, h: 4 } })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(writes()).toEqual(['PUT', 'PUT']))
  overwrite({ a: { hidden: true }, removed: { hidden: true } }, { theirs: { hidden: true } })
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() =>
    expect(stored[0]?.charts_info).toEqual({
      a: { x: 1, y: 0, w: 4, h: 4 },
      added: { hidden: true },
      theirs: { hidden: true },
    }),
  )
  expect(onFailure).not.toHaveBeenCalled()
})

test('settings that another device changed after a save stay', async () => {
  stored = [{ id: 4, evaluation: 3, user: 7, charts_info: {} }]
  const { store } = getStore()
  store.change({ a: { hidden: true } })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(writes()).toEqual(['PUT']))
  overwrite({}, { a: { x: 1, y: 0, w: 4, h: 4 } })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(writes()).toEqual(['PUT'])
  expect(stored[0]?.charts_info).toEqual({ a: { x: 1, y: 0, w: 4, h: 4 } })
})

test('a save is looked for three times', async () => {
  const { store } = getStore()
  store.change({ a: { hidden: true } })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(writes()).toEqual(['POST']))
  for (let step = 0; step < 10; step += 1) await vi.advanceTimersByTimeAsync(3000)
  // One read before the write.
  expect(calls.filter((one) => one.startsWith('GET'))).toHaveLength(4)
})

test('ignores stored settings that are invalid', () => {
  const place = { x: 0, y: 8, w: 6, h: 8 }
  expect(
    readReaderSettings({
      a: { hidden: true, ...place },
      b: { hidden: 'yes', x: 1, y: -1, w: 6, h: 8 },
      c: null,
      d: { filters: [{ attribute: 'sex', values: [1] }], viewSettings: { datalabels: true, nonsense: 1 } },
    }),
  ).toEqual({
    a: { hidden: true, ...place },
    b: {},
    d: { filters: [{ attribute: 'sex', operator: 'in', values: [1] }], viewSettings: { datalabels: true } },
  })
  for (const odd of [null, [], 'x', 3, { a: [] }]) expect(readReaderSettings(odd)).toEqual({})
})

test("adds the reader's filters to those of the evaluation [EVAL-07]", () => {
  const filter = (attribute: string) => ({ attribute, operator: 'in' as const, values: [1] })
  const own = withReaderSettings(
    chart('bar', ['q'], { filters: [filter('ward')], viewSettings: { datalabels: true } }),
    {
      filters: [filter('sex')],
      viewSettings: { datalabels: false, horizontal: true },
    },
  )
  expect(own.filters.map(({ attribute }) => attribute)).toEqual(['ward', 'sex'])
  expect(own.viewSettings).toEqual({ datalabels: false, horizontal: true })
})
