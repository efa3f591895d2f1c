// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { dropResult, keepResult, readResult } from '#api/storage/resultStore.ts'
import { endSession, signOut } from '#api/session/session.ts'
import { appDb } from '#api/storage/store.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Dataset, DatasetOptions } from './dataset.ts'
import { linkHere } from './testTransport.ts'
import type { MeasureState } from './measureState.ts'
import { openDataset } from './openDataset.ts'
import { commentsQuestion } from '#evaluation/counting/comments/testQuestion.ts'
import { answerText, attribute, chart, question, source } from '#evaluation/counting/testRows.ts'

vi.setConfig({ testTimeout: 30_000 })
const server = testBackend()
const own = { ...source([attribute('q', 'number'), attribute('say', 'text')], false, 7), version: 'v1' }
const opened: Dataset[] = []
afterEach(() => {
  for (const data of opened.splice(0)) data.close()
})

function open(more: Partial<DatasetOptions> = {}): Dataset {
  const data = openDataset({ userId: 7, evaluation: 3, sources: [own], ...more }, linkHere)
  opened.push(data)
  return data
}

/** Responds with these, one after the other, then always with the last one; returns the requests with their times. */
function rowsEndpoint(...results: (() => Response | Promise<Response>)[]): { query: string; at: number }[] {
  const requested: { query: string; at: number }[] = []
  server.use(
    http.get(`${base}results/data/`, async ({ request }) => {
      const result = results[Math.min(requested.length, results.length - 1)]
      requested.push({ query: new URL(request.url).search, at: performance.now() })
      return (await result?.()) ?? HttpResponse.error()
    }),
  )
  return requested
}

const rows = (count: number, status: string) => () =>
  new HttpResponse(
    answerText(
      Array.from({ length: count }, (_, index) => ({ q: index })),
      status,
    ),
  )
const waiting = () => HttpResponse.json({ status: 'bg_wait' })
const state = (data: Dataset): MeasureState | undefined => data.states()[0]
const reaches = async (data: Dataset, status: MeasureState['status']): Promise<void> =>
  await vi.waitFor(() => expect(state(data)?.status).toBe(status), 8000)
const mean = async (data: Dataset) =>
  (await data.request(question({ charts: [chart('mean', ['q'], { measures: [7] })] })))[0]

