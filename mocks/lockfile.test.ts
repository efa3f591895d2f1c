// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { resolved?: string; integrity?: string; link?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>

test('every package is of the registry and locked with its hash [P07]', () => {
  const loose = Object.entries(lock.packages).filter(
    ([path, { resolved, integrity }]) =>
      path !== '' &&
      !(
        (resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')) &&
        integrity?.startsWith('sha512-')
      ),
  )
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  expect(loose.map(([path]) => path)).toEqual([])
})

test('every dependency has one version range [P07]', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version),
  )
  expect(ranges).toEqual([])
})

test('packages are installed from the lockfile without scripts [P07]', () => {
  expect(readFileSync('.ci/setup.mjs', 'utf8')).toContain("['ci', '--ignore-scripts'")
})
