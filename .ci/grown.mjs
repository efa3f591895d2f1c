// Growth: the minified length of every source in the chunks of a build compared with the last commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const most = 10

/**
 * Lines that name what grew most since the last commit, or since the one before where nothing is changed. Builds that
 * one, which takes some seconds.
 */
export function grownSince(dist) {
  const isChanged = git('status', '--porcelain', '--', 'src', 'locales', 'package.json', 'vite.config.ts') !== ''
  const commit = isChanged ? 'HEAD' : 'HEAD~1'
  const place = mkdtempSync(join(tmpdir(), 'before-'))
  try {
    execFileSync('tar', ['xf', '-', '-C', place], {
      input: execFileSync('git', ['archive', commit], { maxBuffer: 1e9 }),
    })
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'), 'junction')
    execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const before = lengths(join(place, 'dist'))
    const grown = [...lengths(dist)]
      .map(([source, length]) => ({ source, length, more: length - (before.get(source) ?? 0) }))
      .filter(({ more }) => more > 0)
      .toSorted((one, other) => other.more - one.more)
    if (grown.length === 0) return [`Nothing grew since ${commit}.`]
    return [
      `What grew most since ${commit}, in bytes before compression:`,
      ...grown.slice(0, most).map(({ source, length, more }) => `  ${`+${more}`.padStart(8)}  ${source} (${length})`),
    ]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

/** The length of each source in the chunks of a build by their source maps. */
function lengths(dist) {
  const found = new Map()
  for (const name of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))) {
    const file = join(dist, 'assets', name)
    if (!existsSync(`${file}.map`)) continue
    const { mappings, sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
    const names = sources.map((source) => getName(source ?? name))
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const { line, from, to, source } of stretches(mappings)) {
      const length = Math.min(to, lines[line]?.length ?? 0) - from
      found.set(names[source], (found.get(names[source]) ?? 0) + length)
    }
  }
  return found
}

/** A source by its path in the project; a package by its name. */
function getName(source) {
  const [, inPackage] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  return inPackage ?? source.replace(/^(?:\.\.\/)+/, '')
}

/** The ranges of a file by the index of their source, without unmapped ones. */
function* stretches(mappings) {
  let source = 0
  for (const [line, text] of mappings.split(';').entries()) {
    let last
    let column = 0
    for (const values of text === '' ? [] : text.split(',').map(numbers)) {
      column += values[0]
      if (last) yield { line, from: last.column, to: column, source: last.source }
      if (values.length > 1) source += values[1]
      last = values.length > 1 ? { column, source } : undefined
    }
    if (last) yield { line, from: last.column, to: Infinity, source: last.source }
  }
}

/** The numbers of a segment of a source map (base64 VLQ). */
function numbers(segment) {
  const values = []
  let value = 0
  let shift = 0
  for (const sign of segment) {
    const digit = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(sign)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    values.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return values
}

if (process.argv[1] && basename(process.argv[1]) === 'grown.mjs')
  for (const line of grownSince('dist')) console.log(line)
