// @vitest-environment jsdom
import { type DefaultBodyType, HttpResponse, http } from 'msw'
import { QueryClient } from '@tanstack/react-query'
import { anything, assert, asyncProperty, jsonValue } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ServerError } from '#api/http/errors.ts'
import { toPage } from './page.ts'
import { listQuery, rowQuery } from './queries.ts'
import { type Query, listIds, listRows, markUnbounded, readRow } from './rows.ts'
import { createRow, patchRow, removeRow, replaceRow, restoreRow } from './writeRows.ts'
import { exportRows } from './exportRows.ts'
import { signIn, signOut } from '#api/session/session.ts'
import { call } from '#api/calls/client.ts'
import { base, signedInAs, getTokens, testBackend } from '#api/testBackend.ts'

const server = testBackend()
const rows = [
  { id: 3, name: 'a' },
  { id: 4, name: 'b' },
]

/** Responds to every call under x/ and records it. */
function recorder(body: DefaultBodyType = rows, init: ResponseInit = {}) {
  const calls: { call: string; body: string; unmodified: string | null }[] = []
  server.use(
    http.all(`${base}x/*`, async ({ request }) => {
      const url = new URL(request.url)
      calls.push({
        call: `${request.method} ${url.pathname.slice(9)}${url.search}`,
        body: await request.text(),
        unmodified: request.headers.get('If-Unmodified-Since'),
      })
      return init.status === 204 ? new HttpResponse(null, init) : HttpResponse.json(body, init)
    }),
  )
  return calls
}

test.each([
  [{}, '?size=15'],
  [{ size: 50, page: 3, ordering: '-name' }, '?page=3&ordering=-name&size=50'],
  [{ size: 'all' }, '?all=1'],
  [
    { byPermissions: 0, search: 'zü&=', accepted: false, name: undefined },
    '?byPermissions=0&search=z%C3%BC%26%3D&accepted=false&size=15',
  ],
  [{ onlyId: 1 }, '?onlyId=1'],
])('a list with %j is requested as %s [API-01, API-03, API-04]', async (query, search) => {
  await signedInAs(7)
  const calls = recorder()
  await listRows('x', query)
  expect(calls[0]?.call).toBe(`GET x/${search}`)
})

test('parses a paginated response and a plain list into the same page [API-09] [API-10]', async () => {
  await signedInAs(7)
  recorder({ count: 40, size: 2, current: 3, next: 'http://a/', previous: null, results: rows })
  expect(await listRows('x', { page: 3, size: 2 })).toEqual({ rows, count: 40, page: 3, size: 2 })
  server.resetHandlers()
  recorder(rows)
  expect(await listRows('x', { size: 'all' })).toEqual({ rows, count: 2, page: 1, size: 2 })
})

const odd: [string, unknown, object][] = [
  ['null results', { count: 5, results: null }, { rows: [], count: 0, page: 1, size: 15 }],
  ['a count that is too small', { count: 1, results: rows, current: 2 }, { rows, count: 17, page: 2, size: 15 }],
  ['no count', { results: rows }, { rows, count: 2, page: 1, size: 15 }],
  ['a count that is no number', { count: 'many', results: rows }, { rows, count: 2, page: 1, size: 15 }],
  ['a size the server capped', { count: 9000, size: 1000, results: rows }, { rows, count: 9000, page: 1, size: 1000 }],
]

test.each(odd)('a list with %s is shown [N13]', (_what, response, page) => {
  expect(toPage(response, { page: 1, size: 15 })).toEqual(page)
})

test('keeps unknown fields of a row [D-34] [SCOPE-08]', () => {
  expect(toPage([{ id: 1, later: { a: [null] } }]).rows).toEqual([{ id: 1, later: { a: [null] } }])
})

/** Whether a response becomes a valid page or a typed error. */
function isSound(response: unknown): boolean {
  try {
    const page = toPage(response)
    return Number.isInteger(page.count) && page.size > 0 && page.page > 0 && Array.isArray(page.rows)
  } catch (error) {
    return error instanceof ServerError
  }
}

