// @vitest-environment jsdom
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { z } from '#lib/schema.ts'
import { call } from '#api/calls/client.ts'
import { dispositionName } from '#api/calls/dispositionName.ts'
import {
  ApiError,
  ConflictError,
  ValidationError,
  ForbiddenError,
  InterceptedError,
  NotFoundError,
  OfflineError,
  StaleSessionError,
  ClientError,
  UnknownOutcomeError,
  ServerError,
  UnauthorizedError,
  RateLimitedError,
} from './errors.ts'
import { filterReference } from './filterReference.ts'
import { errorMessage } from './errorMessage.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'

const server = testBackend()
const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

async function toApiError(body: string, init: ResponseInit, shape: z.ZodMiniType = z.unknown()): Promise<unknown> {
  await signedInAs(7)
  server.use(http.all(`${base}x/`, () => new HttpResponse(body, init)))
  // The client tests cover the outcome of writes.
  return await call('PUT', 'x/', { shape, isSafe: true }).catch((error: unknown) => error)
}

test.each([
  [400, '{"detail":"Nein."}', ValidationError],
  [403, '{"detail":"Nein."}', ForbiddenError],
  [404, '{"detail":"Nein."}', NotFoundError],
  [410, '{"detail":"Nein."}', NotFoundError],
  [409, '{"detail":"Nein."}', ConflictError],
  [412, '{"detail":"Nein."}', ConflictError],
  [405, '{"detail":"Nein."}', ClientError],
  [413, '{"detail":"Nein."}', ClientError],
  [413, html, ClientError],
  [429, '', RateLimitedError],
  [500, html, ServerError],
  [502, html, ServerError],
  [200, html, ServerError],
  [200, '{"results": [{"id": 1}', ServerError],
  [200, 'NaN', ServerError],
  [200, '\u0000', ServerError],
])('%i with %j is a typed error without HTML [N01] [N02] [N11]', async (status, body, type) => {
  const error = await toApiError(body, { status })
  expect(error).toBeInstanceOf(type)
  expect(error).toMatchObject({ endpoint: 'PUT x/', status })
  expect(`${errorMessage(error)} ${error instanceof ApiError ? error.detail : ''}`).not.toMatch(/<|Gateway/)
  expect(error).toMatchObject({ detail: body.includes('Nein') ? 'Nein.' : '' })
})

const filter = '<html><head><title>Request Rejected</title></head><body>Your support ID is 42</body></html>'
test.each([
  [403, filter],
  [405, filter],
  [406, filter],
  [400, '<!DOCTYPE html><h1>Bad Request</h1>'],
  [403, 'Access denied by security policy'],
  [405, 'blocked'],
  [200, filter],
  [200, '\n  <!doctype html><title>WLAN</title>'],
])('%i with %j is attributed to an intermediary [N01, N02]', async (status, body) => {
  await i18next.changeLanguage('de')
  const error = await toApiError(body, { status })
  expect(error).toBeInstanceOf(InterceptedError)
  expect(error).not.toBeInstanceOf(ForbiddenError)
  expect(error).toMatchObject({ endpoint: 'PUT x/', status, detail: '' })
  const text = errorMessage(error)
  expect(text).toMatch(
    new RegExp(
      `^Nicht das Portal hat geantwortet, .*\\(Status ${status}\\).* Nummer [0-9a-f]{8} an\\.${body === filter ? ' Der Filter selbst nennt dazu 42\\.' : ''}$`,
    ),
  )
  expect(text).not.toMatch(/Berechtigung|Server/)
  expect(errorMessage(error)).toBe(text)
})

test.each([
  [403, ''],
  [403, '{"detail":"<p>Nein</p>"}'],
])('%i with %j is a refusal of the server', async (status, body) => {
  expect(await toApiError(body, { status })).toBeInstanceOf(ForbiddenError)
})

test('differentiates refusals from responses of an intermediary to a write [N07]', async () => {
  await signedInAs(7)
  for (const [status, type] of [
    [403, InterceptedError],
    [200, UnknownOutcomeError],
  ] as const) {
    server.use(http.put(`${base}x/`, () => new HttpResponse(filter, { status })))
    expect(await call('PUT', 'x/', { body: {} }).catch((error: unknown) => error)).toBeInstanceOf(type)
  }
})

test('a page is an error where text is expected [N01]', async () => {
  server.use(http.post(`${base}x/`, () => new HttpResponse(filter)))
  const options = { skipAuth: true, isSafe: true, as: 'text' } as const
  expect(await call('POST', 'x/', options).catch((error: unknown) => error)).toBeInstanceOf(InterceptedError)
})

test('a schema mismatch has a message of its own [N02]', async () => {
  await i18next.changeLanguage('de')
  const text = errorMessage(await toApiError('{"id":"1"}', { status: 200 }, z.object({ id: z.number() })))
  expect(text).toMatch(/^Das Portal hat unerwartete Daten erhalten \(PUT x\/\)\. .* Nummer [0-9a-f]{8}\.$/)
})

