// Carries out the examples of CONTRIBUTING.md on copies and says how many files each touches: all pass types, floors,
// words and the unit tests they concern. node .ci/examples.mjs [name]
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { chartType } from './examples/chartType.mjs'
import { collection } from './examples/collection.mjs'
import { endpoint } from './examples/endpoint.mjs'
import { fieldType } from './examples/fieldType.mjs'
import { language } from './examples/language.mjs'
import { page } from './examples/page.mjs'

/** Those of one copy are checked together; a language is a copy of all words, and has one of its own. */
const together = [{ collection, 'field type': fieldType, 'chart type': chartType, endpoint, page }, { language }]
/** What an example may touch at most; a collection: its file, its words in three languages, a table, a seed and its rights; a type of chart: its file, its words, the mock's list; a page: its screen, its route, its words and those of its help. */
const most = { collection: 7, 'field type': 4, 'chart type': 5, page: 8 }
const [wanted] = process.argv.slice(2)
const root = resolve('.')
const guide = readFileSync('CONTRIBUTING.md', 'utf8')
const wrong = []

for (const examples of together) {
  const chosen = Object.entries(examples).filter(([name]) => wanted === undefined || wanted === name)
  if (chosen.length === 0) continue
  const copy = mkdtempSync(join(tmpdir(), 'example-'))
  try {
    makeCopy(copy)
    for (const [name, example] of chosen) {
      const touched = carryOut(example, copy)
      console.log(`${name}: ${touched.length} files`)
      for (const path of touched.length > 12 ? [] : touched) console.log(`  ${path}`)
      if (touched.length > (most[name] ?? Infinity))
        wrong.push(`${name} touches ${touched.length} files, not ${most[name]}`)
      wrong.push(...untold(name, example))
    }
    wrong.push(...checked(chosen, copy))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

function makeCopy(copy) {
  const tracked = execFileSync('git', ['ls-files', '-z', 'src', 'mocks', 'e2e', 'locales', 'docs', 'public', '*.*'], {
    encoding: 'utf8',
  })
  for (const path of tracked.split('\0').filter((path) => path !== '' && !path.startsWith('bench/')))
    cpSync(path, join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n')
  gitIn(copy, 'init', '--quiet')
}

/** Makes the changes; gives the files that are new or changed. */
function carryOut({ creates = {}, copies = {}, words = {}, translations = words, inserts = [], runs = [] }, copy) {
  gitIn(copy, 'add', '--all')
  for (const [from, to] of Object.entries(copies)) cpSync(join(copy, from), join(copy, to), { recursive: true })
  for (const [path, text] of Object.entries(creates)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  for (const { path, before, text } of inserts)
    edit(join(copy, path), (content) => {
      if (content.split(before).length !== 2) throw new Error(`${path} does not hold once: ${before}`)
      return content.replace(before, () => `${text}${before}`)
    })
  for (const [file, added] of Object.entries(translations))
    edit(join(copy, `locales/${file}.json`), (content) => JSON.stringify({ ...JSON.parse(content), ...added }, null, 2))
  for (const [command, ...args] of runs) execFileSync('npx', [command, ...args], { cwd: copy, stdio: 'ignore' })
  return gitIn(copy, 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .flatMap((line) => (/^(?:.M|\?\?) /.test(line) ? [line.slice(3)] : []))
}

function checked(examples, copy) {
  const names = examples.map(([name]) => name).join(', ')
  const tests = examples.flatMap(([, example]) => example.tests)
  const steps = [
    ['types', 'tsc', '-p', '.'],
    ['floors', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mocks', 'e2e', 'locales'],
    ['tests', 'vitest', 'run', '--reporter=dot', ...tests],
  ]
  return steps.flatMap(([what, command, ...args]) => {
    const { status, stdout, stderr } = spawnSync('npx', [command, ...args], {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    console.log(`  ${status === 0 ? 'ok  ' : 'WRONG'} ${what} of ${names}`)
    return status === 0 ? [] : [`${names}: ${what}\n${stdout.slice(-6000)}${stderr.slice(-1000)}`]
  })
}

/** Files of an example that the guide does not show as they are. */
function untold(name, { creates = {} }) {
  return Object.entries(creates)
    .filter(([path, text]) => !path.includes('.test.') && !guide.includes(text))
    .map(([path]) => `CONTRIBUTING.md does not show ${path} as the example '${name}' has it`)
}

function gitIn(copy, ...args) {
  return execFileSync('git', ['-C', copy, ...args], { encoding: 'utf8' })
}

function edit(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
