// @vitest-environment node
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { getCause } from './getCause.ts'

const url = 'https://portal.example:8443/backend/'
/** As Node's fetch throws it. */
const failed = (code: string, message = code) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

test.each([
  ['ECONNREFUSED', /nothing listens at portal\.example:8443.*is the server running/],
  ['ENOTFOUND', /there is no host portal\.example:8443.*VPN/],
  ['EAI_AGAIN', /could not be looked up/],
  ['UND_ERR_CONNECT_TIMEOUT', /did not answer in time.*firewall/],
  ['ECONNRESET', /ended the connection/],
  ['CERT_HAS_EXPIRED', /certificate of portal\.example:8443 has expired/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate .* is for another host/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak https/],
])('a connection that failed says why: %s', (code, sentence) => {
  expect(getCause(failed(code), url)).toMatch(sentence)
  expect(getCause(failed(code), url)).toContain(code)
})

test.each(['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'DEPTH_ZERO_SELF_SIGNED_CERT'])(
  'a certificate of an unknown authority reports the solution: %s',
  (code) => {
    expect(getCause(failed(code), url)).toMatch(/authority that Node does not know.*NODE_EXTRA_CA_CERTS=authority\.pem/)
  },
)

test('a server that says nothing for a minute is told as such', () => {
  expect(getCause(new DOMException('The operation was aborted due to timeout', 'TimeoutError'), url)).toBe(
    'portal.example:8443 did not answer within a minute',
  )
})

test('the first failed address of a host reports the cause', () => {
  const each = ['::1', '127.0.0.1'].map((at) => Object.assign(new Error(`connect ${at}`), { code: 'ECONNREFUSED' }))
  const cause = new AggregateError(each)
  expect(getCause(new TypeError('fetch failed', { cause }), url)).toMatch(/nothing listens/)
})

test.each(['portal.example', 'ftp://portal.example/', ''])('what is no address of the web is told: %j', (address) => {
  expect(getCause(new TypeError('Invalid URL'), address)).toMatch(/is no address: it begins with https:\/\//)
})

test('what nobody knows keeps the words of the error and of its cause', () => {
  expect(getCause(failed('EODD', 'an odd thing happened'), url)).toBe('fetch failed: an odd thing happened')
})

test('a closed port is reported by Node as in these tests', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  await new Promise((resolve) => server.close(resolve))
  const address = `http://127.0.0.1:${port}/backend/`
  const error: unknown = await fetch(address).catch((reason: unknown) => reason)
  expect(getCause(error, address)).toMatch(/^nothing listens at 127\.0\.0\.1:\d+: .*\(ECONNREFUSED\)$/)
})
