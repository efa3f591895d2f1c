import { expect, test } from 'vitest'
import { getHost, internalPath, trustedOrigin } from './redirectTarget.ts'

test.each([
  ['/', '/'],
  ['/patzu/hospitals', '/patzu/hospitals'],
  ['/patzu/hospitals?page=2&search=a%20b#x', '/patzu/hospitals?page=2&search=a%20b#x'],
  ['/accounts/feedbacks/+', '/accounts/feedbacks/+'],
  ['/a/../b', '/b'],
  ['/login?next=//evil.example', '/login?next=//evil.example'],
])('%s is a path inside the portal [D-03] [D-04]', (text, path) => {
  expect(internalPath(text)).toBe(path)
})

const hostile = [
  '',
  'patzu',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /x',
  '/x y',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/\u0000x',
  '/\u202Ex',
  '/x\r\nSet-Cookie:a',
  '@evil.example',
  '.evil.example',
  '?x',
  '#x',
  `/${'x'.repeat(3000)}`,
]
test.each(hostile)('rejects %j as a path inside the portal [D-03] [D-04] [I03]', (text) => {
  expect(internalPath(text)).toBeNull()
})

test('accepts a path of at most 2000 characters [I03]', () => {
  expect(internalPath(`/${'x'.repeat(1999)}`)).toHaveLength(2000)
  expect(internalPath(`/${'x'.repeat(2000)}`)).toBeNull()
})

test.each([null, undefined, 5, {}, ['/x']])('rejects %j as a path [I03]', (value) => {
  expect(internalPath(value)).toBeNull()
})

const trusted = [
  'https://app.example',
  'https://sub.app.example:8443/ignored',
  'http://localhost:8000',
  'http://127.0.0.1:8000',
  'http://[::1]:8000',
  'xhttp://localhost:8000',
  'http://plain.example',
  'nonsense',
  'javascript:alert(1)',
]

test.each([
  ['https://app.example', 'https://app.example/'],
  ['https://app.example/path?x=1#y', 'https://app.example/path?x=1#y'],
  ['HTTPS://APP.EXAMPLE/', 'https://app.example/'],
  ['https://app.example:443/', 'https://app.example/'],
  ['https://sub.app.example:8443/x', 'https://sub.app.example:8443/x'],
  ['http://localhost:8000/x', 'http://localhost:8000/x'],
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/'],
  ['http://[::1]:8000', 'http://[::1]:8000/'],
  [`https://app.example/${'x'.repeat(1980)}`, `https://app.example/${'x'.repeat(1980)}`],
])('trusts %s [D-01] [S13]', (text, href) => {
  expect(trustedOrigin(text, trusted)).toBe(href)
})

const foreign = [
  '',
  '/',
  '/x',
  '//app.example',
  'app.example',
  'http://app.example',
  'https://evil.example',
  'https://app.example.evil.example',
  'https://evil.example/https://app.example',
  'https://evil.example?https://app.example',
  'https://evil.example#https://app.example',
  'https://app.example@evil.example',
  'https://app.example:x@evil.example',
  'https://user:pw@app.example',
  'https://app.example:8443',
  'https://app.example\\@evil.example',
  'https://app.example\t.evil.example',
  'https://app.example\n',
  ' https://app.example',
  'https:app.example',
  'https:/app.example',
  'https:///app.example',
  'javascript:alert(1)',
  'javascript://app.example/%0aalert(1)',
  'data:text/html,https://app.example',
  'blob:https://app.example/1',
  'ftp://app.example',
  'http://plain.example',
  'xhttp://localhost:8000',
  `https://app.example/${'x'.repeat(1981)}`,
  'https://аpp.example',
  'https://app.example.',
  'https://xapp.example',
  'https://localhost:8000',
  'null',
  'about:blank',
]
test.each(foreign)('does not trust %j [D-01] [S12]', (text) => {
  expect(trustedOrigin(text, trusted)).toBeNull()
})

test('rejects a value that is not a string [D-01, I03]', () => {
  expect(trustedOrigin(new URL('https://app.example'), trusted)).toBeNull()
  expect(getHost(new URL('https://app.example'))).toBeNull()
})

test('trusts nothing without trusted origins [D-01]', () => {
  expect(trustedOrigin('https://app.example', [])).toBeNull()
})

test('shows the host of an address as text', () => {
  expect(getHost('https://evil.example:99/x')).toBe('evil.example:99')
  expect(getHost('javascript:alert(1)')).toBeNull()
  expect(getHost('nonsense')).toBeNull()
  expect(getHost(null)).toBeNull()
})
