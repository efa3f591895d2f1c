// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addCompileHints } from './compileHints.mjs'

const hinted = ['index', 'packages', 'list', 'record', 'controls', 'form'].map((name) => `${name}-AbCd_12-.js`)

test('scripts that people begin with carry the hint in their first line, others do not', () => {
  const read = writeBuild([...hinted, 'echarts-AbCd1234.js', 'indexOf-AbCd1234.js'])
  for (const name of hinted) expect(read(name)).toBe('//# allFunctionsCalledOnLoad\nstart()\n')
  expect(read('echarts-AbCd1234.js')).toBe('start()\n')
  expect(read('indexOf-AbCd1234.js')).toBe('start()\n')
})

test('an error in a script with the hint still leads to its source', () => {
  const read = writeBuild(hinted)
  const map = new SourceMap(JSON.parse(read('index-AbCd_12-.js.map')) as SourceMapPayload)
  expect(map.findEntry(1, 0)).toMatchObject({ originalSource: 'start.ts', originalLine: 6 })
})

test('a chunk with another name stops the build', () => {
  expect(() => writeBuild(hinted.slice(1))).toThrow("The build has no chunk 'index'")
})

/** A build of these scripts, each of which is the seventh line of start.ts, with hints; reads a file of it. */
function writeBuild(names: string[]): (name: string) => string {
  const dist = mkdtempSync(join(tmpdir(), 'hints-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const assets = join(dist, 'assets')
  mkdirSync(assets)
  for (const name of names) {
    writeFileSync(join(assets, name), 'start()\n')
    const map = { version: 3, sources: ['start.ts'], names: [], mappings: 'AAMA' }
    writeFileSync(join(assets, `${name}.map`), JSON.stringify(map))
  }
  addCompileHints(dist)
  return (name) => readFileSync(join(assets, name), 'utf8')
}
