// @vitest-environment jsdom
import { testRow, type TestRow } from '#api/testRow.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type IdempotencyState, createIdempotent, findNewestSince } from './createIdempotent.ts'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()
const path = `${base}x/things/`
/** The server's time, which differs from that of this device. */
const now = Date.UTC(2026, 0, 1, 10, 0, 0)
let rows: TestRow[]
let posts: object[]

/** A server that responds to a POST as configured, after storing the result of `stores`. */
function answersPost(response: () => Response, stores: (body: TestRow) => TestRow | undefined): void {
  server.use(
    http.get(path, () => HttpResponse.json(rows, { headers: { Date: new Date(now).toUTCString() } })),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as TestRow
      posts.push(body)
      const stored = stores(body)
      if (stored) rows.unshift({ ...stored, id: 100 + posts.length, created: new Date(now).toISOString() })
      return response()
    }),
  )
}
const create = async (body: object, attempt?: IdempotencyState) =>
  await createIdempotent('x/things', body, undefined, attempt)
const lost = () => HttpResponse.error()

beforeEach(async () => {
  await signedInAs(7)
  rows = []
  posts = []
})

test.each([
  ['is lost', lost],
  ['does not match the schema', () => HttpResponse.json({ status: 'ok' })],
  ['is empty', () => new HttpResponse(null, { status: 200 })],
  ['is a list', () => HttpResponse.json([{ id: 1 }], { status: 201 })],
  ['is a page of a gateway', () => HttpResponse.html('<h1>ok</h1>')],
])('finds a created row although its response %s [N05, N02]', async (_how, response) => {
  answersPost(response, ({ name }) => ({ id: 0, name: String(name).trim().normalize('NFC'), note: '' }))
  await expect(create({ name: ' Zu\u0308rich ', note: null, secret: 'x' })).resolves.toMatchObject({
    id: 101,
    name: 'Zürich',
  })
  expect(posts).toHaveLength(1)
})

test('reports a failed creation although an older row has the same values [N05]', async () => {
  rows = [testRow({ id: 5, name: 'A', created: new Date(now - 3 * 60_000).toISOString() })]
  answersPost(lost, () => undefined)
  await expect(create({ name: 'A' })).rejects.toBeInstanceOf(UnknownOutcomeError)
  expect(posts).toHaveLength(1)
})

test.each([-10, 10])('finds a created row with a device clock %i minutes off [N05, L05]', async (minutes) => {
  vi.setSystemTime(now + minutes * 60_000)
  try {
    answersPost(lost, (body) => body)
    await expect(create({ name: 'A' })).resolves.toMatchObject({ id: 101 })
  } finally {
    vi.useRealTimers()
  }
})

test('looks for the first row before sending the same values again [N05]', async () => {
  const attempt: IdempotencyState = {}
  answersPost(lost, (body) => body)
  server.use(http.get(path, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  await expect(create({ name: 'A ' }, attempt)).rejects.toBeInstanceOf(UnknownOutcomeError)
  rows = rows.map((row) => ({ ...row, name: String(row.name).trim() }))
  await expect(create({ name: 'A ' }, attempt)).resolves.toMatchObject({ id: 101 })
  expect(posts).toHaveLength(1)
  await expect(create({ name: 'B' }, attempt)).resolves.toMatchObject({ id: 102 })
})

test('throws a refusal without a look-up [N05]', async () => {
  let reads = 0
  server.use(
    http.get(path, () => {
      reads += 1
      return HttpResponse.json([])
    }),
    http.post(path, () => HttpResponse.json({ name: ['Zu lang.'] }, { status: 400 })),
  )
  await expect(create({ name: 'A' })).rejects.toMatchObject({ status: 400 })
  expect(reads).toBe(0)
})

test('looks through the newest rows only [N05]', async () => {
  const requested: string[] = []
  answersPost(lost, (body) => body)
  server.use(
    http.get(path, ({ request }) => {
      requested.push(new URL(request.url).search)
      return HttpResponse.json(rows)
    }),
  )
  await create({ name: 'A' })
  expect(requested.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { ordering: '-id', size: '20', page: '1' },
  ])
})

const made = (seconds: number) => ({ id: seconds, created: new Date(now + seconds * 1000).toISOString() })

test('matches only rows created since the request, by the server’s time [N05, L05]', async () => {
  rows = [made(-91), made(-89), made(-60), made(0), { id: 1 }, { id: 2, created: null }, { id: 3, created: 'gestern' }]
  answersPost(lost, () => undefined)
  const found = await findNewestSince('x/things', {}, performance.now() - 30_000)
  expect(found.map(({ id }) => id)).toEqual([-89, -60, 0, 1, 2, 3])
})

test('matches every row when the server sends no time [N05]', async () => {
  rows = [made(-3600), made(0)]
  server.use(http.get(path, () => HttpResponse.json(rows)))
  expect(await findNewestSince('x/things', {}, performance.now())).toHaveLength(2)
})

describe('where created rows cannot be looked up', () => {
  const refused = (status: number) =>
    server.use(http.get(path, () => HttpResponse.json({ detail: 'Nein.' }, { status })))
  const again = async (attempt: IdempotencyState, confirmResend: () => Promise<void>) =>
    await createIdempotent('x/things', { name: 'A' }, undefined, attempt, confirmResend)

  test.each([403, 404, 405])('the user decides about sending again, after %i [N05]', async (status) => {
    let isLost = true
    answersPost(
      () => (isLost ? lost() : HttpResponse.json({ id: 9, name: 'A' }, { status: 201 })),
      () => undefined,
    )
    refused(status)
    const attempt: IdempotencyState = {}
    const request = vi.fn(async () => await Promise.reject(new Error('nein')))
    await expect(again(attempt, request)).rejects.toBeInstanceOf(UnknownOutcomeError)
    expect(request).not.toHaveBeenCalled()
    await expect(again(attempt, request)).rejects.toThrow('nein')
    expect(posts).toHaveLength(1)
    isLost = false
    await expect(
      again(
        attempt,
        vi.fn(async () => await Promise.resolve()),
      ),
    ).resolves.toMatchObject({ id: 9 })
    expect(posts).toHaveLength(2)
  })

  test('a server error sends nothing and shows no question [N05]', async () => {
    answersPost(lost, () => undefined)
    refused(500)
    const attempt: IdempotencyState = {}
    const request = vi.fn(async () => await Promise.resolve())
    await expect(again(attempt, request)).rejects.toBeInstanceOf(UnknownOutcomeError)
    await expect(again(attempt, request)).rejects.toMatchObject({ status: 500 })
    expect([posts.length, request.mock.calls.length]).toEqual([1, 0])
  })
})
