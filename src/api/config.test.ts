// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BadConfig, config, loadConfig } from './config.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function serve(body: string, status = 200) {
  const requests: Request[] = []
  server.use(
    http.get('http://localhost:3000/config.json', ({ request }) => {
      requests.push(request)
      return new HttpResponse(body, { status })
    }),
  )
  return requests
}

test('an empty file gives every default and is not cached', async () => {
  const requests = serve('{}')
  expect(await loadConfig()).toMatchObject({
    apiBase: '/backend/',
    environment: 'production',
    trustedRedirectOrigins: [],
    hiddenInBeta: ['mailer', 'results/importer'],
    superuserOnly: [],
    demoLogins: [],
  })
  expect(requests).toMatchObject([{ cache: 'no-cache' }])
})

test('a deployment sets what it needs, unknown keys are ignored', async () => {
  serve(
    '{"apiBase":"https://api.example/v1","environment":"beta","contactEmail":"a@x.ch","later":1,"portalName":{"de":"Q"}}',
  )
  expect(await loadConfig()).toMatchObject({
    apiBase: 'https://api.example/v1/',
    environment: 'beta',
    contactEmail: 'a@x.ch',
    portalName: { de: 'Q' },
  })
  expect(config().environment).toBe('beta')
})

test('a value of the wrong kind falls back, only a broken apiBase is refused', async () => {
  serve('{"environment":"staging","superuserOnly":"x","trustedRedirectOrigins":[5],"ssoUrl":null}')
  expect(await loadConfig()).toMatchObject({
    environment: 'production',
    superuserOnly: [],
    trustedRedirectOrigins: [],
    ssoUrl: '',
  })
})

test.each(['production', 'beta'])('demo logins are not offered in %s', async (environment) => {
  serve(JSON.stringify({ environment, demoLogins: [{ email: 'a@x.ch', password: 'p', role: 'staff', name: 'A' }] }))
  expect((await loadConfig()).demoLogins).toEqual([])
})

test('demo logins are offered in a demo', async () => {
  serve(
    JSON.stringify({ environment: 'demo', demoLogins: [{ email: 'a@x.ch', password: 'p', role: 'staff', name: 'A' }] }),
  )
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
  server.use(http.get('http://localhost:3000/config.json', () => HttpResponse.error()))
  await expect(loadConfig()).rejects.toThrow('did not answer')
})
