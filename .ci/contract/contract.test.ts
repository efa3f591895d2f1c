// @vitest-environment node
import { expect, test } from 'vitest'
import { backend } from '../../mocks/backend.ts'
import { demoLogins } from '../../mocks/seed/demoLogins.ts'
import { sessionHeader } from '../../mocks/worlds.ts'
import { heldToDocument } from '../openapi/held.ts'
import { Backend } from './Backend.ts'
import { checkContract, type Finding } from './contract.ts'

const base = 'http://portal.test/backend/'
const login = demoLogins.find(({ email }) => email === 'staff@demo.example') ?? { email: '', password: '' }

type Change = { request?: (url: URL) => void; answer?: (url: URL, response: Response) => Response | Promise<Response> }

/** The findings about the mock backend with one change. */
async function findings(session: string, path: string, { request, answer }: Change = {}): Promise<string[]> {
  const writes: string[] = []
  const found: Finding[] = []
  const send = async (sent: Request) => {
    const url = new URL(sent.url)
    if (sent.method !== 'GET') writes.push(`${sent.method} ${url.pathname}`)
    request?.(url)
    const headers = new Headers(sent.headers)
    headers.set(sessionHeader, session)
    const body = sent.method === 'GET' ? null : await sent.text()
    const response = await backend(new Request(url, { method: sent.method, headers, body }))
    return (await answer?.(url, response)) ?? response
  }
  const isChanged = request !== undefined || answer !== undefined
  const held = heldToDocument(base, send, (where, what) => found.push({ kind: 'shape', where, what }))
  const requested = new Backend(base, isChanged ? send : held)
  await requested.signIn(login.email, login.password, async () => '')
  await checkContract(
    requested,
    (finding) => found.push(finding),
    (one) => one === path,
  )
  await requested.signOut()
  expect(writes).toEqual(['POST /backend/api/token/', 'POST /backend/api/token/blacklist/'])
  return found.map(({ kind, where, what }) => `${kind} ${where} ${what}`)
}

const isList = ({ pathname }: URL, path: string) => pathname === `/backend/${path}/`

test.each(['patzu/orders', 'moniq/hospitals', 'accounts/users', 'results/data', 'irp/reviews'])(
  'a backend that keeps the contract has no findings: %s',
  async (path) => {
    expect(await findings('kept', path)).toEqual([])
  },
)

test('an optional collection may be missing, but not fail', async () => {
  const answered = (status: number): Change => ({
    answer: (url, response) => (isList(url, 'results/actions') ? Response.json({ detail: 'x' }, { status }) : response),
  })
  expect(await findings('missing', 'results/actions', answered(404))).toEqual([])
  expect(await findings('failing', 'results/actions', answered(500))).not.toEqual([])
})

test('a refused filter is reported with the message of the server', async () => {
  const found = await findings('refused', 'patzu/orders', {
    answer: (url, response) =>
      isList(url, 'patzu/orders') && url.searchParams.has('status')
        ? Response.json({ status: ['Unknown filter.'] }, { status: 400 })
        : response,
  })
  expect(found.every((line) => line.startsWith('refused patzu/orders/?') && line.includes('Unknown filter.'))).toBe(
    true,
  )
  expect(found.some((line) => line.includes('status=99'))).toBe(true)
})

test('an ignored filter is reported by rows outside of it', async () => {
  const found = await findings('ignored', 'patzu/orders', { request: (url) => url.searchParams.delete('status') })
  expect(found).toEqual([
    expect.stringMatching(/^ignored patzu\/orders\/.*status=\d+ status: rows outside of the requested filter/),
  ])
})

test('a filter that every record matches is reported as undecided', async () => {
  const found = await findings('counted', 'patzu/hospitals', {
    request: (url) => url.searchParams.delete('has_open_orders'),
  })
  expect(found).toEqual([
    expect.stringMatching(/^unproven .*has_open_orders=1 has_open_orders: the same \d+ rows as without it$/),
  ])
})

const changed = (change: (body: Record<string, unknown>) => object): Change => ({
  answer: async (url, response) => {
    if (url.searchParams.has('onlyId') || response.status !== 200) return response
    const body = (await response.json()) as Record<string, unknown>
    return Response.json(/hospitals\/(?:\d+\/)?$/.test(url.pathname) ? change(body) : body)
  },
})

test('a count as text is reported once per list', async () => {
  const found = await findings(
    'texts',
    'patzu/hospitals',
    changed((body) => ('count' in body ? { ...body, count: String(body['count']) } : body)),
  )
  expect(found.filter((line) => line.includes('patzu/hospitals/'))).toEqual([
    expect.stringMatching(/^shape patzu\/hospitals\/.* count is "\d+", no number$/),
  ])
})

test('an object instead of an id is reported', async () => {
  const found = await findings(
    'objects',
    'patzu/hospitals',
    changed((body) => ('id' in body ? { ...body, measures_ids: [{ id: 7, name: 'x' }] } : body)),
  )
  expect(found).toEqual([
    expect.stringMatching(
      /^shape patzu\/hospitals\/\d+\/ measures_ids is \{"id":7.*an object where a PUT sends the id$/,
    ),
  ])
})

test('an ignored order is reported by equal rows in both directions', async () => {
  const found = await findings('order', 'patzu/hospitals', {
    request: ({ searchParams }) => {
      if (/^-?anqid$/.test(searchParams.get('ordering') ?? '')) searchParams.delete('ordering')
    },
  })
  expect(found).toEqual([expect.stringMatching(/^ignored .*ordering=anqid the order by anqid: the same rows/)])
})

test('an ignored search and ignored ids are reported', async () => {
  const found = await findings('search', 'patzu/addresses', {
    request: (url) => {
      if (!isList(url, 'patzu/addresses')) return
      url.searchParams.delete('search')
      url.searchParams.delete('ids')
    },
  })
  expect(found.map((line) => line.slice(0, 7))).toEqual(['ignored', 'ignored'])
  expect(found.join('\n')).toMatch(/ids: \d+ of \d+ rows[\s\S]*the search/)
})

test('a schema mismatch of a list, a value or a read is reported', async () => {
  const found = await findings('shape', 'patzu/hospitals', {
    answer: async (url, response) => {
      if (url.pathname.endsWith('/bfs/')) return Response.json({ K111: 'Universitätsspital' })
      if (!isList(url, 'patzu/hospitals') || response.status !== 200) return response
      const text = await response.text()
      return url.searchParams.has('search')
        ? new Response(text.replace('"results"', '"rows"'), { headers: { 'Content-Type': 'application/json' } })
        : new Response(text.replaceAll(/"admins":(\d+)/g, '"admins":"$1 Admins"').replaceAll('"anqid"', '"number"'), {
            headers: { 'Content-Type': 'application/json' },
          })
    },
  })
  const said = found.join('\n')
  expect(said).toMatch(/shape patzu\/hospitals\/\?.* admins is "\d+ Admins", no number/)
  expect(said).toMatch(/shape patzu\/hospitals\/\?.* anqid is missing/)
  expect(said).toMatch(/shape patzu\/hospitals\/\?.*search=\w+.* neither a page nor a list/)
  expect(said).toMatch(/shape patzu\/hospitals\/bfs\/ answered/)
})

test('a server without a response is reported and the rest is checked', async () => {
  const found = await findings('silent', 'patzu/tokens', {
    answer: (url, response) => {
      if (url.searchParams.has('created__gte')) throw new TypeError('connection closed')
      return response
    },
  })
  expect(found).toEqual([expect.stringMatching(/^refused .*created__gte=.* no answer: connection closed/)])
})
