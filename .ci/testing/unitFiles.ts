import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What a file leaves behind in the modules that others share, or what its first lines say of it. */
const leavesTraces = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ @isolated: /m
const environment = /^\/\/ @vitest-environment (\w+)/m

type UnitFiles = { isolated: string[]; withWindow: string[]; withoutWindow: string[] }

/**
 * The files of unit tests, relative to the root, by what a worker needs for them: modules that no other file shares, a
 * window, or neither. Read from their code, so that nobody keeps a list. A worker starts again for a file of another
 * environment, so those of one environment run after each other.
 */
export function getUnitFiles(): UnitFiles {
  const files: UnitFiles = { isolated: [], withWindow: [], withoutWindow: [] }
  for (const folder of ['src', 'mocks', 'locales', '.ci'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name).replaceAll(sep, '/')
      if (!/\.test\.tsx?$/.test(path)) continue
      const code = readFileSync(path, 'utf8')
      files[getKind(path, code)].push(path)
    }
  return files
}

function getKind(path: string, code: string): keyof UnitFiles {
  if (leavesTraces.test(code)) return 'isolated'
  const [, named = path.endsWith('x') ? 'jsdom' : 'node'] = environment.exec(code) ?? []
  return named === 'node' ? 'withoutWindow' : 'withWindow'
}
