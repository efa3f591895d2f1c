import { afterEach, expect, test, vi } from 'vitest'
import { BadConfig, config, loadConfig } from './config.ts'

afterEach(() => vi.unstubAllGlobals())

function serve(body: string, status = 200) {
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => await Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('an empty file gives every default and is not cached', async () => {
  const fetched = serve('{}')
  expect(await loadConfig()).toMatchObject({ apiBase: '/backend/', environment: 'production', trustedRedirectOrigins: [], hiddenInBeta: ['mailer', 'results/importer'], superuserOnly: [], demoLogins: [] })
  expect(fetched.mock.calls[0]?.[0].pathname).toBe('/config.json')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' })
})

test('a deployment sets what it needs, unknown keys are ignored', async () => {
  serve('{"apiBase":"https://api.example/v1","environment":"beta","contactEmail":"a@x.ch","later":1,"portalName":{"de":"Q"}}')
  expect(await loadConfig()).toMatchObject({ apiBase: 'https://api.example/v1/', environment: 'beta', contactEmail: 'a@x.ch', portalName: { de: 'Q' } })
  expect(config().environment).toBe('beta')
})

test('a value of the wrong kind falls back, only a broken apiBase is refused', async () => {
  serve('{"environment":"staging","superuserOnly":"x","trustedRedirectOrigins":[5],"ssoUrl":null}')
  expect(await loadConfig()).toMatchObject({ environment: 'production', superuserOnly: [], trustedRedirectOrigins: [], ssoUrl: '' })
})

test.each(['production', 'beta'])('demo logins are not offered in %s', async (environment) => {
  serve(JSON.stringify({ environment, demoLogins: [{ email: 'a@x.ch', password: 'p', role: 'staff', name: 'A' }] }))
  expect((await loadConfig()).demoLogins).toEqual([])
})

test('demo logins are offered in a demo', async () => {
  serve(JSON.stringify({ environment: 'demo', demoLogins: [{ email: 'a@x.ch', password: 'p', role: 'staff', name: 'A' }] }))
  expect((await loadConfig()).demoLogins).toHaveLength(1)
})

test.each([
  ['', 200, /JSON/],
  ['<html>', 200, /JSON/],
  ['[]', 200, /file/],
  ['null', 200, /file/],
  ['{"apiBase":"javascript:alert(1)"}', 200, /apiBase/],
  ['{"apiBase":"//evil.example"}', 200, /apiBase/],
  ['{"apiBase":5}', 200, /apiBase/],
  ['{}', 404, /404/],
])('%j with status %i is refused with a reason', async (body, status, reason) => {
  serve(body, status)
  const failure = await loadConfig().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BadConfig)
  expect(failure).toMatchObject({ reason: expect.stringMatching(reason) })
})

test('no server is a reason, too', async () => {
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('failed')))
  await expect(loadConfig()).rejects.toThrow('did not answer')
})