/** Advances the clock in steps, so that responses arrive in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let step = 0; step < milliseconds; step += 200) {
    await vi.advanceTimersByTimeAsync(200)
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}
const fake = (): unknown => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })

test('sends one call per measure [EVAL-15]', async () => {
  await signedInAs(7)
  const requested = rowsEndpoint(rows(5, 'ok'))
  const data = open({ daysBack: 30 })
  await reaches(data, 'ready')
  expect(requested.map(({ query }) => query)).toEqual(['?eval=1&measure=7&days_back=30&evaluationId=3'])
  expect(await mean(data)).toMatchObject({ rows: 5, complete: true, panels: [{ figures: [[[{ n: 5, mean: 2 }]]] }] })
  expect(await data.choices('q', [], 'de')).toMatchObject({
    from: 0,
    to: 4,
    missing: 0,
    choices: [{ value: 0, rows: 1 }, {}, {}, {}, { value: 4 }],
  })
})

test('requests the rest after 0.8, 10 and 20 s [EVAL-17, EVAL-18, EVAL-19]', async () => {
  await signedInAs(7)
  fake()
  const requested = rowsEndpoint(rows(5, 'exceed_data'), waiting, waiting, waiting, rows(9, 'bg_done'))
  const data = open()
  await pass(600)
  expect(state(data)).toMatchObject({ status: 'partial', rows: 5 })
  expect(await mean(data)).toMatchObject({ rows: 5, complete: false })
  await pass(55_000)
  expect(state(data)).toMatchObject({ status: 'ready', rows: 9 })
  expect(await mean(data)).toMatchObject({ rows: 9, complete: true, panels: [{ figures: [[[{ n: 9, mean: 4 }]]] }] })
  expect(requested[1]?.query).toBe('?eval=1&measure=7&evaluationId=3&bg=1')
  const gaps = requested.slice(1).map(({ at }, place) => at - (requested[place]?.at ?? 0))
  for (const [place, gap] of [800, 10_000, 20_000, 20_000].entries())
    expect(Math.abs((gaps[place] ?? 0) - gap)).toBeLessThan(800)
  await pass(60_000)
  expect(requested).toHaveLength(5)
})

test('gives up after ten minutes with the first rows marked as partial [EVAL-20] [D-40] [N14]', async () => {
  await signedInAs(7)
  fake()
  const requested = rowsEndpoint(rows(5, 'exceed_data'), waiting)
  const data = open()
  await pass(599_000)
  expect(state(data)?.status).toBe('partial')
  await pass(3_000)
  expect(state(data)).toMatchObject({ status: 'gaveUp', rows: 5, error: null })
  const count = requested.length
  await pass(120_000)
  expect(requested).toHaveLength(count)
  expect(await mean(data)).toMatchObject({ rows: 5, complete: false })
  rowsEndpoint(rows(6, 'ok'))
  data.retry(7)
  expect(state(data)?.status).toBe('partial')
  await pass(1000)
  expect(state(data)).toMatchObject({ status: 'ready', rows: 6 })
})

test('the fourth error in a row ends the polling [N14]', async () => {
  await signedInAs(7)
  fake()
  const broken = () => new HttpResponse('<h1>500</h1>', { status: 500 })
  const requested = rowsEndpoint(
    rows(5, 'exceed_data'),
    broken,
    broken,
    broken,
    waiting,
    broken,
    broken,
    broken,
    broken,
  )
  const data = open()
  await pass(120_000)
  expect(state(data)?.status).toBe('partial')
  await pass(80_000)
  expect(state(data)).toMatchObject({
    status: 'gaveUp',
    rows: 5,
    error: { name: 'ServerError', status: 500, endpoint: 'GET results/data/' },
  })
  expect(requested).toHaveLength(9)
})

test('never sends more than one request at a time [N14]', async () => {
  await signedInAs(7)
  fake()
  const requested = rowsEndpoint(rows(5, 'exceed_data'), async () => await new Promise<Response>(() => undefined))
  const data = open()
  await pass(100_000)
  expect(requested).toHaveLength(2)
  data.close()
})

test.each([
  ['leaving the page', async (data: Dataset) => data.close()],
  ['the logout', async () => await signOut()],
  ['the end of the session', async () => await endSession()],
])('%s ends the polling within a second [N14]', async (_what, leave) => {
  await signedInAs(7)
  server.use(http.post(`${base}api/token/blacklist/`, () => new HttpResponse(null)))
  const requested = rowsEndpoint(rows(5, 'exceed_data'), waiting)
  const data = open()
  await reaches(data, 'partial')
  await vi.waitFor(() => expect(requested.length).toBe(2), 8000)
  fake()
  const leaving = leave(data)
  await pass(60_000)
  await leaving
  expect(requested).toHaveLength(2)
  await expect(mean(data)).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['HTML', () => new HttpResponse('<!DOCTYPE html><p>Bad gateway')],
  ['a truncated response', () => new HttpResponse(answerText([{ q: 1 }]).slice(0, -9))],
  ['a response with another schema', () => HttpResponse.json({ results: [{}] })],
])('%s is an error that names the endpoint', async (_what, result) => {
  await signedInAs(7)
  rowsEndpoint(result)
  const data = open()
  await reaches(data, 'failed')
  expect(state(data)?.error).toMatchObject({ name: 'ServerError', endpoint: 'GET results/data/' })
  rowsEndpoint(rows(2, 'ok'))
  data.retry(7)
  await reaches(data, 'ready')
})

test('does not count the rows of a response that broke off', async () => {
  await signedInAs(7)
  const broken = () => new HttpResponse(answerText([{ q: 1 }, { q: 2 }, { q: 3 }]).slice(0, -9))
  rowsEndpoint(broken)
  const data = open()
  await reaches(data, 'failed')
  expect(state(data)).toMatchObject({ rows: 0, readAt: null })
  rowsEndpoint(rows(5, 'ok'))
  data.retry(7)
  await reaches(data, 'ready')
  rowsEndpoint(broken)
  await data.refresh()
  await reaches(data, 'failed')
  expect(state(data)?.rows).toBe(5)
  expect(await mean(data)).toMatchObject({ rows: 5 })
})

test('a 403 is an error of that measure only', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}results/data/`, ({ request }) =>
      request.url.includes('measure=8') ? new HttpResponse('{"detail":"no"}', { status: 403 }) : rows(2, 'ok')(),
    ),
  )
  const data = open({ sources: [own, { ...own, id: 8 }] })
  await vi.waitFor(() => expect(data.states().map(({ status }) => status)).toEqual(['ready', 'failed']), 8000)
  expect(data.states()[1]?.error).toMatchObject({ name: 'ForbiddenError' })
})

test('caches rows for this user without free texts [D-09]', async () => {
  await signedInAs(7)
  const requested = rowsEndpoint(rows(5, 'ok'))
  await reaches(open(), 'ready')
  await vi.waitFor(async () => expect(await readResult('7/7/3/')).not.toBeNull(), 8000)
  expect(JSON.stringify([...(await appDb.keys('resultData'))])).toBe('["7/7/3/","ages"]')
  const again = open()
  await reaches(again, 'ready')
  expect(requested).toHaveLength(1)
  expect(await mean(again)).toMatchObject({ rows: 5, complete: true })
  await again.refresh()
  await vi.waitFor(() => expect(requested).toHaveLength(2), 8000)
  await reaches(again, 'ready')
  await reaches(open({ sources: [{ ...own, version: 'v2' }] }), 'ready')
  expect(requested).toHaveLength(3)
  await reaches(open({ texts: ['say'] }), 'ready')
  expect(requested).toHaveLength(4)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 })
  expect(await readResult('7/7/3/')).toBeNull()
})

test('keeps nothing in the browser where texts are listed, and reads them only then [D-09] [D-98]', async () => {
  await signedInAs(7)
  const texts = () =>
    new HttpResponse(answerText(Array.from({ length: 12 }, (_, index) => ({ q: index, said: `Text ${index}` }))))
  const requested = rowsEndpoint(texts)
  const sources = [{ ...own, attributes: [...own.attributes, attribute('said', 'text')] }]
  const wanted = commentsQuestion(chart('comments', ['said'], { measures: [7] }))
  const data = open({ sources, listed: ['said'] })
  await reaches(data, 'ready')
  expect(await data.comments(wanted)).toMatchObject({ state: 'shown', written: 12 })
  expect(await appDb.keys('resultData')).toEqual([])
  const other = open({ sources })
  await reaches(other, 'ready')
  expect(await other.comments(wanted)).toMatchObject({ state: 'off', texts: [] })
  await vi.waitFor(async () => expect(await appDb.keys('resultData')).not.toEqual([]), 8000)
  const again = open({ sources, listed: ['said'] })
  await reaches(again, 'ready')
  expect(requested).toHaveLength(3)
})

test('caches nothing after the session has ended [D-09]', async () => {
  await signedInAs(7)
  const result = { shape: '', stamp: '', readAt: Date.now(), content: 1 }
  expect(await keepResult('8/1//', 8, result)).toBe(false)
  expect(await keepResult('7/1//', 7, result)).toBe(true)
  await endSession()
  expect(await keepResult('7/1//', 7, result)).toBe(false)
  expect(await appDb.keys('resultData')).toEqual([])
})

test('deletes expired copies when it stores a new one', async () => {
  await signedInAs(7)
  const result = { shape: '', stamp: '', readAt: Date.now() - 11 * 3_600_000, content: 1 }
  await keepResult('7/1//', 7, result)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
  await keepResult('7/2//', 7, { ...result, readAt: Date.now() })
  expect(await appDb.keys('resultData')).toEqual(['7/2//', 'ages'])
  await dropResult('7/2//')
  expect(await readResult('7/2//')).toBeNull()
})

test('a newer request replaces an older one', async () => {
  await signedInAs(7)
  rowsEndpoint(rows(5, 'ok'))
  const data = open()
  await reaches(data, 'ready')
  const older = mean(data).catch((error: unknown) => error)
  const newer = mean(data)
  expect(await older).toMatchObject({ name: 'AbortError' })
  expect(await newer).toMatchObject({ rows: 5 })
})
