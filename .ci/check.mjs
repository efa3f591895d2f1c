// npm run check: types, lint, format, floors, dead code, words, sizes. Everything is run, and everything wrong is told.
import { spawnSync } from 'node:child_process'
import { ensurePackages } from './setup.mjs'

ensurePackages()
const checks = [
  ['types', 'node', 'node_modules/typescript/bin/tsc', '-p', '.'],
  ['lint', 'npx', 'oxlint', '--type-aware'],
  ['format', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['floors', 'npx', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mocks', 'e2e', 'locales'],
  ['imports', 'node', '.ci/imports.mjs'],
  ['dead code', 'npx', 'knip'],
  ['used by tests alone', 'npx', 'knip', '--production'],
  ["the owner's packages", 'node', '.ci/stack.mjs'],
  ['words', 'node', '.ci/words.mjs'],
  ['typos', 'node', '.ci/typos.mjs'],
  ['requirements', 'node', '.ci/requirements.mjs', '--check'],
  ['build', 'npx', 'vite', 'build', '--logLevel', 'warn'],
  ['sizes', 'node', '.ci/sizes.mjs'],
  ['licences', 'node', '.ci/licenses.mjs'],
]
const wrong = []
for (const [name, command, ...args] of checks) {
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(`${status === 0 ? 'ok  ' : 'WRONG'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (status !== 0) wrong.push(name)
}
if (wrong.length > 0) {
  console.error(`Wrong: ${wrong.join(', ')}`)
  process.exit(1)
}
