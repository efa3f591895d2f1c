import { expect, test } from 'vitest'
import { hostPath, ownName, pathInPortal, portalPath } from './portalPath.ts'

test('the development portal is at the root of its host', () => {
  expect(portalPath).toBe('/')
})

test.each([
  ['/', '/login', '/login'],
  ['/', '/', '/'],
  ['/portal/', '/login?next=%2F', '/portal/login?next=%2F'],
  ['/portal/', '/', '/portal/'],
  ['/a/b/', '', '/a/b'],
])('under %s the page %s is at %s', (base, path, expected) => {
  expect(hostPath(path, base)).toBe(expected)
})

test.each([
  ['/', '/reset/x', '/reset/x'],
  ['/portal/', '/portal/reset/x', '/reset/x'],
  ['/portal/', '/portal/', '/'],
  ['/portal/', '/portal', '/'],
  ['/portal/', '/portal/portal/x', '/portal/x'],
  ['/portal/', '/portals/x', '/portals/x'],
])('under %s the address %s is the page %s', (base, address, expected) => {
  expect(pathInPortal(address, base)).toBe(expected)
})

test('two portals on one host store under different names', () => {
  expect(ownName('loginData', '/')).toBe('loginData')
  const names = ['/', '/portal/', '/portal/beta/', '/beta/'].map((base) => ownName('loginData', base))
  expect(new Set(names).size).toBe(4)
})
