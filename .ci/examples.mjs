// Applies the examples of CONTRIBUTING.md to a copy and prints how many files each touches. Each has to pass types,
// lint, format, imports, boundaries and its unit tests. node .ci/examples.mjs [--apply] [name]
// With --apply, only that each can be applied and is in CONTRIBUTING.md as it is applied: part of `npm run check`.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { button } from './examples/button.mjs'
import { chartOption } from './examples/chartOption.mjs'
import { chartType } from './examples/chartType.mjs'
import { collection } from './examples/collection.mjs'
import { column } from './examples/column.mjs'
import { endpoint } from './examples/endpoint.mjs'
import { errorMessage } from './examples/errorMessage.mjs'
import { fieldType } from './examples/fieldType.mjs'
import { language } from './examples/language.mjs'
import { page } from './examples/page.mjs'
import { permission } from './examples/permission.mjs'

/**
 * All are applied to one copy. The tests of a step run before the next one: many expect exactly three languages, so the
 * new one, which copies the translations of those before it, comes last.
 */
const steps = [
  {
    collection,
    'field type': fieldType,
    'chart type': chartType,
    endpoint,
    page,
    column,
    permission,
    button,
    'error message': errorMessage,
    'chart option': chartOption,
  },
  { language },
]
/** How many files an example may touch, without generated ones (`generated`). */
const maxFiles = {
  collection: 6,
  'field type': 4,
  'chart type': 5,
  endpoint: 2,
  page: 5,
  column: 6,
  permission: 1,
  button: 6,
  'error message': 6,
  'chart option': 2,
}
/** Written by a command (`runs`) and reviewed, never edited. */
const generated = ['docs/openapi.json', 'src/collections/rights.txt']
const isOnlyApplied = process.argv.includes('--apply')
const [wanted] = process.argv.slice(2).filter((argument) => argument !== '--apply')
const root = resolve('.')
const guide = readFileSync('CONTRIBUTING.md', 'utf8')
const wrong = []
const inShell = { shell: process.platform === 'win32' }

const copy = mkdtempSync(join(tmpdir(), 'example-'))
try {
  makeCopy()
  const changed = []
  for (const step of steps) {
    const chosen = Object.entries(step).filter(([name]) => wanted === undefined || wanted === name)
    if (chosen.length === 0) continue
    for (const [name, example] of chosen) changed.push(...tryOut(name, example))
    if (isOnlyApplied) continue
    const tests = chosen.flatMap(([, example]) => example.tests)
    await runAll([['tests', 'vitest', 'run', '--reporter=dot', ...tests]])
  }
  if (changed.length === 0) wrong.push(`There is no example called ${wanted}`)
  else if (!isOnlyApplied) await runAll(getChecks([...new Set(changed)]))
} finally {
  rmSync(copy, { recursive: true, force: true })
}
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

/** Applies an example and compares it with its bound and its recipe; returns the touched paths. */
function tryOut(name, example) {
  const touched = carryOut(example)
  const edited = touched.filter((path) => !generated.includes(path))
  if (!isOnlyApplied) {
    console.log(`${name}: ${edited.length} files, ${touched.length - edited.length} generated`)
    for (const path of touched.length > 12 ? [] : touched) console.log(`  ${path}`)
  }
  if (edited.length > (maxFiles[name] ?? Infinity))
    wrong.push(`${name} touches ${edited.length} files, at most ${maxFiles[name]} are allowed`)
  wrong.push(...missingInGuide(name, example))
  return touched
}

function makeCopy() {
  const tracked = execFileSync('git', ['ls-files', '-z', 'src', 'mocks', 'e2e', 'locales', 'docs', 'public', '*.*'], {
    encoding: 'utf8',
  })
  for (const path of tracked.split('\0').filter((path) => path !== '' && !path.startsWith('bench/')))
    cpSync(path, join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n')
  runGit('init', '--quiet')
}

/** Applies an example; returns the paths of new and changed files. */
function carryOut({ creates = {}, copies = {}, translations = {}, inserts = [], runs = [] }) {
  runGit('add', '--all')
  for (const [from, to] of Object.entries(copies)) cpSync(join(copy, from), join(copy, to), { recursive: true })
  for (const [path, text] of Object.entries(creates)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  for (const { path, before, replaces, text } of inserts)
    edit(join(copy, path), (content) => {
      const found = replaces ?? before
      if (content.split(found).length !== 2) wrong.push(`${path} does not contain exactly once: ${found}`)
      return content.replace(found, () => (replaces === undefined ? `${text}${before}` : text))
    })
  for (const [file, added] of Object.entries(translations))
    edit(
      join(copy, `locales/${file}.json`),
      (content) => `${JSON.stringify({ ...JSON.parse(content), ...added }, null, 2)}\n`,
    )
  for (const [command, ...args] of isOnlyApplied ? [] : runs)
    execFileSync(command, args, { cwd: copy, stdio: 'ignore', ...inShell })
  return runGit('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .flatMap((line) => (/^(?:.M|\?\?) /.test(line) ? [line.slice(3)] : []))
}

/** The checks of all changed files: a name, a tool and its arguments. */
function getChecks(changed) {
  return [
    ['types', 'tsc', '-p', '.'],
    ['lint', 'oxlint', '--type-aware', ...changed.filter((path) => /\.tsx?$/.test(path))],
    ['boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mocks', 'e2e', 'locales'],
    ['format', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...changed],
    ['imports', 'node', '.ci/checks/imports.mjs'],
    ['translations', 'node', '.ci/checks/words.mjs'],
  ]
}

/** Runs as many checks in parallel as there are cores, and keeps the output of those that fail. */
async function runAll(checks) {
  const work = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      const [what, tool, ...args] = check
      const [command, ...given] = tool === 'node' ? [tool, ...args] : ['npx', tool, ...args]
      const start = performance.now()
      const { status, output } = await ended(command, given)
      console.log(`${status === 0 ? 'ok  ' : 'WRONG'} ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
      if (status !== 0) wrong.push(`${what}\n${output.slice(-7000)}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

function ended(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'], ...inShell })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', reject).on('close', (status) => resolve({ status, output }))
  })
}

/** The code of an example that CONTRIBUTING.md does not contain literally. */
function missingInGuide(name, { creates = {}, inserts = [] }) {
  return [...Object.entries(creates), ...inserts.map(({ path, text }) => [path, text])]
    .filter(([path, text]) => !path.includes('.test.') && !guide.includes(text.trim()))
    .map(([path]) => `CONTRIBUTING.md does not show ${path} as the example '${name}' has it`)
}

function runGit(...args) {
  return execFileSync('git', ['-C', copy, ...args], { encoding: 'utf8' })
}

function edit(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
