// Checks the size of the login, a first list and every large chunk in gzip bytes against its budget in sizes.json, and
// that a build contains nothing forbidden. `--write` writes new budgets for the chunks with some margin.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { grownSince } from '../grown.mjs'

const budgetsFile = '.ci/checks/sizes.json'
// The first one is 0.89 of the same list in react-admin (337.8 kB), see bench/.
const { 'login and first list': budget, chunks: budgets } = JSON.parse(readFileSync(budgetsFile, 'utf8'))
/** The size in bytes from which a chunk has its own budget. */
const large = 15_000
const air = 1.07
const [dist = 'dist'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
/**
 * The requests from the login to the first list in German besides the page itself, chunks by their names (see
 * chunks.ts); the others follow from the imports.
 */
const roots = [/^_login-[\w-]+\.js$/, /^_list-[\w-]+\.js$/, /^locales\/de\/(portal|names|fields|fields-patzu)\.json$/]

if (process.argv.includes('--write')) writeBudgets()
else {
  const tooLarge = [...checkSize(), ...checkChunks()]
  if (tooLarge.length > 0) tooLarge.push(...grownSince(dist), ...advice())
  const problems = [...tooLarge, ...checkContents()]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}

function advice() {
  return [
    'Load it only where it is needed (`lazyComponent`, `import()` in a route), or leave out what nobody needs.',
    `Where the growth is wanted: \`node .ci/checks/sizes.mjs --write\` makes new budgets for the chunks; that of the login and first list stands in ${budgetsFile}.`,
  ]
}

function checkSize() {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return [`${manifestFile} is missing: build with build.manifest`]
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const missing = roots.filter((root) => !Object.keys(manifest).some((key) => root.test(key)))
  if (missing.length > 0)
    return missing.map(
      (root) => `${root} is no entry of the build any more: bring the list in .ci/checks/sizes.mjs up to date`,
    )
  const files = [...getFiles(manifest)].map((name) => ({ name, size: getSize(name) }))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  console.log(
    `Login and first list: ${kilobytes(size)} of JS and CSS (gzip) in ${files.length} files, budget ${kilobytes(budget)}`,
  )
  if (size <= budget) return []
  const largest = files.toSorted((one, other) => other.size - one.size).slice(0, 10)
  return [
    `The login and first list are ${kilobytes(size - budget)} above their budget. The largest:`,
    ...largest.map((file) => `  ${kilobytes(file.size).padStart(9)}  ${file.name}`),
  ]
}

function checkChunks() {
  const chunks = chunkSizes()
  return [
    ...Object.keys(budgets)
      .filter((name) => !chunks.has(name))
      .map(
        (name) => `${name} is no chunk any more: where has it gone? \`node .ci/checks/sizes.mjs --write\` forgets it`,
      ),
    ...[...chunks].flatMap(([name, size]) => {
      if (budgets[name] === undefined)
        return size > large * air ? `${name} has ${kilobytes(size)}: so large a chunk needs a budget` : []
      return size > budgets[name]
        ? `${name} is ${kilobytes(size - budgets[name])} above its budget of ${kilobytes(budgets[name])}`
        : []
    }),
  ]
}

function writeBudgets() {
  const chunks = [...chunkSizes()]
    .filter(([, size]) => size >= large)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const next = Object.fromEntries(chunks.map(([name, size]) => [name, Math.ceil((size * air) / 500) * 500]))
  writeFileSync(budgetsFile, `${JSON.stringify({ 'login and first list': budget, chunks: next }, null, 2)}\n`)
}

/** Each by its name without its hash; of several with one name the largest. */
function chunkSizes() {
  const chunks = new Map()
  for (const file of readdirSync(join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))) {
    const name = file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
    chunks.set(name, Math.max(getSize(join('assets', file)), chunks.get(name) ?? 0))
  }
  return chunks
}

function getSize(name) {
  return gzipSync(readFileSync(join(dist, name))).length
}

/** The scripts and styles of the page and of these entries, with everything they import statically. */
function getFiles(manifest) {
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

/** The scripts and styles in index.html. */
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

/** Signs of the mock backend: its test controls, header, seed and worker. */
function inAny() {
  return [
    [/__mock__/, 'the mock backend'],
    [/X-Mock-Session/i, 'the mock backend'],
    [/@demo\.example/, 'the mock backend'],
    [/tsqd-parent/, 'the query devtools'],
    [/gallery\/:section/, 'the gallery'],
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
