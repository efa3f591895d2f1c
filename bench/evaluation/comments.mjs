// The search over what patients wrote, in the engine and as one would write it first: node bench/evaluation/comments.mjs [texts]
import { build } from 'vite'

const root = new URL('../..', import.meta.url).pathname
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
const { RowsReader, counted, emptyChart, evaluateComments, getMeasureTable } =
  await import('../dist/evaluation/engine.mjs')

const count = Number(process.argv[2] ?? 100_000)
const sentences = [
  'Die Pflege war sehr aufmerksam, vielen Dank an alle.',
  'Beim Eintritt musste ich lange warten, niemand sagte etwas.',
  'Les repas étaient bons, mais souvent froids à midi.',
  'La camera era tranquilla e pulita, il personale gentile.',
  'Nachts war es auf dem Gang sehr laut; die Türen könnte man ölen.',
  'Das Essen war kalt und kam zu spät.',
  'J’aurais aimé savoir plus tôt quand je pouvais rentrer.',
]
const rows = Array.from({ length: count }, (_, row) => ({
  id: row + 1,
  attributes: {
    ward: 1 + (row % 6),
    remarks: `${sentences[row % 7]} ${sentences[(row * 5 + 3) % 7]} Nummer ${row % 977}.`,
  },
  content_object: `Klinik ${row % 3}`,
  object_id: row % 3,
  created: `202${3 + (row % 3)}-0${1 + (row % 9)}-1${row % 10}T10:00:00+01:00`,
}))
const attribute = (key, type) => ({ key, type, name: { de: key }, options: [], scale: null, question: '', group: '' })
const source = { id: 1, attributes: [attribute('ward', 'single'), attribute('remarks', 'text')], minus1included: false }
const bytes = new TextEncoder().encode(JSON.stringify({ status: 'ok', count, results: rows }))

/** Processor time, so that other work on the machine does not matter. */
const timed = (run) => {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return { result, ms: (user + system) / 1000 }
}
const read = (listed) => {
  const reader = new RowsReader(source, [], listed)
  for (let at = 0; at < bytes.length; at += 65_536) reader.push(bytes.subarray(at, at + 65_536))
  return getMeasureTable(source, reader.finish().table)
}
const without = timed(() => read([]))
const { result: table, ms: reading } = timed(() => read(['remarks']))

const question = (search) => ({
  chart: counted({
    ...emptyChart,
    type: 'comments',
    measures: [1],
    data: [{ keys: ['remarks'], name: '', skala: false }],
    groups: [{ attribute: 'ward' }],
  }),
  filters: [],
  language: 'de',
  hideBelow: 5,
  readable: 'all',
  search,
  only: null,
  except: null,
  size: 20,
  themes: [],
  stored: [],
})
const searches = ['essen kalt', 'TÜREN', 'etaient froids', 'nummer 42', 'gibt es nicht', 'a', 'personale gentile']
const plain = (search) => {
  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = fold(search).split(/\s+/)
  return rows.filter(({ attributes }) => words.every((word) => fold(attributes.remarks).includes(word))).length
}
const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]

const first = timed(() => evaluateComments(question(''), [table]))
const folding = timed(() => evaluateComments(question('x'), [table]))
const [own, naive] = [[], []]
for (let round = 0; round < 5; round += 1)
  for (const search of searches) {
    const engine = timed(() => evaluateComments(question(search), [table]))
    const other = timed(() => plain(search))
    if (engine.result.found !== other.result)
      throw new Error(`${search}: ${engine.result.found} and ${other.result} texts`)
    own.push(engine.ms)
    naive.push(other.ms)
  }
const show = (ms) => `${ms.toFixed(1)} ms`
console.log(`${count} texts: read in ${show(reading)}, without texts ${show(without.ms)}`)
console.log(`first page ${show(first.ms)}, folded once in ${show(folding.ms)} (while the page is idle)`)
console.log(`search: median ${show(median(own))}, slowest ${show(Math.max(...own))} (aim: 100 ms)`)
console.log(
  `as one would write it first: median ${show(median(naive))}, ${(median(naive) / median(own)).toFixed(1)} times as long`,
)
