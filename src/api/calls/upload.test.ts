// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { call } from './client.ts'
import { UnknownOutcomeError } from '#api/http/errors.ts'
import { base, refreshEndpoint, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'

const server = testBackend()
const form = () => {
  const one = new FormData()
  one.append('content_type', '20')
  return one
}
const upload = async (signal?: AbortSignal) =>
  await call('POST', 'upload/', { form: form(), onProgress: () => undefined, signal })

test('an upload with progress is sent like any other call [F16] [S01]', async () => {
  await signedInAs(7)
  const { handler } = refreshEndpoint(7)
  const heads: (string | null)[][] = []
  const fresh = `Bearer ${getTokens(7, 2).access}`
  server.use(
    handler,
    http.post(`${base}upload/`, ({ request }) => {
      heads.push([request.headers.get('Authorization'), request.headers.get('Accept-Language')])
      return request.headers.get('Authorization') === fresh
        ? HttpResponse.json([{ id: 3 }], { status: 201 })
        : HttpResponse.json({ detail: 'x' }, { status: 401 })
    }),
  )
  expect(await upload()).toEqual([{ id: 3 }])
  expect(heads).toHaveLength(2)
  expect(heads[1]).toEqual([fresh, 'de'])
})

test('an upload fails like any other call [F16] [N05]', async () => {
  await signedInAs(7)
  server.use(
    http.post(`${base}upload/`, () => HttpResponse.json({ detail: 'Zu gross.' }, { status: 413 }), { once: true }),
  )
  await expect(upload()).rejects.toMatchObject({ status: 413 })
  server.use(http.post(`${base}upload/`, () => HttpResponse.error(), { once: true }))
  await expect(upload()).rejects.toBeInstanceOf(UnknownOutcomeError)
  const stop = new AbortController()
  server.use(http.post(`${base}upload/`, async () => await new Promise<never>(() => undefined)))
  const running = upload(stop.signal)
  setTimeout(() => stop.abort(new Error('given up')), 50)
  await expect(running).rejects.toThrow('given up')
})
