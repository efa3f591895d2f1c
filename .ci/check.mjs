// npm run check: types, lint, format, boundaries, dead code, translations, sizes. Runs everything, as many in parallel
// as there are cores, and reports every failure.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensurePackages } from './setup.mjs'

ensurePackages()
/** The slowest comes first; commands of a line run in sequence. */
const checks = [
  [['format', 'npx', 'prettier', '--check', '--log-level', 'warn', '.']],
  [['types', 'node', 'node_modules/typescript/bin/tsc', '-p', '.']],
  [['lint', 'npx', 'oxlint', '--type-aware']],
  [['typos', 'node', '.ci/checks/typos.mjs']],
  [['boundaries', 'npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mocks', 'e2e', 'locales']],
  [['dead code', 'npx', 'knip']],
  [
    ['build and licences', 'node', '.ci/build.mjs'],
    ['sizes', 'node', '.ci/checks/sizes.mjs'],
    ['browsers', 'node', '.ci/checks/browsers.mjs'],
  ],
  [['used by tests alone', 'npx', 'knip', '--production']],
  [['the contract as OpenAPI', 'node', '.ci/openapi.mjs', '--check']],
  [['schema of config.json', 'node', '.ci/checks/configSchema.mjs', '--check']],
  [['words', 'node', '.ci/checks/words.mjs']],
  [['names', 'node', '.ci/checks/names.mjs']],
  [['examples of CONTRIBUTING.md', 'node', '.ci/examples.mjs', '--apply']],
  [["the owner's packages", 'node', '.ci/checks/stack.mjs']],
  [['imports', 'node', '.ci/checks/imports.mjs']],
  [['imports of bench', 'npx', 'oxlint', '-c', 'bench/.oxlintrc.json', 'bench']],
  [['files named in the docs', 'node', '.ci/checks/docs.mjs']],
  [['requirements', 'node', '.ci/checks/requirements.mjs', '--check']],
]
const wrong = []
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (wrong.length > 0) {
  console.error(`Wrong: ${wrong.join(', ')}`)
  process.exit(1)
}

async function work() {
  for (let line = checks.shift(); line; line = checks.shift()) for (const check of line) await run(check)
}

/** The output of a check is printed immediately, before its result. */
async function run([name, command, ...args]) {
  const start = performance.now()
  const child = spawn(command, args, { shell: process.platform === 'win32' })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => printed.push(piece))
  const status = await new Promise((resolve) => child.on('close', resolve))
  process.stdout.write(Buffer.concat(printed))
  console.log(`${status === 0 ? 'ok  ' : 'WRONG'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (status !== 0) wrong.push(name)
}
