// npm run bench: the portal against the same list in react-admin. --skip-build takes what was built before.
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../.ci/setup.mjs'
import { build } from './build.mjs'
import { contenders } from './contenders.mjs'
import { measureBytes, load, loadRecord, signedIn } from './measure.mjs'

const slow = 4
// By name downwards, then by number: orders that were not seen before, or they would come out of the cache.
const sorts = ['name', 'anqid']
const targets = { bytes: 0.9, firstRows: 0.6, sort: 0.3, record: 1 }
const names = Object.keys(contenders)
/** Milliseconds a session is used: react-admin's access token ends after five minutes, and its list with it. */
const sessionLife = 180_000
const started = performance.now()

if (!process.argv.includes('--skip-build')) build()
const server = fork('bench/serve.mjs')
const { email, password, ...urls } = await new Promise((resolve) => server.once('message', resolve))
const login = { email, password }
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

const sessions = new Map()

try {
  const bytes = {}
  for (const name of names) bytes[name] = await measureBytes(browser, contenders[name], urls[name], login)
  const cold = await interleaved(9, { slow, cache: false, sorts })
  const warm = await interleaved(3, { slow, cache: true, sorts: [] })
  const linked = await eachInTurn(
    5,
    async (name) => await loadRecord(await freshSession(name), contenders[name], urls[name], { slow, record: 1 }),
  )
  report({ bytes, cold, warm, linked })
  writeFileSync('bench/dist/figures.json', JSON.stringify({ bytes, cold, warm, linked }, null, 1))
} finally {
  await browser.close()
  if (server.connected) server.disconnect()
}

/** A B A B …, so that a busy minute of the machine meets both; the first pair warms up and is not counted. */
async function eachInTurn(runs, measure) {
  const results = Object.fromEntries(names.map((name) => [name, []]))
  for (let run = 0; run <= runs; run += 1)
    for (const name of names) {
      const result = await measure(name)
      if (run > 0) results[name].push(result)
    }
  return results
}

async function interleaved(runs, how) {
  return await eachInTurn(runs, async (name) => await load(await freshSession(name), contenders[name], urls[name], how))
}

/** The signed-in context of a contender, a new one where its session is about to end. */
async function freshSession(name) {
  const { context, since } = sessions.get(name) ?? {}
  if (context && performance.now() - since < sessionLife) return context
  await context?.close()
  const next = await signedIn(browser, contenders[name], urls[name], login)
  sessions.set(name, { context: next, since: performance.now() })
  return next
}

function report({ bytes, cold, warm, linked }) {
  const kilobytes = (read) => (name) => read(bytes[name]) / 1000
  const first = (results) => (name) => results[name].map(({ firstRows }) => firstRows)
  const work = (name) => cold[name].map(({ cpu }) => cpu)
  const clicks = (read) => (name) => cold[name].flatMap((result) => result.clicks.map(read))
  const lines = [
    line(
      'JS + CSS, login page',
      'kB gzip',
      kilobytes(({ login }) => login.code),
    ),
    line(
      'JS + CSS, login + first list',
      'kB gzip',
      kilobytes(({ list }) => list.code),
      targets.bytes,
    ),
    line('  files', '', (name) => bytes[name].list.count),
    line(
      '  and what an idle list loads ahead',
      'kB gzip',
      kilobytes(({ idle }) => idle.code),
    ),
    line(
      'fonts',
      'kB',
      kilobytes(({ list }) => list.fonts),
    ),
    line('first rows, HTTP cache empty', 'ms', first(cold), targets.firstRows),
    line('  of it work of the page', 'ms', work),
    line('first rows, HTTP cache full', 'ms', first(warm)),
    line(
      'sort click to painted rows',
      'ms',
      clicks(({ time }) => time),
      targets.sort,
    ),
    line(
      '  of it the server',
      'ms',
      clicks(({ server }) => server),
    ),
    line('first record opened', 'ms', (name) => cold[name].map(({ opened }) => opened), targets.record),
    line('second record opened', 'ms', (name) => cold[name].map(({ second }) => second)),
    line('next record (aim: 200 ms)', 'ms', (name) => cold[name].map(({ next }) => next)),
    line('record from its address, HTTP cache empty', 'ms', (name) => linked[name]),
  ]
  console.log(
    `\nSame backend, same 15 rows; CPU slowed ${slow}×; medians of ${cold.portal.length} loads (${cold.portal.length * sorts.length} clicks; cache full: ${warm.portal.length} loads), interleaved\n`,
  )
  print(lines)
  console.log(
    `\n${((performance.now() - started) / 1000).toFixed(0)} s. In brackets the smallest and the largest. 'Work of the page' is the CPU time of its main thread, slowed as well, free of waiting.`,
  )
}

function line(what, unit, read, target) {
  const [ours, theirs] = names.map(read)
  const ratio = median(ours) / median(theirs)
  const verdict = target === undefined ? '' : `${ratio <= target ? 'PASS' : 'FAIL'} ≤ ${target}`
  return [
    what,
    ...[ours, theirs].map((value) => figure(value, unit)),
    Number.isFinite(ratio) ? ratio.toFixed(3) : '',
    verdict,
  ]
}

function figure(value, unit) {
  const known = [value].flat().filter(Number.isFinite)
  if (known.length === 0) return '-'
  const spread = Array.isArray(value) ? ` (${Math.min(...known).toFixed(0)}–${Math.max(...known).toFixed(0)})` : ''
  return `${Number(median(value).toFixed(1))} ${unit}${spread}`
}

function print(lines) {
  const table = [['', ...names.map((name) => contenders[name].label), 'ratio', 'target'], ...lines]
  const widths = table[0].map((_cell, column) => Math.max(...table.map((row) => row[column].length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('   '),
    )
}

function median(value) {
  if (!Array.isArray(value)) return value
  const sorted = value.filter(Number.isFinite).toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
