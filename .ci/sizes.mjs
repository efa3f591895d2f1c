// What the login and a first list load, in gzip bytes, against a budget; and what a build must not contain.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// 0.89 of the same list in react-admin (337.8 kB), see bench/.
const budget = 300_000
/** The chunk of ECharts, which only the page of an evaluation fetches. */
const chartsBudget = 220_000
const dist = process.argv[2] ?? 'dist'
/** What is fetched on the way from the login to the first list in German besides the page itself; the rest follows from the imports. */
const roots = [
  /^src\/app\/SignIn\.tsx$/,
  /^src\/features\/views\/Views\.tsx$/,
  /^locales\/de\/(portal|names|fields|fields-patzu|views)\.json$/,
]

const problems = [...checkSize(), ...checkCharts(), ...checkContents()]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

function checkSize() {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return [`${manifestFile} is missing: build with build.manifest`]
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const missing = roots.filter((root) => !Object.keys(manifest).some((key) => root.test(key)))
  if (missing.length > 0)
    return missing.map(
      (root) => `${root} is no entry of the build any more: bring the list in .ci/sizes.mjs up to date`,
    )
  const files = [...filesOf(manifest)].map((name) => ({ name, size: gzipSync(readFileSync(join(dist, name))).length }))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  console.log(
    `Login and first list: ${kilobytes(size)} of JS and CSS (gzip) in ${files.length} files, budget ${kilobytes(budget)}`,
  )
  if (size <= budget) return []
  const largest = files.toSorted((one, other) => other.size - one.size).slice(0, 10)
  return [
    `${kilobytes(size - budget)} above the budget. The largest:`,
    ...largest.map((file) => `  ${kilobytes(file.size).padStart(9)}  ${file.name}`),
  ]
}

function checkCharts() {
  const charts = readdirSync(join(dist, 'assets')).filter((name) => /^echarts-.*\.js$/.test(name))
  const size = charts.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, 'assets', name))).length, 0)
  console.log(`Charts: ${kilobytes(size)} (gzip), budget ${kilobytes(chartsBudget)}`)
  if (charts.length === 0) return ['ECharts is in no chunk of its own any more: bring .ci/sizes.mjs up to date']
  return size > chartsBudget ? [`The charts are ${kilobytes(size - chartsBudget)} above their budget`] : []
}

/** The scripts and styles of the page and of these entries, with everything they import statically. */
function filesOf(manifest) {
  const files = new Set(linked())
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const { file, css = [], imports = [] } = manifest[key]
    for (const name of [file, ...css]) files.add(name)
    imports.forEach(visit)
  }
  Object.keys(manifest)
    .filter((key) => roots.some((root) => root.test(key)) || files.has(manifest[key].file))
    .forEach(visit)
  return files
}

/** The scripts and styles that index.html names. */
function linked() {
  return [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(
    ([, name]) => name,
  )
}

function checkContents() {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const inPage = [
    [/<script(?![^>]*\ssrc=)[^>]*>/i, 'an inline script'],
    [/<style[\s>]/i, 'an inline style'],
    [/\sstyle\s*=/i, 'a style attribute'],
    [/\son\w+\s*=/i, 'an inline handler'],
  ]
  const inScripts = [[/(?<![\w$.])eval\(/, 'eval('], [/new Function\(/, 'new Function('], ...inAny()]
  return [
    ...found('index.html', page, inPage),
    ...texts().flatMap(({ name, text }) => found(name, text, name.endsWith('.js') ? inScripts : inAny())),
  ]
}

/** Marks of the mock backend: its knobs, its header, its seed, its worker. */
function inAny() {
  return [
    [/__mock__/, 'the mock backend'],
    [/X-Mock-Session/i, 'the mock backend'],
    [/@demo\.example/, 'the mock backend'],
    [/tsqd-parent/, 'the query devtools'],
    [/\bmockServiceWorker\b|Mock Service Worker/, 'the mock worker'],
  ]
}

function found(name, text, marks) {
  return marks.filter(([mark]) => mark.test(text)).map(([, what]) => `${join(dist, name)} contains ${what}`)
}

function texts() {
  return readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css|json|html|map)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }))
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
