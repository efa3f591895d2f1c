// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { rowById } from './rowById.ts'

const server = testBackend()
beforeEach(async () => void (await signedInAs(7)))

test('simultaneous look-ups are requested in parts of 200', async () => {
  const requested: number[][] = []
  server.use(
    http.get(`${base}x/things/`, ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
      requested.push(ids)
      return HttpResponse.json(ids.filter((id) => id !== 7).map((id) => ({ id, name: `N${id}` })))
    }),
  )
  const ids = Array.from({ length: 250 }, (_, place) => place + 1)
  const found = await Promise.all([...ids, 3].map(async (id) => await rowById('x/things', id)))
  expect(requested.map(({ length }) => length)).toEqual([200, 50])
  expect(found[2]).toEqual({ row: { id: 3, name: 'N3' } })
  expect(found[250]).toEqual(found[2])
  expect(found[6]).toBe('missing')
})

test('a server that ignores the ids leaves other records unknown', async () => {
  server.use(
    http.get(`${base}x/things/`, () => HttpResponse.json({ count: 40, results: [{ id: 1 }], size: 1, current: 1 })),
  )
  expect(await rowById('x/things', 9)).toBe('unknown')
})
