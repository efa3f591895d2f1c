import { expect, test } from 'vitest'
import { findParts, findUnknown } from './inside.mjs'

const table = {
  inside: [
    { name: 'pako', in: 'zips', license: 'MIT', says: 'uses pako', sign: 'bad header', copyright: ['2014 Somebody'] },
  ],
  ownWords: { zips: 'Zips v' },
  tooSmall: {},
  notBundled: { 'for Node': ['stream'] },
  signs: { lodash: '__lodash_hash__' },
}
const zips = (text: string, dependencies = {}) => [
  { name: 'zips', version: '1.0.0', folder: 'node_modules/zips', dependencies, modules: { 'zips.js': text } },
]
const banner = '/*! Zips v1, (c) 2026 One\n * uses pako */'

test('name, parts and Node requirements of a package are read', () => {
  const packages = zips(`${banner} f()`, { pako: '1', stream: '2' })
  expect(findUnknown(packages, 'bad header', table)).toEqual([])
  expect(findParts(packages, 'bad header', table)).toMatchObject([
    {
      name: 'pako',
      within: { name: 'zips' },
      text: expect.stringMatching(/^Copyright \(c\) 2014 Somebody\n\nPermission/),
    },
  ])
})

test('a part of which the scripts show no sign is not shipped', () => {
  expect(findParts(zips(banner), 'f()', table)).toEqual([])
})

test.each([
  ['a copyright', '// (c) 2010 Another', "zips.js names others' code: // (c) 2010 Another"],
  [
    'a licence',
    '/** A heap.\n * Licensed under the MIT License */',
    "zips.js names others' code: /** A heap. Licensed under the MIT License */",
  ],
  ['where it was taken from', '// Adapted from heap (MIT)', "zips.js names others' code: // Adapted from heap (MIT)"],
  ['a folder of vendors', '// vendor/heap/push.ts', "zips.js names others' code: // vendor/heap/push.ts"],
])('others in a module are found by %s', (_, comment, problem) => {
  expect(findUnknown(zips(`${banner}\n${comment}\nf()`), 'bad header', table)).toEqual([problem])
})

test('a dependency without a module is asked for', () => {
  expect(findUnknown(zips(banner, { heap: '1' }), '', table)).toEqual([
    'zips needs heap, of which the build has no module: is it inside?',
  ])
})

test('code that is known by a sign in the scripts is found', () => {
  expect(findUnknown(zips(banner), 'a="__lodash_hash__"', table)).toEqual([
    'The scripts contain lodash: which package brings it?',
  ])
})

test('a part that its package names no more is to be taken out', () => {
  expect(findUnknown(zips('/*! Zips v2 */'), '', table)).toEqual([
    'pako is not inside zips any more: take it out of .ci/shipped/parts.json',
  ])
})
