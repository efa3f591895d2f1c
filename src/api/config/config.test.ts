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

test('ignores unknown keys of a deployment', async () => {
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

test('treats a key that is null as not set', async () => {
  serve('{"ssoUrl":null,"smallGroups":null}')
  expect(await loadConfig()).toMatchObject({ ssoUrl: '', smallGroups: { hideBelow: 0 } })
})

test.each([
  [{ smallGroups: { hideBelow: '10' } }, 'smallGroups.hideBelow is "10", but smallGroups should be an object with'],
  [{ smallGroups: { hideBelow: -1 } }, 'smallGroups.hideBelow is -1'],
  [{ smallGroups: { hideBelow: 5.5 } }, 'smallGroups.hideBelow is 5.5'],
  [
    { smallGroups: { hidebelow: 10 } },
    'smallGroups holds hidebelow, but smallGroups should be an object with hideBelow alone',
  ],
  [{ smallGroups: 10 }, 'smallGroups is 10'],
  [{ smallGroup: { hideBelow: 10 } }, 'smallGroup is no key; did you mean smallGroups?'],
  [{ SmallGroups: { hideBelow: 10 } }, 'SmallGroups is no key; did you mean smallGroups?'],
  [{ linksAskFirst: 'true' }, 'linksAskFirst is "true", but linksAskFirst should be true or false, without quotes'],
  [{ linkAskFirst: true }, 'linkAskFirst is no key; did you mean linksAskFirst?'],
  [{ enviroment: 'demo' }, 'enviroment is no key; did you mean environment?'],
  [{ environment: 'staging' }, 'environment is "staging", but environment should be "production", "beta" or "demo"'],
  [{ trustedRedirectOrigins: 'https://a.example' }, 'trustedRedirectOrigins is "https://a.example"'],
  [{ superuserOnly: [5] }, 'superuserOnly.0 is 5, but superuserOnly should be a list of texts'],
  [{ anq: { footer: 5 } }, 'anq.footer is 5'],
  [{ portalName: { en: 'Q' } }, 'portalName'],
])('rejects a wrong setting with the expected value: %j', async (file, words) => {
  serve(JSON.stringify(file))
  const failure = await loadConfig().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BadConfig)
  expect(failure).toMatchObject({ reason: expect.stringContaining(words), isAway: false })
})

test('reports all wrong settings in one error', async () => {
  serve('{"environment":"x","smallGroups":{"hideBelow":"5"},"superuseronly":[]}')
  await expect(loadConfig()).rejects.toThrow(/environment.*smallGroups.*superuseronly is no key/)
})

test('ignores a key that resembles no known one', async () => {
  serve('{"theme":"dark","colour":1,"$schema":"x","a":1,"":2}')
  await expect(loadConfig()).resolves.toMatchObject({ environment: 'production' })
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
  ['{"apiBase":5}', 200, /apiBase is 5, but apiBase should be a path/],
  [String.raw`{"apiBase":"/\\evil.example/"}`, 200, /apiBase/],
  [String.raw`{"apiBase":"https:\\\\evil.example"}`, 200, /apiBase/],
  [String.raw`{"apiBase":"/\t/evil.example/"}`, 200, /apiBase/],
  ['{"apiBase":"/backend/?x="}', 200, /apiBase/],
  ['{}', 404, /404/],
])('rejects %j with status %i and a reason', async (body, status, reason) => {
  serve(body, status)
  const failure = await loadConfig().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BadConfig)
  expect(failure).toMatchObject({ reason: expect.stringMatching(reason) })
})

test('rejects with a reason when the server is unreachable', async () => {
  server.use(http.get('http://localhost:3000/config.json', () => HttpResponse.error()))
  await expect(loadConfig()).rejects.toThrow('did not answer')
})
