// npm test [-- --all | --rest]: installs what is missing including the browser, runs the tests and sums up the reports
// of the runners. Without a flag it runs all units and journeys tagged @smoke; --all runs everything, --rest what a run
// without a flag has skipped.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { freePort } from './freePort.mjs'
import { ensureBrowser, ensurePackages, findFirefox, findWebKit } from './setup.mjs'
import { shareThatFits } from './testing/share.mjs'

const part = ['all', 'rest'].find((name) => process.argv.includes(`--${name}`)) ?? 'smoke'
const units = 'test-results/unit.json'
const journeys = 'test-results/journeys.json'
/** The results of a run without a flag: the sum of the rest includes them. */
const first = 'test-results/smoke.json'
const dist = 'test-results/dist'
/** The share of journeys that a run may leave out where a slow machine takes longer than TESTS_END allows. */
const maxLateShare = 0.5
const shell = process.platform === 'win32'

for (const path of part === 'rest' ? [units, journeys] : ['test-results'])
  rmSync(path, { recursive: true, force: true })
ensurePackages()
const browser = ensureBrowser()
if (!browser) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
const firefox = part === 'smoke' ? undefined : findFirefox()
if (part !== 'smoke' && !firefox)
  console.log('No Firefox found: the tests of e2e/firefox and e2e/browsers are left out. FIREFOX_PATH names one.')
const hasWebKit = part !== 'smoke' && findWebKit()
if (part !== 'smoke' && !hasWebKit)
  console.log('No WebKitWebDriver with Xvfb found: the tests of e2e/browsers are left out in WebKit.')

const before = part === 'rest' ? (read(first) ?? lost('npm test has left no report')) : undefined
const statuses = []
// Its own folder and port do not disturb a running portal.
if (part !== 'rest') {
  const reporters = ['default', './.ci/testing/unitReport.mjs'].map((name) => `--reporter=${name}`)
  // Like a journey, a unit that passes only on retry is named in the report.
  statuses.push(
    ...(await Promise.all([
      ended('npx', ['vitest', 'run', '--retry=1', ...reporters]),
      ended('node', ['.ci/build.mjs', dist]),
    ])),
  )
}
const env = {
  ...process.env,
  CHROMIUM_PATH: browser,
  ...(firefox && { FIREFOX_PATH: firefox }),
  PORTAL_DIST: dist,
  PORT: process.env.PORT ?? String(await freePort()),
}
const projects = ['journeys', 'faults', ...(firefox ? ['firefox'] : []), ...(hasWebKit ? ['webkit'] : [])].map(
  (name) => `--project=${name}`,
)
const which = { smoke: ['--grep', '@smoke'], rest: ['--grep-invert', '@smoke'], all: [] }[part]
const playwright = ['playwright', 'test', ...projects, ...which]
if (before?.secondsOfOne && env.TESTS_END) {
  const seconds = Number(env.TESTS_END) - Date.now() / 1000
  env.TESTS_SHARE = String(shareThatFits(countListed(), seconds, before.secondsOfOne))
  env.TESTS_COMMIT = JSON.parse(readFileSync(`${dist}/version.json`, 'utf8')).commit
}
statuses.push(spawnSync('npx', playwright, { stdio: 'inherit', shell, env }).status)

const unit = read(units)
const report = read(journeys)
const stats = report?.stats
const failed = [
  ...(before?.failed ?? []),
  ...(unit?.outside ?? []),
  ...(unit?.failed ?? []),
  ...journeysThat('unexpected', report?.suites),
]
const late = lateOnes(report?.suites)
// So many that the run says too little.
if (late.length > maxLateShare * countTests(stats))
  failed.push({
    title: `${late.length} tests were left out, as the time of the run was up`,
    error: 'Run them by `npm run test:all`.',
  })
// A runner that fails without output has failed, too.
if (failed.length === (before?.failed.length ?? 0))
  failed.push(...statuses.filter((status) => status !== 0).map((status) => lostTest(`a runner ended with ${status}`)))
const sum = {
  passed: (before?.passed ?? 0) + (unit?.passed ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
  skipped: (before?.skipped ?? 0) + (unit?.skipped ?? 0) + (stats?.skipped ?? 0),
  failed,
  flaky: [...(before?.flaky ?? []), ...(unit?.flaky ?? []), ...journeysThat('flaky', report?.suites)],
  ...(stats && { secondsOfOne: stats.duration / 1000 / countTests(stats) }),
}
if (part === 'smoke') writeFileSync(first, JSON.stringify(sum, undefined, 2))
console.log('Slowest journeys, in seconds')
for (const { title, seconds } of slowest(report?.suites)) console.log(`  ${seconds.toFixed(0).padStart(4)} ${title}`)
if (late.length > 0)
  console.log(`Left out, as the time of the run was up:\n${late.map((title) => `  ${title}`).join('\n')}`)
printAll('Failed', sum.failed)
printAll('Passed at the second try only, which is a defect to be looked into', sum.flaky)
console.log(`${sum.passed} passed, ${sum.failed.length} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exit(sum.failed.length === 0 ? 0 : 1)

/** How many tests a run of these journeys has. */
function countListed() {
  const { stdout } = spawnSync('npx', [...playwright, '--list', '--reporter=list'], { shell, env, encoding: 'utf8' })
  return Number(/Total: (\d+) tests/.exec(stdout)?.[1] ?? 0)
}

/** The exit status of a command. */
function ended(command, args) {
  return new Promise((resolve) => spawn(command, args, { stdio: 'inherit', shell }).on('close', resolve))
}

function lost(title) {
  return { passed: 0, skipped: 0, failed: [lostTest(title)], flaky: [] }
}

function lostTest(title) {
  return { title, error: 'What it printed stands above.' }
}

function printAll(words, tests) {
  for (const { title, error } of tests) console.log(`${words}: ${title}\n${String(error).slice(0, 1500)}\n`)
}

/** The journeys that take most of the run, with all their tries: what to shorten first. */
function slowest(suites, count = 15) {
  return timed(suites)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
}

function timed(suites = []) {
  return suites.flatMap((suite) => [
    ...suite.specs.map((spec) => ({
      title: `${spec.file}:${spec.line} ${spec.title}`,
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    ...timed(suite.suites),
  ])
}

function countTests({ expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {}) {
  return expected + unexpected + flaky + skipped
}

/** Titles of the journeys that began too late to be run (`e2e/watch/lateTests.ts`). */
function lateOnes(suites = []) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) =>
        tests.some(({ annotations }) =>
          annotations.some(({ description }) => description === 'the time of the run is up'),
        ),
      )
      .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
    ...lateOnes(suite.suites),
  ])
}

/** Titles of the journeys with this status and the error of the first try. */
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
