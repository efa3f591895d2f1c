// Applies the examples of CONTRIBUTING.md to a copy and prints how many files each touches. Each has to pass types,
// lint, format, imports, boundaries and its unit tests. node .ci/examples.mjs [name]
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/** Examples that share a copy are checked together. A language copies every translation file, so it has its own. */
const copies = [
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
const [wanted] = process.argv.slice(2)
const root = resolve('.')
const guide = readFileSync('CONTRIBUTING.md', 'utf8')
const wrong = []
const inShell = { shell: process.platform === 'win32' }

// Both copies at once: most of the checks use one core.
await Promise.all(copies.map(tryOut))
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

async function tryOut(examples) {
  const chosen = Object.entries(examples).filter(([name]) => wanted === undefined || wanted === name)
  if (chosen.length === 0) return
  const copy = mkdtempSync(join(tmpdir(), 'example-'))
  const changed = new Set()
  try {
    makeCopy(copy)
    for (const [name, example] of chosen) {
      const touched = carryOut(example, copy)
      const edited = touched.filter((path) => !generated.includes(path))
      for (const path of touched) changed.add(path)
      console.log(`${name}: ${edited.length} files, ${touched.length - edited.length} generated`)
      for (const path of touched.length > 12 ? [] : touched) console.log(`  ${path}`)
      if (edited.length > (maxFiles[name] ?? Infinity))
        wrong.push(`${name} touches ${edited.length} files, at most ${maxFiles[name]} are allowed`)
      wrong.push(...missingInGuide(name, example))
    }
    wrong.push(...(await failedChecks(chosen, [...changed], copy)))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function makeCopy(copy) {
  const tracked = execFileSync('git', ['ls-files', '-z', 'src', 'mocks', 'e2e', 'locales', 'docs', 'public', '*.*'], {
    encoding: 'utf8',
  })
  for (const path of tracked.split('\0').filter((path) => path !== '' && !path.startsWith('bench/')))
    cpSync(path, join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n')
  runGit(copy, 'init', '--quiet')
}

/** Applies an example; returns the paths of new and changed files. */
function carryOut({ creates = {}, copies = {}, translations = {}, inserts = [], runs = [] }, copy) {
  runGit(copy, 'add', '--all')
  for (const [from, to] of Object.entries(copies)) cpSync(join(copy, from), join(copy, to), { recursive: true })
  for (const [path, text] of Object.entries(creates)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  for (const { path, before, replaces, text } of inserts)
    edit(join(copy, path), (content) => {
      const found = replaces ?? before
      if (content.split(found).length !== 2) throw new Error(`${path} does not contain exactly once: ${found}`)
      return content.replace(found, () => (replaces === undefined ? `${text}${before}` : text))
    })
  for (const [file, added] of Object.entries(translations))
    edit(
      join(copy, `locales/${file}.json`),
      (content) => `${JSON.stringify({ ...JSON.parse(content), ...added }, null, 2)}\n`,
    )
  for (const [command, ...args] of runs) execFileSync(command, args, { cwd: copy, stdio: 'ignore', ...inShell })
  return runGit(copy, 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .flatMap((line) => (/^(?:.M|\?\?) /.test(line) ? [line.slice(3)] : []))
}

async function failedChecks(examples, changed, copy) {
  const names = examples.map(([name]) => name).join(', ')
  const tests = examples.flatMap(([, example]) => example.tests)
  const scripts = changed.filter((path) => /\.tsx?$/.test(path))
  const steps = [
    ['types', 'tsc', '-p', '.'],
    ['lint', 'oxlint', '--type-aware', ...scripts],
    ['format', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...changed],
    ['imports', 'node', '.ci/checks/imports.mjs'],
    ['translations', 'node', '.ci/checks/words.mjs'],
    ['boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mocks', 'e2e', 'locales'],
    ['tests', 'vitest', 'run', '--reporter=dot', ...tests],
  ]
  const failed = []
  for (const [what, tool, ...args] of steps) {
    const [command, ...given] = tool === 'node' ? [tool, ...args] : ['npx', tool, ...args]
    const { status, output } = await ended(command, given, copy)
    console.log(`  ${status === 0 ? 'ok  ' : 'WRONG'} ${what} of ${names}`)
    if (status !== 0) failed.push(`${names}: ${what}\n${output.slice(-7000)}`)
  }
  return failed
}

function ended(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], ...inShell })
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

function runGit(copy, ...args) {
  return execFileSync('git', ['-C', copy, ...args], { encoding: 'utf8' })
}

function edit(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
