// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { allRows } from './allRows.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()

/** A list of rows; `between` runs after each page that was read. */
function things(all: number[], between: (pages: number) => void = () => undefined) {
  const requested: string[] = []
  server.use(
    http.get(`${base}x/things/`, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      requested.push(search)
      if (searchParams.has('onlyId')) return HttpResponse.json(all)
      const from = (Number(searchParams.get('page')) - 1) * 100
      if (from > 0 && from >= all.length) return HttpResponse.json({ detail: 'Ungültige Seite.' }, { status: 404 })
      const results = all.slice(from, from + 100).map((id) => ({ id }))
      const response = HttpResponse.json({ count: all.length, size: 100, results })
      between(requested.length)
      return response
    }),
  )
  return requested
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('reads every row page by page in a stable order', async () => {
  await signedInAs(7)
  const requested = things(upTo(230))
  const reported: number[][] = []
  const { rows, isWhole } = await allRows(
    'x/things',
    { state: 1, ordering: 'name', page: 3, size: 15 },
    { onProgress: (...said) => reported.push(said) },
  )
  expect([rows.map(({ id }) => id), isWhole]).toEqual([upTo(230), true])
  expect(requested).toEqual([
    ...[1, 2, 3].map((page) => `?state=1&ordering=name,id&page=${page}&size=100`),
    '?state=1&ordering=name&onlyId=1',
  ])
  expect(reported).toEqual([
    [100, 230],
    [200, 230],
    [230, 230],
  ])
})

test('re-reads a list that lost a row meanwhile', async () => {
  await signedInAs(7)
  const all = upTo(230)
  things(all, (pages) => void (pages === 1 && all.shift()))
  const { rows, isWhole } = await allRows('x/things', { ordering: 'name' })
  expect([rows.map(({ id }) => id), isWhole]).toEqual([all, true])
})

test('reports a list that keeps changing as incomplete', async () => {
  await signedInAs(7)
  const all = upTo(230)
  things(all, () => void (all.length > 150 && all.shift()))
  expect((await allRows('x/things', { ordering: 'name' })).isWhole).toBe(false)
})

test('reads lists that became shorter or empty', async () => {
  await signedInAs(7)
  const all = upTo(150)
  things(all, (pages) => void (pages === 1 && all.splice(50)))
  expect((await allRows('x/things', {})).rows.map(({ id }) => id)).toEqual(upTo(50))
  things([])
  expect(await allRows('x/things', {})).toEqual({ rows: [], isWhole: true })
})

test('stops reading after cancel', async () => {
  await signedInAs(7)
  const stop = new AbortController()
  const requested = things(upTo(230), () => stop.abort())
  await expect(allRows('x/things', {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(requested).toHaveLength(1)
})
