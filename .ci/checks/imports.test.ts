import { expect, test } from 'vitest'
import { circles, wronglyWritten } from './imports.mjs'

/** A file that imports others. */
const file = (path: string, ...imported: string[]): [string, string] => [
  path,
  imported.map((specifier) => `import { one } from '${specifier}'\n`).join(''),
]

test('two folders that import each other are found, with the rarer direction', () => {
  const texts = new Map([
    file('src/ui/tables/Table.tsx', '#ui/actions/Button.tsx'),
    file('src/ui/tables/Row.tsx', '#ui/actions/Button.tsx'),
    file('src/ui/actions/Button.tsx', '#ui/tables/widths.ts', './Icon.tsx'),
  ])
  expect(circles(texts)).toEqual([
    'src/ui/tables, src/ui/actions import each other: src/ui/actions/Button.tsx imports #ui/tables/widths.ts',
  ])
})

test('a circle of three folders is found, also through what is inside them', () => {
  const texts = new Map([
    file('src/ui/tables/Table.tsx', '#ui/actions/menu/Menu.tsx'),
    file('src/ui/actions/menu/Menu.tsx', '#ui/i18n/words.ts', '#ui/i18n/language.ts'),
    file('src/ui/i18n/words.ts', '#ui/tables/widths.ts', '#ui/tables/columns.ts'),
    file('src/ui/layout/Page.tsx', '#ui/tables/Table.tsx'),
  ])
  expect(circles(texts)).toEqual([
    'src/ui/tables, src/ui/actions, src/ui/i18n import each other: src/ui/tables/Table.tsx imports #ui/actions/menu/Menu.tsx',
  ])
})

test('a lazy import and a style sheet count as imports of a folder', () => {
  const texts = new Map([
    ['src/ui/a/One.tsx', "const load = () => import('#ui/b/Two.tsx')"] as const,
    file('src/ui/b/Two.tsx', '#ui/a/One.module.css'),
  ])
  expect(circles(texts)).toHaveLength(1)
})

test('folders that import in one direction are in order', () => {
  const texts = new Map([
    file('src/ui/tables/Table.tsx', '#ui/actions/Button.tsx'),
    file('src/ui/actions/Button.tsx', '#ui/layout/classNames.ts'),
  ])
  expect(circles(texts)).toEqual([])
})

test('a folder and its own subfolder may import each other', () => {
  const texts = new Map([
    file('src/ui/fields/Field.tsx', '#ui/fields/dates/Day.tsx'),
    file('src/ui/fields/dates/Day.tsx', '#ui/fields/fieldProps.ts'),
  ])
  expect(circles(texts)).toEqual([])
})

test('a test may import from anywhere', () => {
  const texts = new Map([
    file('src/api/http/http.test.ts', '#api/calls/client.ts'),
    file('src/api/calls/client.ts', '#api/http/http.ts'),
  ])
  expect(circles(texts)).toEqual([])
})

test('imports are relative within a folder and absolute across folders', () => {
  const texts = new Map([
    file('src/ui/a/One.tsx', './Two.tsx', '#ui/b/Three.tsx', '#ui/a/Two.tsx', '../b/Three.tsx', './worker.ts?worker'),
  ])
  expect(wronglyWritten(texts)).toEqual([
    'src/ui/a/One.tsx imports #ui/a/Two.tsx',
    'src/ui/a/One.tsx imports ../b/Three.tsx',
  ])
})
