// The portal on the Node of its image (docs/deploy/Dockerfile), newer than the oldest supported one: the build must be
// the same file by file, and the unit tests that use APIs of Node (requests, streams, files, dates, servers) must pass.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensurePackages, run } from '../setup.mjs'

/** Counting and rendering, by far the larger part, use nothing of Node. */
const folders = ['src/api', 'src/lib', 'src/features/importer', 'mocks', 'locales', '.ci/build']
const [, major] = /^ARG NODE=node:(\d+)\./m.exec(readFileSync('docs/deploy/Dockerfile', 'utf8')) ?? []
if (Number.parseInt(process.versions.node, 10) >= Number(major)) {
  console.log(`This is Node ${process.version} already: the run on ${major} is left out`)
  process.exit()
}
const folder = mkdtempSync(join(tmpdir(), 'portal-node-'))
try {
  process.exitCode = check()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function check() {
  const bin = installed()
  if (bin === undefined) {
    console.log(`Node ${major} cannot be installed here: the run on it is left out`)
    return 0
  }
  ensurePackages()
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
  const node = join(bin, 'node')
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  // The build contains its time: both get the same one.
  process.env.BUILD_TIME ??= new Date().toISOString()
  const builds = [process.execPath, node].map((command, place) => {
    const dist = `test-results/node-${place}`
    run(command, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir'])
    return readFiles(dist)
  })
  const different = [...builds[1]].filter(([name, text]) => builds[0].get(name) !== text).map(([name]) => name)
  for (const name of different) console.error(`${name} is not the same on ${version}`)
  const report = 'test-results/unit.json'
  rmSync(report, { force: true })
  const reporters = ['default', './.ci/testing/unitReport.mjs'].map((name) => `--reporter=${name}`)
  // The test of the container builds, too.
  const flags = [
    '--retry=1',
    '--project',
    'with a window',
    '--project',
    'plain',
    '--project',
    'alone',
    '--exclude',
    'mocks/container.test.ts',
    ...reporters,
  ]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...flags, ...folders]
  const { status } = spawnSync(node, vitest, { stdio: 'inherit', env })
  const units = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: [], outside: [] }
  const failed = [...units.failed, ...units.outside]
  for (const { title, error } of failed)
    console.error(`Failed on ${version}: ${title}\n${String(error).slice(0, 1500)}\n`)
  // Not in the sum of `npm test`, which has run each of them once on the current Node.
  console.log(
    `Node ${version}: ${different.length === 0 ? 'the same build' : 'another build'}, ${units.passed} unit tests hold, ${failed.length} do not`,
  )
  return different.length === 0 && failed.length === 0 && status === 0 && units.passed > 0 ? 0 : 1
}

/**
 * The folder of its executable from the npm registry, where it is a package per platform; none of its scripts is run.
 */
function installed() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const flags = [
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries',
    '1',
    '--fetch-retry-mintimeout',
    '1000',
  ]
  spawnSync('npm', ['install', ...flags, `${name}@${major}`], { stdio: 'ignore', shell: process.platform === 'win32' })
  const bin = join(folder, 'node_modules', name, 'bin')
  return existsSync(bin) ? bin : undefined
}

function readFiles(dist) {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map(({ parentPath, name }) => [
      join(parentPath, name).slice(dist.length),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  )
}
