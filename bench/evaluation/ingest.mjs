// One reader in a process of its own, so that its memory can be told: node --expose-gc ingest.mjs <file> parse|engine
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { RowsReader } from '../dist/evaluation/engine.mjs'
import { attributes } from './rows.mjs'

const [, , file, how] = process.argv
const megabytes = () => {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** Processor time, as in run.mjs. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let [time, decode, rows, most] = [0, 0, 0, 0]
let held
globalThis.gc()
const before = megabytes()
if (how === 'parse') {
  let bytes = readFileSync(file)
  const began = worked()
  let text = bytes.toString('latin1')
  decode = worked() - began
  bytes = undefined
  globalThis.gc()
  const start = worked()
  held = JSON.parse(text)
  time = worked() - start
  rows = held.results.length
  most = megabytes() - before
  text = ''
} else {
  const reader = new RowsReader({ id: 1, attributes, minus1included: false, stamp: '' }, [])
  const piece = new Uint8Array(65_536)
  const handle = openSync(file)
  for (let length = readSync(handle, piece); length > 0; length = readSync(handle, piece)) {
    const start = worked()
    reader.push(piece.subarray(0, length))
    time += worked() - start
  }
  closeSync(handle)
  const start = worked()
  held = reader.finish()
  time += worked() - start
  rows = held.table.rows
  most = megabytes() - before
}
globalThis.gc()
console.log(
  JSON.stringify({
    time,
    decode,
    rows,
    most,
    kept: megabytes() - before,
    peak: process.resourceUsage().maxRSS / 1e3,
    held: Boolean(held),
  }),
)
