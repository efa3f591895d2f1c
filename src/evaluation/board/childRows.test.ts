// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { readEvaluations } from './childRows.ts'

const server = testBackend()

test('loads 430 children with at most 200 ids per address [D-79]', async () => {
  await signedInAs(2)
  const requested: number[] = []
  server.use(
    http.get(`${base}results/evaluations/`, ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
      requested.push(ids.length)
      return HttpResponse.json(ids.map((id) => ({ id, name: `Kind ${id}` })))
    }),
  )
  const ids = Array.from({ length: 430 }, (_, at) => at + 1)
  const rows = await readEvaluations(ids)
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(Math.max(...requested)).toBeLessThanOrEqual(200)
})
