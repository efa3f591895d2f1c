// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))

test('a build runs no plug-in of its own and leaks no source path in chunk names [D-92]', async () => {
  const { plugins, build } = await resolveConfig({ logLevel: 'silent' }, 'build')
  const own = plugins.map(({ name }) => name).filter((name) => !/^(?:vite|native|builtin|alias$|oxc)/.test(name))
  expect(own).toEqual([])
  const output = build.rolldownOptions.output
  if (output === undefined || Array.isArray(output)) throw new Error('one output is expected')
  expect(Object.keys(output)).toEqual(['codeSplitting'])
  const { codeSplitting } = output
  const groups = typeof codeSplitting === 'object' ? (codeSplitting.groups ?? []) : []
  const names = groups.map((group) => ('debugName' in group ? group.debugName : group.name))
  expect(names).toEqual([
    'packages',
    'form',
    'start',
    'login',
    'list',
    'reader',
    'dropdown',
    'controls',
    'record',
    'hospitals',
    'institution',
  ])
})

test('packages are imported only through their exports [D-92]', () => {
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/^(?:import|export|\}) .*from '([^'#.][^']*)'$/gm)].map(([, name]) => name ?? ''),
  )
  expect(imported.length).toBeGreaterThan(100)
  expect(imported.filter((name) => /node_modules|\/(?:dist|src|internal|private)\/|\/_/.test(name))).toEqual([])
  // Only the exports of a package can be resolved.
  expect([...new Set(imported)].filter((name) => !isOffered(name))).toEqual([])
})

function isOffered(name: string): boolean {
  try {
    return import.meta.resolve(name) !== ''
  } catch {
    return false
  }
}
