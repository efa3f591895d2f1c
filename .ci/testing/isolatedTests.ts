import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a file leaves behind in the modules that others share, or what its first lines say of it. */
const leavesTraces = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ @isolated: /m

/** The unit tests whose modules no other file may share, by their code, so that nobody keeps a list. Paths are relative to the root. */
export function getIsolatedTests(): string[] {
  return ['src', 'mocks', 'locales', '.ci']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.test\.tsx?$/.test(path) && leavesTraces.test(readFileSync(path, 'utf8')))
}