test('any other response is a typed error [N02]', async () => {
  for (const response of [
    undefined,
    null,
    'x',
    5,
    {},
    { results: 'x' },
    [{ id: '3' }],
    [{}],
    [null],
    { results: [{ id: 1.5 }] },
  ])
    expect(() => toPage(response)).toThrow(ServerError)
  await assert(
    asyncProperty(anything(), jsonValue(), async (first, second) => {
      for (const response of [first, second, { count: first, size: second, results: [] }]) {
        expect(isSound(response)).toBe(true)
      }
    }),
  )
})

test('differentiates a page beyond the last one from a missing list [N12] [D-76]', async () => {
  await signedInAs(7)
  recorder({ detail: 'Ungültige Seite.' }, { status: 404 })
  await expect(listRows('x', { page: 9 })).rejects.toMatchObject({ name: 'NotFoundError', invalidPage: true })
  await expect(listRows('x', {})).rejects.toMatchObject({ name: 'NotFoundError', invalidPage: false })
  await expect(readRow('x', 9)).rejects.toMatchObject({ name: 'NotFoundError', invalidPage: false })
})

test('items are read, created, replaced, changed, removed and restored [API-11, API-14, API-15]', async () => {
  await signedInAs(7)
  const calls = recorder({ id: 3 })
  await readRow('x', 3)
  await createRow('x', { name: 'a' })
  await replaceRow('x', 3, { name: 'b' }, { id: 3, modified: '2026-03-01T10:00:00.900+01:00' })
  await patchRow('x', 3, { name: 'c' })
  await removeRow('x', 3)
  await restoreRow('x', 3)
  expect(calls.map(({ call, body }) => `${call} ${body}`.trim())).toEqual([
    'GET x/3/',
    'POST x/ {"name":"a"}',
    'PUT x/3/ {"name":"b"}',
    'PATCH x/3/ {"name":"c"}',
    'DELETE x/3/',
    'PUT x/3/restore/',
  ])
  expect(calls.map(({ unmodified }) => unmodified)).toEqual([
    null,
    null,
    'Sun, 01 Mar 2026 09:00:00 GMT',
    null,
    null,
    null,
  ])
})

test('a deletion has an empty response', async () => {
  await signedInAs(7)
  recorder(null, { status: 204 })
  expect(await removeRow('x', 3)).toBeUndefined()
})

const queries: [Query, string, string][] = [
  [{ size: 'all' }, 'all=1', 'API-03'],
  [{ all: 1 }, 'all=1', 'API-04'],
  [{ page: 2, is_active: false }, 'page=2&is_active=false&size=15', 'API-05'],
  [{ adminCheck: 1, checkPermissions: 1, state: 3 }, 'adminCheck=1&checkPermissions=1&state=3&size=15', 'API-05'],
  [{ has_open_orders: 1, has_error_orders: 1 }, 'has_open_orders=1&has_error_orders=1&size=15', 'API-05'],
  [{ accepted: false, size: 1 }, 'accepted=false&size=1', 'API-06'],
  [{ done: false, size: 1 }, 'done=false&size=1', 'API-07'],
  [{ content_type: 20, object_id: 3 }, 'content_type=20&object_id=3&size=15', 'API-08'],
]
test.each(queries)('a list with %j is requested with %s [%s]', async (query, sent) => {
  await signedInAs(7)
  const calls = recorder({ count: 0, results: [] })
  await listRows('x', query)
  expect(calls.map(({ call }) => call)).toEqual([`GET x/?${sent}`])
})

test('never requests an unbounded list as a whole [D-79]', async () => {
  const endpoint = 'results/data'
  markUnbounded(endpoint)
  await signedInAs(7)
  const requested: string[] = []
  server.use(
    http.get(
      `${base}${endpoint}/`,
      ({ request }) => (requested.push(new URL(request.url).search), HttpResponse.json({ count: 0, results: [] })),
    ),
  )
  await expect(listRows(endpoint, { size: 'all' })).rejects.toThrow(RangeError)
  expect(requested).toEqual([])
  await listRows(endpoint, {})
  expect(requested).toEqual(['?size=15'])
})

test('reads all ids of a query as a plain list', async () => {
  await signedInAs(7)
  const calls = recorder([3, 4])
  expect(await listIds('x', { search: 'a', page: 2, size: 50 })).toEqual([3, 4])
  expect(calls[0]?.call).toBe('GET x/?search=a&onlyId=1')
})

