// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clearUrlToken, urlTokenParameters, urlToken, consumeUrlToken } from './urlToken.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

function open(address: string): string {
  window.history.replaceState({ idx: 3 }, '', address)
  consumeUrlToken()
  return window.location.pathname + window.location.search
}

test.each([
  ['/reset/abc-1', 'reset', 'abc-1', '/reset'],
  ['/reset/abc-1/', 'reset', 'abc-1', '/reset'],
  ['/signup/a.b:c_d~e=', 'signup', 'a.b:c_d~e=', '/signup'],
  ['/signupFSP/x?utm=mail', 'signupFSP', 'x', '/signupFSP'],
  ['/demo/eyJ%2BA', 'demo', 'eyJ+A', '/demo'],
  ['/login?code=c%2F1&app=28', 'code', 'c/1', '/login?app=28'],
  ['/loginFSP?code=c', 'code', 'c', '/loginFSP'],
  ['/responsible?token=t1&isResponsible=1&typ=moniq&email=a%40b.ch', 'responsible', 't1', '/responsible'],
])(
  'the secret of %s leaves the address and is available to its own page only [D-08] [S17]',
  (address, door, secret, left) => {
    expect(open(address)).toBe(left)
    expect(urlToken(door)).toBe(secret)
    expect(
      ['reset', 'signup', 'signupFSP', 'demo', 'code', 'responsible'].filter((other) => urlToken(other) !== undefined),
    ).toEqual([door])
    expect(window.history.state).toEqual({ idx: 3 })
    clearUrlToken()
    expect(urlToken(door)).toBeUndefined()
  },
)

test.each([
  '/reset/',
  '/reset/..%2F..',
  '/signup/a%20b',
  '/demo/a%2Fb',
  '/demo/%E0%A4%A',
  '/signup/a%0d%0ab',
  `/reset/${'x'.repeat(1100)}`,
  '/responsible?isResponsible=1',
])('never sends %s, as it is a truncated link [S17]', (address) => {
  expect(open(address)).not.toContain('%')
  expect(urlToken(address.split(/[/?]/)[1] ?? '')).toBe('')
})

test.each(['/', '/reset', '/demo', '/patzu/hospitals?code=1', '/reset/a/b', '/responsible', '/login?next=%2Fx'])(
  'keeps %s, as it holds no secret',
  (address) => {
    expect(open(address)).toBe(address)
    expect(['reset', 'demo', 'code', 'responsible'].map((door) => urlToken(door))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  },
)

test('the other parameters of a link are available to its page [RESP-01]', () => {
  open('/responsible?token=t1&isResponsible=1&typ=moniq&email=a%40b.ch')
  expect(Object.fromEntries(urlTokenParameters('responsible'))).toMatchObject({
    isResponsible: '1',
    typ: 'moniq',
    email: 'a@b.ch',
  })
  expect(urlTokenParameters('demo').size).toBe(0)
})
