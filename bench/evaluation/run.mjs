// The engine of the evaluations against what is on the shelf: node --expose-gc bench/evaluation/run.mjs [rows …]
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, closeSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { attributes, rowAt } from './rows.mjs'
import { clicks, difference, emptyColumns, fill } from './tasks.mjs'

const root = new URL('../..', import.meta.url).pathname
if (!existsSync(join(root, 'bench/node_modules/arquero')))
  execFileSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  })
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: 'bench/dist/evaluation',
    minify: false,
    lib: { entry: 'bench/evaluation/engineEntry.ts', formats: ['es'], fileName: () => 'engine.mjs' },
  },
})
const { RowsReader } = await import('../dist/evaluation/engine.mjs')
const { unprepared, withheld } = await import('./engine.mjs')
const contenders = await Promise.all(
  ['engine', 'scan', 'crossfilter', 'duckdb', 'arquero'].map(async (name) => ({
    name,
    ...(await import(`./${name}.mjs`)),
  })),
)

const targets = { arquero: 80, crossfilter: 15, duckdb: 25, scan: 1 / 7 }
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const folder = mkdtempSync(join(tmpdir(), 'bench-evaluation-'))
const figures = {}
try {
  for (const count of sizes.length > 0 ? sizes : [10_000, 130_000, 1_000_000]) figures[count] = await measure(count)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
mkdirSync(join(root, 'bench/dist'), { recursive: true })
writeFileSync(join(root, 'bench/dist/evaluation.json'), JSON.stringify(figures, null, 1))

async function measure(count) {
  const file = join(folder, `${count}.json`)
  const { columns, table, bytes } = written(file, count)
  console.log(
    `\n${count.toLocaleString('en')} rows × ${attributes.length} attributes, ${(bytes / 1e6).toFixed(0)} MB of JSON`,
  )
  const ingest = reading(file, count >= 1_000_000 ? 2 : 3)
  const dashboard = await asking(columns, table, count)
  return { ingest, dashboard }
}

/** Writes the answer to a file, and the same rows as columns for the others. */
function written(file, count) {
  const columns = emptyColumns(count)
  const reader = new RowsReader({ id: 1, attributes, minus1included: false, stamp: '' }, [])
  const handle = openSync(file, 'w')
  let [text, bytes] = [`{"status":"ok","count":${count},"results":[`, 0]
  const flush = () => {
    const piece = new TextEncoder().encode(text)
    writeSync(handle, piece)
    reader.push(piece)
    bytes += piece.length
    text = ''
  }
  for (let row = 0; row < count; row += 1) {
    const value = rowAt(row)
    fill(columns, row, value.attributes)
    text += (row > 0 ? ',' : '') + JSON.stringify(value)
    if (text.length > 1e6) flush()
  }
  text += ']}'
  flush()
  closeSync(handle)
  return { columns, table: reader.finish().table, bytes }
}

/** Time and memory of reading the answer, each run in a fresh process, by turns. */
function reading(file, runs) {
  const results = { parse: [], engine: [] }
  for (let run = 0; run < runs; run += 1)
    for (const how of ['parse', 'engine'])
      results[how].push(
        JSON.parse(
          execFileSync(
            process.execPath,
            ['--expose-gc', '--max-old-space-size=12000', join(root, 'bench/evaluation/ingest.mjs'), file, how],
            { encoding: 'utf8', maxBuffer: 1e8 },
          ),
        ),
      )
  const of = (how, name) => median(results[how].map((result) => result[name]))
  const [time, kept, most] = ['time', 'kept', 'most'].map((name) => of('engine', name) / of('parse', name))
  console.log(
    `reading   JSON.parse ${of('parse', 'time').toFixed(0)} ms (and ${of('parse', 'decode').toFixed(0)} ms for the text), engine ${of('engine', 'time').toFixed(0)} ms   ratio ${time.toFixed(2)}   ${verdict(time <= 1.3, '≤ 1.3')}`,
  )
  console.log(
    `memory    JSON.parse ${of('parse', 'kept').toFixed(0)} MB kept, ${of('parse', 'most').toFixed(0)} MB at its end; engine ${of('engine', 'kept').toFixed(0)} and ${of('engine', 'most').toFixed(0)} MB   ratios ${kept.toFixed(3)} and ${most.toFixed(3)}   ${verdict(most <= 0.25, '≤ 0.25')}`,
  )
  return results
}

/** Twelve charts after each click, all contenders by turns, the answers compared. */
async function asking(columns, table, count) {
  const prepared = []
  for (const contender of contenders) {
    const start = worked()
    prepared.push({
      ...contender,
      times: [],
      ...(await contender.prepare(columns, table)),
      preparation: worked() - start,
    })
  }
  prepared.push(
    { name: 'unprepared', label: 'engine, not ahead', times: [], ...unprepared(table) },
    { name: 'withheld', label: 'engine, groups withheld', times: [], ...withheld(table) },
  )
  const [engine] = prepared
  for (const filters of [[], ...clicks]) {
    const ours = engine.lines(engine.answer(filters))
    for (const { label, answer, lines } of prepared) {
      const wrong = lines && difference(ours, lines(answer(filters)))
      if (wrong) throw new Error(`${label} has another answer: ${wrong}`)
    }
  }
  const rounds = count >= 1_000_000 ? 3 : 5
  for (let round = 0; round < rounds; round += 1)
    for (const filters of clicks)
      for (const { answer, times, name } of prepared) {
        // The quick ones are at the mercy of the moment: they get several tries for each click of the slow ones.
        for (let tries = ['engine', 'scan', 'unprepared', 'withheld'].includes(name) ? 3 : 1; tries > 0; tries -= 1) {
          const start = worked()
          answer(filters)
          times.push(worked() - start)
          // Another question in between, so that no click is answered twice in a row.
          if (tries > 1) answer([])
        }
      }
  const own = median(engine.times)
  for (const { name, label, times } of prepared) {
    const ratio = median(times) / own
    const target = count >= 1_000_000 && targets[name]
    const shown = name === 'scan' ? `engine is ${(1 / ratio).toFixed(1)} × the scan` : `${ratio.toFixed(1)} ×`
    console.log(
      `12 charts ${label.padEnd(23)} ${median(times).toFixed(2).padStart(9)} ms (${Math.min(...times).toFixed(2)}–${Math.max(...times).toFixed(2)})   ${name === 'engine' ? '' : shown}   ${target ? verdict(ratio >= target, name === 'scan' ? '≤ 7' : `≥ ${target}`) : ''}`,
    )
  }
  for (const { label, preparation } of prepared)
    if (preparation !== undefined)
      console.log(`beforehand ${label.padEnd(19)} ${preparation.toFixed(0).padStart(9)} ms`)
  return prepared.map(({ label, times, preparation }) => ({ label, times, preparation }))
}

/** Milliseconds of processor time of this process: other work on the machine does not count, garbage collection does. */
function worked() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function verdict(isMet, target) {
  return `${isMet ? 'PASS' : 'FAIL'} ${target}`
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