test('saves an export under the cleaned file name of the server [D-18] [F15]', async () => {
  await signedInAs(7)
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:x'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const calls = recorder('a;b', { headers: { 'Content-Disposition': 'attachment; filename="../Spitäler\\u0000.csv"' } })
  server.use(http.get(`${base}y/export/`, () => HttpResponse.text('a;b')))
  await exportRows('x', { ids: '1,2', page: 4, size: 15 })
  await exportRows('y', {})
  expect(calls[0]?.call).toBe('GET x/export/?ids=1,2')
  expect(saved[0]).toMatch(/^Spit.*\.csv$/)
  expect(saved[1]).toBe('y-export.csv'.replace('-export', ''))
})

test.each(['x/y/', '/x/y/', '//x/y/'])('%s resolves against the same base [API-17]', async (path) => {
  await signedInAs(7)
  const calls = recorder()
  await call('GET', path)
  expect(calls).toMatchObject([{ call: 'GET x/y/' }])
})

test.each(['../admin/', 'x/../../admin/', '/../admin', 'x/%2e%2e/../../admin/'])(
  '%s is not called [API-17]',
  async (path) => {
    await signedInAs(7)
    await expect(call('GET', path)).rejects.toBeInstanceOf(TypeError)
  },
)

test('caches rows per user and query [A07]', async () => {
  expect(listQuery(7, 'x', { page: 2 }).queryKey).toEqual([7, 'x', 'list', { page: 2 }])
  expect(rowQuery(7, 'x', 3).queryKey).toEqual([7, 'x', 'row', 3])
  await signedInAs(7)
  recorder()
  const client = new QueryClient()
  expect(await client.fetchQuery(listQuery(7, 'x', {}))).toMatchObject({ count: 2 })
  expect(client.getQueryData(listQuery(8, 'x', {}).queryKey)).toBeUndefined()
})

test('a response for the previous user never reaches the cache [S07] [A07]', async () => {
  await signedInAs(7)
  const gate = new EventTarget()
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve))
  server.use(
    http.post(`${base}api/token/blacklist/`, () => HttpResponse.json({})),
    http.get(`${base}x/`, async () => {
      await opened
      return HttpResponse.json(rows)
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const response = client.fetchQuery(listQuery(7, 'x', {})).catch(() => 'dropped')
  await signOut()
  await signIn(getTokens(8))
  gate.dispatchEvent(new Event('open'))
  expect(await response).toBe('dropped')
  expect(client.getQueryData(listQuery(7, 'x', {}).queryKey)).toBeUndefined()
})

const getPage = (rows: object[], more: object) => ({ results: rows, ...more })
const many = Array.from({ length: 7 }, (_, index) => ({ id: index + 1 }))

test.each([
  ['numbers', (count: number) => count],
  ['texts', String],
])('reads the other pages when a whole list is paginated with counts %s [API-03]', async (_kind, written) => {
  await signedInAs(7)
  server.use(
    http.get(`${base}x/`, ({ request }) => {
      const requested = new URL(request.url).searchParams
      if (requested.has('onlyId')) return HttpResponse.json(many.map(({ id }) => id))
      const page = Number(requested.get('page') ?? 1)
      return HttpResponse.json(
        getPage(many.slice((page - 1) * 3, page * 3), { count: written(7), size: written(3), current: written(page) }),
      )
    }),
  )
  expect(await listRows('x', { size: 'all', a: 1 })).toMatchObject({ rows: many, count: 7 })
})

test('reads the other pages of a whole list without a count', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}x/`, ({ request }) => {
      const requested = new URL(request.url).searchParams
      if (requested.has('onlyId')) return HttpResponse.json(many.map(({ id }) => id))
      const page = Number(requested.get('page') ?? 1)
      const next = page < 3 ? `${base}x/?page=${page + 1}` : null
      return HttpResponse.json(getPage(many.slice((page - 1) * 3, page * 3), { next }))
    }),
  )
  expect((await listRows('x', { size: 'all' })).rows).toEqual(many)
})

test.each(['7', 7])('accepts %j as a count', (count) => {
  expect(toPage({ results: [{ id: 1 }], count, size: '1', current: '2' })).toMatchObject({ count: 7, size: 1, page: 2 })
})

test.each(['', 'viele', '-1', '1e3', '7.5', '0x10', ' 7'])('rejects %j as a count', (count) => {
  expect(toPage({ results: [{ id: 1 }], count }).count).toBe(1)
})
