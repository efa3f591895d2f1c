import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeysFor, leftOut, namedFolders, namedJourneys } from './journeysFor.mjs'

/** Spec files that `npm test` skips, and why. */
const withoutSmoke: Record<string, string> = {
  'renders-without-a-warning': 'needs the development server',
  'staff-imports-much': 'reads a file of 100 MB',
}

test('npm test runs a journey of every spec file', () => {
  const specs = readdirSync('e2e/journeys').filter((name) => name.endsWith('.spec.ts'))
  const without = specs
    .filter((name) => !readFileSync(`e2e/journeys/${name}`, 'utf8').includes(' @smoke'))
    .map((name) => name.replace('.spec.ts', ''))
  expect(without).toEqual(Object.keys(withoutSmoke))
})

test('the table of journeys by folder lists existing files', () => {
  const specs = namedJourneys.map((name) => `e2e/journeys/${name}.spec.ts`)
  expect([...specs, ...namedFolders].filter((path) => !existsSync(path))).toEqual([])
})

test('every folder of features and screens has journeys', () => {
  const folders = ['src/features', 'src/screens'].flatMap((path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
      .map(({ name }) => `${path}/${name}`),
  )
  expect(folders.filter((path) => journeysFor([`${path}/x.tsx`]).length === 0)).toEqual([])
})

test('a changed spec file runs itself', () => {
  expect(journeysFor(['e2e/journeys/signs-in.spec.ts', 'src/features/views/views.ts'])).toEqual([
    'e2e/journeys/signs-in.spec.ts',
    'e2e/journeys/saves-a-view.spec.ts',
  ])
})

test('a changed file without journeys is named', () => {
  expect(leftOut(['src/lib/dates.ts']).join('\n')).toContain('src/lib/dates.ts')
})
