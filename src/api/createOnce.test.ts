import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Attempt, createOnce } from './createOnce.ts'
import { ResultUnknown } from './errors.ts'
import type { Row } from './page.ts'
import { base, signedInAs, testBackend } from './testBackend.ts'

const server = testBackend()
const path = `${base}x/things/`
/** The server's own time; that of this device is another one. */
const now = Date.UTC(2026, 0, 1, 10, 0, 0)
let rows: Row[]
let posts: object[]

/** A server that answers a POST as it is told, having stored what `stores` makes of it. */
function answersPost(answer: () => Response, stores: (body: Row) => Row | undefined): void {
  server.use(
    http.get(path, () => HttpResponse.json(rows, { headers: { Date: new Date(now).toUTCString() } })),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as Row
      posts.push(body)
      const stored = stores(body)
      if (stored) rows.unshift({ ...stored, id: 100 + posts.length, created: new Date(now).toISOString() })
      return answer()
    }),
  )
}
const create = async (body: object, attempt?: Attempt) => await createOnce('x/things', body, undefined, attempt)
const lost = () => HttpResponse.error()

beforeEach(async () => {
  await signedInAs(7)
  rows = []
  posts = []
})

test.each([
  ['is lost', lost],
  ['is of another shape', () => HttpResponse.json({ status: 'ok' })],
  ['is empty', () => new HttpResponse(null, { status: 200 })],
  ['is a list', () => HttpResponse.json([{ id: 1 }], { status: 201 })],
  ['is a page of a gateway', () => HttpResponse.html('<h1>ok</h1>')],
])(
  'an answer to a creation that %s is looked up as the server stores it: trimmed, composed, without what it keeps to itself [N05, N02]',
  async (_how, answer) => {
    answersPost(answer, ({ name }) => ({ id: 0, name: String(name).trim().normalize('NFC'), note: '' }))
    await expect(create({ name: ' Zu\u0308rich ', note: null, secret: 'x' })).resolves.toMatchObject({
      id: 101,
      name: 'Zürich',
    })
    expect(posts).toHaveLength(1)
  },
)

test('what did not arrive is told, also where an older row says the same [N05]', async () => {
  rows = [{ id: 5, name: 'A', created: new Date(now - 3 * 60_000).toISOString() }]
  answersPost(lost, () => undefined)
  await expect(create({ name: 'A' })).rejects.toBeInstanceOf(ResultUnknown)
  expect(posts).toHaveLength(1)
})

test.each([-10, 10])('a device clock %i minutes off does not hide what arrived [N05, L05]', async (minutes) => {
  vi.setSystemTime(now + minutes * 60_000)
  try {
    answersPost(lost, (body) => body)
    await expect(create({ name: 'A' })).resolves.toMatchObject({ id: 101 })
  } finally {
    vi.useRealTimers()
  }
})

test('the same once more after an answer that got lost is looked for first; something else is another row [N05]', async () => {
  const attempt: Attempt = {}
  answersPost(lost, (body) => body)
  server.use(http.get(path, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  await expect(create({ name: 'A ' }, attempt)).rejects.toBeInstanceOf(ResultUnknown)
  rows = rows.map((row) => ({ ...row, name: String(row.name).trim() }))
  await expect(create({ name: 'A ' }, attempt)).resolves.toMatchObject({ id: 101 })
  expect(posts).toHaveLength(1)
  await expect(create({ name: 'B' }, attempt)).resolves.toMatchObject({ id: 102 })
})
