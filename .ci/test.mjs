// npm test: sets up what is missing, the browser included, then runs every test and adds up what the runners report.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { freePort } from './freePort.mjs'
import { ensureBrowser, ensurePackages, findFirefox, run } from './setup.mjs'

ensurePackages()
const browser = ensureBrowser()
if (!browser) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
const firefox = findFirefox()
if (!firefox) console.log('No Firefox found: the tests of e2e/firefox are left out. FIREFOX_PATH names one.')

rmSync('test-results', { recursive: true, force: true })
const reporters = ['default', './.ci/unitReport.mjs'].map((name) => `--reporter=${name}`)
// As with the journeys, one that passes at the second try only is named in the report.
const unit = spawnSync('npx', ['vitest', 'run', '--retry=1', ...reporters], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
// A folder and a port of their own, so that a portal that runs meanwhile is not disturbed.
const dist = 'test-results/dist'
run('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'])
const env = {
  ...process.env,
  CHROMIUM_PATH: browser,
  ...(firefox && { FIREFOX_PATH: firefox }),
  PORTAL_DIST: dist,
  PORT: process.env.PORT ?? String(await freePort()),
}
const projects = ['journeys', 'faults', ...(firefox ? ['firefox'] : [])].map((name) => `--project=${name}`)
const journeys = spawnSync('npx', ['playwright', 'test', ...projects], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env,
})

const units = read('test-results/unit.json') ?? { passed: 0, skipped: 0, failed: [], flaky: [], outside: [] }
const report = read('test-results/journeys.json')
const stats = report?.stats
const passed = units.passed + (stats?.expected ?? 0) + (stats?.flaky ?? 0)
const known = units.failed.length + units.outside.length + (stats?.unexpected ?? 0)
// A runner that ends badly without a word has failed, too.
const failed = known || [unit, journeys].filter(({ status }) => status !== 0).length
const skipped = units.skipped + (stats?.skipped ?? 0)
const tellAll = (words, tests) => {
  for (const { title, error } of tests) console.log(`${words}: ${title}\n${String(error).slice(0, 1500)}\n`)
}
tellAll('Failed', [...units.outside, ...units.failed, ...journeysThat('unexpected', report?.suites)])
tellAll('Passed at the second try only, which is a defect to be looked into', [
  ...units.flaky,
  ...journeysThat('flaky', report?.suites),
])
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)

/** Titles of the journeys that ended so, and what went wrong at the first try. */
function journeysThat(status, suites = []) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((one) => one.status === status)
        .map(({ results }) => ({
          title: `${spec.file}:${spec.line} ${spec.title}`,
          error: results.find(({ error }) => error)?.error.message,
        })),
    ),
    ...journeysThat(status, suite.suites),
  ])
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
