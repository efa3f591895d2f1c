// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartType } from './examples/chartType.mjs'
import { collection } from './examples/collection.mjs'

const copy = mkdtempSync(join(tmpdir(), 'new-'))
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

beforeAll(() => {
  const tracked = ['src', 'mocks', 'locales', '.ci', 'package.json', '.prettierrc.json', 'tsconfig.json']
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...tracked], {
    encoding: 'utf8',
  })
  for (const path of paths.split('\0').filter((one) => one !== '' && existsSync(one))) cpSync(path, join(copy, path))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['.ci/new.mjs', ...args], { cwd: copy, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('a new collection equals the one of the guide', () => {
  const names = ['--de', 'Stationen|Station', '--fr', 'Unités|Unité', '--it', 'Reparti|Reparto']
  const { status, said } = run('collection', 'moniq/wards', ...names)
  expect({ status, said }).toMatchObject({ status: 0 })
  for (const [path, text] of Object.entries(collection.creates)) {
    expect(read(path)).toBe(text)
    expect(said).toContain(path)
  }
  for (const { path, text } of collection.inserts) expect(read(path)).toContain(text)
  expect(JSON.parse(read('locales/fr/names.json'))).toMatchObject({
    'moniq/wards': 'Unités',
    'moniq/wards.one': 'Unité',
  })
}, 60_000)

test('a new chart type equals the one of the guide', () => {
  const { status, said } = run('chart', 'dotPlot')
  expect({ status, said }).toMatchObject({ status: 0 })
  for (const [path, text] of Object.entries(chartType.creates)) expect(read(path)).toBe(text)
  expect(JSON.parse(read('locales/it/charts.json'))).toMatchObject({ 'type.dotPlot': 'Dot plot' })
  expect(said).toContain('locales/*/charts.json')
}, 60_000)

test('files changed by hand are not overwritten', () => {
  const before = read('src/collections/patzu/addresses.ts')
  const { status, said } = run('collection', 'patzu/addresses')
  expect({ status, said }).toEqual({ status: 1, said: 'src/collections/patzu/addresses.ts is there already.\n' })
  expect(read('src/collections/patzu/addresses.ts')).toBe(before)
}, 60_000)

test.each([
  [['collection', 'wards'], 'is no path of a collection'],
  [['collection', '../wards'], 'is no path of a collection'],
  [['collection', 'monik/wards'], 'The areas are: accounts, patzu'],
  [['collection', 'results/notes'], 'add the table by hand'],
  [['collection', 'moniq/beds', '--de', 'Betten'], 'takes two texts'],
  [['chart', 'Dot-plot'], 'is no name of a type of chart'],
  [['chart', 'boxPlot'], "There is a type of chart 'boxPlot' already"],
  [['chart', 'date'], 'choose another name'],
  [['screen', 'ward'], 'npm run new collection moniq/wards'],
])(
  'new %j creates nothing and reports the error',
  (args, message) => {
    const { status, said } = run(...args)
    expect(status).toBe(1)
    expect(said).toContain(message)
  },
  60_000,
)
