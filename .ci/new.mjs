// npm run new collection moniq/wards, npm run new chart dotPlot: creates a collection or chart type from the templates
// of the examples of CONTRIBUTING.md. Its names: -- --de 'Stationen|Station' --fr … --it …
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { apply } from './scaffold/apply.mjs'
import { newChartType } from './scaffold/chartType.mjs'
import { newCollection } from './scaffold/collection.mjs'

const kinds = { collection: addCollection, chart: addChartType }
const languages = readdirSync('locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(languages.map((language) => [language, { type: 'string' }])),
})
const [kind, name = ''] = positionals

try {
  if (!Object.hasOwn(kinds, kind ?? '') || positionals.length !== 2)
    throw new Error('Say what: npm run new collection moniq/wards, or npm run new chart dotPlot.')
  const { change, next } = await kinds[kind](name)
  const touched = apply(change)
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', ...touched], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(
    ['Made or changed:', ...touched.map((path) => `  ${path}`), 'Next:', ...next.map((step) => `  ${step}`)].join('\n'),
  )
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function addCollection(path) {
  if (!/^[a-z]+\/[a-z][a-zA-Z0-9_]*$/.test(path))
    throw new Error(`'${path}' is no path of a collection: an area, a slash and a name, such as moniq/wards.`)
  const [area, own] = path.split('/')
  const { areas } = await load('./src/lib/areas.ts')
  if (!Object.hasOwn(areas, area))
    throw new Error(`There is no area '${area}'. The areas are: ${Object.keys(areas).join(', ')}.`)
  const { registry } = await load('./src/collections/registry.ts')
  if (registry.has(path)) throw new Error(`src/collections/${path}.ts is there already.`)
  const orders = [...registry.values()].filter((one) => one.area === area).map(({ menu }) => (menu && menu.order) || 0)
  const many = spoken(own)
  const change = newCollection(path, {
    order: Math.max(0, ...orders) + 1,
    hasHospitals: registry.has(`${area}/hospitals`),
    names: getNames([many, many.replace(/s$/, '')]),
    tables: readFileSync(`mocks/tables/${area}.ts`, 'utf8'),
  })
  return {
    change,
    next: [
      ...adviceOnNames('locales/*/names.json'),
      `Its fields, columns and rights: src/collections/${path}.ts; the same fields in mocks/tables/${area}.ts and mocks/seed/programmes.ts.`,
      'npm run openapi, and npx vitest run src/collections/rights.test.ts -u: look at what they write.',
      'npx vitest run src/collections mocks/tables mocks/drf',
    ],
  }
}

async function addChartType(type) {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type))
    throw new Error(
      `'${type}' is no name of a type of chart: letters and digits, the first one small, such as dotPlot.`,
    )
  const { chartTypes, getDefinition } = await load('./src/evaluation/types/definition/chartTypes.ts')
  if (chartTypes.includes(type) || existsSync(`src/evaluation/types/${type}.ts`))
    throw new Error(`There is a type of chart '${type}' already.`)
  // Its name may stand in its own file only.
  const other = getUsers(type)
  if (other) throw new Error(`'${type}' is a word of ${other} already: choose another name.`)
  const change = newChartType(type, {
    order: Math.max(...chartTypes.map((one) => getDefinition(one).order)) + 1,
    names: getNames([spoken(type), `${spoken(type)}: means as points`]),
    titles: ['de', 'fr', 'it'].map((language) => getGivenNames(language)?.[0]?.replaceAll("'", '’') ?? spoken(type)),
  })
  return {
    change,
    next: [
      ...adviceOnNames('locales/*/charts.json'),
      `What it counts and draws: src/evaluation/types/${type}.ts. npm run dev shows it at /gallery/charts with each of its options.`,
      'npx vitest run src/evaluation/types src/evaluation/chart src/gallery mocks/tables mocks/seed',
    ],
  }
}

/** The two texts given for a language. */
function getGivenNames(language) {
  const texts = values[language]?.split('|').map((text) => text.trim())
  if (texts && (texts.length !== 2 || texts.includes('')))
    throw new Error(`--${language} takes two texts with a | between them, such as 'Stationen|Station'.`)
  return texts
}

/** The names by language; without an argument, derived from the path. */
function getNames(otherwise) {
  return Object.fromEntries(languages.map((language) => [language, getGivenNames(language) ?? otherwise]))
}

function adviceOnNames(file) {
  const missing = languages.filter((language) => values[language] === undefined)
  return missing.length > 0
    ? [`Its names in ${missing.join(', ')}, which are taken from '${name}' so far: ${file}.`]
    : []
}

/** `dotPlot` and `dot_plot` as `Dot plot`. */
function spoken(text) {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

/** A file of the portal that has this word already. */
function getUsers(word) {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .find((path) => new RegExp(`['"\`]${word}['"\`]`).test(readFileSync(`src/${path}`, 'utf8')))
}