test('accepts a byte order mark and an empty response [N02]', async () => {
  expect(await toApiError('\uFEFF{"id":1}', { status: 200 })).toEqual({ id: 1 })
  expect(await toApiError('', { status: 200 })).toBeUndefined()
})

test('the error of a schema mismatch names the call [N02]', async () => {
  expect(await toApiError('{"id":"1"}', { status: 200 }, z.object({ id: z.number() }))).toMatchObject({
    name: 'ServerError',
    endpoint: 'PUT x/',
  })
})

test('reads the error of a file download as text [N10]', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}x/export/`, () => HttpResponse.json({ detail: 'Zu viele Zeilen.' }, { status: 403 })))
  await expect(call('GET', 'x/export/', { as: 'file' })).rejects.toMatchObject({
    name: 'ForbiddenError',
    detail: 'Zu viele Zeilen.',
  })
})

test('a page in place of a file is an error [N01]', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}x/export/`, () => new HttpResponse(html, { headers: { 'Content-Type': 'text/html' } })))
  await expect(call('GET', 'x/export/', { as: 'file' })).rejects.toBeInstanceOf(ServerError)
})

test.each([
  ['attachment; filename="Spitäler.csv"', 'Spitäler.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  ['attachment; filename=plain.xlsx; size=5', 'plain.xlsx'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'Spit%C3%A4ler.csv', 'Spitäler.csv'],
  ["attachment; filename*=utf-8''%E0%A4%A", '%E0%A4%A'],
  ['attachment', ''],
  [null, ''],
])('%j names the file %j', (header, name) => {
  expect(dispositionName(header)).toBe(name)
})

test('every error has a readable sentence', async () => {
  await i18next.changeLanguage('de')
  expect(errorMessage(new OfflineError())).toBe(i18next.t('error.offline'))
  expect(errorMessage(new RateLimitedError(30))).toContain('30')
  expect(errorMessage(new ServerError(500, 'GET x/'))).toContain('GET x/')
  for (const status of [502, 503, 504])
    expect(errorMessage(new ServerError(status, 'GET x/'))).toBe(i18next.t('error.unavailable'))
  expect(errorMessage(new ConflictError('In Verwendung.'))).toBe('In Verwendung.')
  expect(errorMessage(new ValidationError({ fields: [{ path: 'name', message: 'fehlt' }], general: ['g'] }))).toBe(
    `g ${i18next.t('error.in-field', { field: 'name', message: 'fehlt' })}`,
  )
  for (const error of [
    new UnauthorizedError(),
    new ForbiddenError(),
    new NotFoundError(),
    new UnknownOutcomeError(),
    new StaleSessionError(),
    new ClientError(405),
  ])
    expect(errorMessage(error)).toMatch(/^\p{Lu}.{8,}\.$/u)
  for (const thrown of [new TypeError('x is undefined'), 'text', null, undefined, { message: '<b>' }])
    expect(errorMessage(thrown)).toMatch(/^Im Portal ist ein Fehler aufgetreten \(Fehlernummer [0-9a-f]{8}\)\.$/)
})

test.each([
  ['<p>The requested URL was rejected. Your support ID is: <b>1234567890123</b></p>', '1234567890123'],
  ['<h2>Access Denied</h2>Reference&#32;#18.2f4a1602.1700000000.1a2b3c', '18.2f4a1602.1700000000.1a2b3c'],
  ['<span>Cloudflare Ray ID: <strong>8f1c2d3e4a5b6c7d</strong></span>', '8f1c2d3e4a5b6c7d'],
  ['<td>Ereignis-ID:</td><td>4711-AB</td>', '4711-AB'],
  ['<p>Vorgangsnummer 2026/0815.</p>', '2026/0815'],
  ['<p>Numéro de référence : A-77</p>', 'A-77'],
  ['<p>Incident ID: <script>1</script><img src=x onerror=alert(1)>9</p>', '9'],
  [`<p>Incident ID: ${'7'.repeat(500)}</p>`, '7'.repeat(80)],
  ['<p>This incident was logged. See reference policy.</p>', ''],
  ['<p>Access denied</p>', ''],
])('a web filter’s page %j yields its number %j as plain text [N01, S21]', async (page, reference) => {
  await i18next.changeLanguage('de')
  const text = errorMessage(await toApiError(`<html><body>${page}</body></html>`, { status: 403 }))
  expect(text.split(' Der Filter selbst nennt dazu ')[1] ?? '').toBe(reference === '' ? '' : `${reference}.`)
})

test('searches a huge page in linear time', () => {
  expect(filterReference(`<html>${'reference id '.repeat(2_000_000)}`)).toBe('')
  expect(filterReference(`<html>${'id de '.repeat(100_000)}${'#'.repeat(1_000_000)}`)).toBe('')
})
