// npm run test:changed [-- COMMIT]: what a change can have broken, in under a minute for a line: types, lint and format
// of the changed files, the units that depend on them, and the journeys of their folders. Compares the branch with
// main, including what is not committed; it does not replace `npm test`.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../freePort.mjs'
import { journeysFor, leftOut } from './journeysFor.mjs'
import { ensureBrowser, ensurePackages } from '../setup.mjs'

ensurePackages()
const shell = process.platform === 'win32'
const since = process.argv[2] ?? base()
const changed = [
  ...new Set([...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')]),
].filter((path) => existsSync(path))
if (changed.length === 0) {
  console.log(`Nothing is changed since ${since}`)
  process.exit()
}

const wrong = []
const code = changed.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
check('types', 'node', 'node_modules/typescript/bin/tsc', '-p', '.')
if (code.length > 0) check('lint', 'npx', 'oxlint', '--type-aware', ...code)
check('format', 'npx', 'prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed)
check('units', 'npx', 'vitest', 'run', '--retry=1', '--passWithNoTests', '--changed', since)

const specs = journeysFor(changed)
if (specs.length > 0) {
  const browser = ensureBrowser()
  if (!browser) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
  const dist = 'test-results/dist'
  const built = check('build', 'npx', 'vite', 'build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir')
  Object.assign(process.env, { CHROMIUM_PATH: browser, PORTAL_DIST: dist, PORT: String(await freePort()) })
  // A changed spec runs all its journeys, others run their smoke journeys.
  const own = specs.filter((path) => changed.includes(path))
  const others = specs.filter((path) => !changed.includes(path))
  const journeys = (what, paths, ...flags) =>
    paths.length > 0 && check(what, 'npx', 'playwright', 'test', '--project=journeys', ...flags, ...paths)
  if (built) {
    journeys('changed journeys', own)
    journeys('journeys of the changed folders', others, '--grep', '@smoke')
  }
}
for (const line of leftOut(changed)) console.log(line)
console.log(wrong.length === 0 ? 'All of this holds' : `Wrong: ${wrong.join(', ')}`)
process.exit(wrong.length === 0 ? 0 : 1)

function check(what, command, ...args) {
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell })
  console.log(`${status === 0 ? 'ok  ' : 'WRONG'} ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (status !== 0) wrong.push(what)
  return status === 0
}

/** The merge base with main; without another branch, the last commit. */
function base() {
  const main = ['origin/main', 'main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '-q', name]).status === 0,
  )
  return main === undefined ? 'HEAD' : lines('merge-base', main, 'HEAD')[0]
}

function lines(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
