// Checks the built files against the browsers of package.json ("browserslist") with MDN's compatibility data.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Newer than the oldest browsers but harmless there: what a browser without it does. */
const optional = {
  // Styles: without them something looks plainer.
  'accent-color': 'boxes have the colour of the browser',
  'scrollbar-gutter': 'a page that begins to scroll is a little narrower',
  'scrollbar-width': 'a scroll bar is seen',
  'user-select': 'Safari knows it with its prefix, which the build adds',
  'overscroll-behavior': 'the page scrolls on where a panel ends',
  'field-sizing': 'src/ui/fields/useGrowing.ts does it',
  resize: 'a text area keeps its size on iOS',
  size: 'paper has the format that the print dialog says',
  'view-timeline': 'the head of a long list stays in its place',
  'view-timeline-inset': 'as view-timeline',
  'animation-timeline': 'as view-timeline',
  'animation-range': 'as view-timeline',
  'box-decoration-break': 'a marked text over two lines has one frame',
  'text-size-adjust': 'known to WebKit with its prefix, needed nowhere else',
  'content-visibility': 'more is laid out than is seen',
  ':-moz-progress-bar': 'the name of one engine beside that of the others',
  ':-webkit-progress-bar': 'the name of one engine beside that of the others',
  ':-webkit-progress-value': 'the name of one engine beside that of the others',
  ':-webkit-search-cancel-button': 'the name of one engine',
  ':selection': 'selected text has the colour of the browser',
  // Scripts: detected before use.
  'Error.captureStackTrace': 'axios and zod ask for it first',
  captureStackTrace: 'as Error.captureStackTrace',
  ClipboardItem:
    'src/evaluation/chart/ChartTools.tsx asks for it first, and says that the browser cannot copy pictures',
  'Intl.Segmenter': 'CodeMirror asks for it first',
  'Error.stackTraceLimit': 'zod sets a property',
  'Document.parseHTML': 'tiptap asks for it first',
}

/** Identifiers of packages and of the portal that are also methods of newer browsers. */
const ownWords = new Set(
  'chunks difference dispose drop fileName grow displayName intersection isError resize take toArray union use windows zip'.split(
    ' ',
  ),
)

const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' }

/** The oldest version of each browser, from lines such as 'chrome >= 116'. */
export function getFloor(browserslist) {
  return Object.fromEntries(
    browserslist.map((line) => {
      const [browser, version] = line.split(' >= ')
      return [names[browser], Number(version)]
    }),
  )
}

/** The features of scripts and styles (`{ name, text }`) that an oldest supported browser lacks, one per line. */
export function tooNew(files, floor, data = readData()) {
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  const styles = files.filter(({ name }) => name.endsWith('.css'))
  return [
    ...scripts.flatMap((file) => inScript(file, floor, data)),
    ...styles.flatMap((file) => inStyle(file, floor, data)),
  ]
}

/**
 * Selectors that make each change of a page slow, one per line: with `*`, `:not()`, `:empty` or `:nth-…` inside `:has()` a
 * browser looks for a match with every element that is added or removed anywhere. On paper nothing changes.
 */
export function slowSelectors(files) {
  return files
    .filter(({ name }) => name.endsWith('.css'))
    .flatMap(({ name, text }) =>
      [...withoutPrint(text).matchAll(/[^{};]*:has\([^{};]*\{/g)]
        .map(([selector]) => selector.slice(0, -1).trim())
        .filter((selector) => getArguments(selector).some((inside) => /\*|:not\(|:empty|:nth-/.test(inside)))
        .map((selector) => `${name} has a slow selector, let the component set a class instead: ${selector}`),
    )
}

/** What is inside of each `:has()`. */
function getArguments(selector) {
  return [...selector.matchAll(/:has\(/g)].map(({ index }) => {
    const from = index + ':has('.length
    return selector.slice(from, findEnd(selector, from, '(', ')'))
  })
}

function withoutPrint(text) {
  const start = text.search(/@media print\s*\{/)
  if (start < 0) return text
  return text.slice(0, start) + withoutPrint(text.slice(findEnd(text, text.indexOf('{', start) + 1, '{', '}') + 1))
}

/** Where the bracket that was opened before a position is closed. */
function findEnd(text, from, open, close) {
  let depth = 1
  let at = from
  for (; at < text.length; at += 1) {
    if (text[at] === open) depth += 1
    if (text[at] === close) depth -= 1
    if (depth === 0) break
  }
  return at
}

/** The version of each browser that introduced a feature such as 'AbortSignal.any' or 'Array.toSorted'. */
export function knownSince(feature, data = readData()) {
  const [owner, member] = feature.split('.')
  const found = [data.javascript.builtins[owner], data.api[owner]]
    .map((group) => group?.[`${member}_static`] ?? group?.[member])
    .find(Boolean)
  if (!found) throw new Error(`MDN's data knows no ${feature}`)
  return Object.fromEntries(Object.values(names).map((browser) => [browser, since(found.__compat, browser)]))
}

function inScript({ name, text }, floor, data) {
  const tokens = (pattern) => new Set([...text.matchAll(pattern)].map(([, token]) => token))
  const used = tokens(/\b([A-Z]\w*\.\w+)/g)
  const made = tokens(/\bnew ([A-Z]\w*)/g)
  const called = tokens(/\.([a-z]\w+)\(/g)
  const groups = [...Object.entries(data.javascript.builtins), ...Object.entries(data.api)]
  const statics = groups.flatMap(([owner, group]) =>
    getMembers(group).flatMap(([key, { __compat }]) => {
      const member = key.replace(/_static$/, '')
      const isStatic = key.endsWith('_static') || owner in data.javascript.builtins
      return isStatic && used.has(`${owner}.${member}`) && lacks(__compat, floor) ? [`${owner}.${member}`] : []
    }),
  )
  const constructors = groups.flatMap(([owner, { __compat }]) =>
    __compat && made.has(owner) && lacks(__compat, floor) ? [owner] : [],
  )
  const methods = getMethods(called, floor, data).filter((name) => !statics.some((one) => one.endsWith(`.${name}`)))
  return reported(name, new Set([...statics, ...constructors, ...methods]), floor)
}

/** Methods of the language in newer browsers only, by a name that nothing older has. */
function getMethods(called, floor, data) {
  const isKnown = new Map()
  for (const group of [...Object.values(data.javascript.builtins), ...Object.values(data.api)])
    for (const [key, { __compat }] of getMembers(group)) {
      const name = key.replace(/_static$/, '')
      if (called.has(name)) isKnown.set(name, isKnown.get(name) === true || !lacks(__compat, floor))
    }
  const language = new Set(
    Object.values(data.javascript.builtins).flatMap((group) => getMembers(group).map(([key]) => key)),
  )
  return [...language].filter((key) => isKnown.get(key) === false && !ownWords.has(key))
}

function inStyle({ name, text }, floor, data) {
  const found = (group, has) =>
    Object.entries(group).flatMap(([key, { __compat }]) =>
      __compat && lacks(__compat, floor) && has(key) ? [key] : [],
    )
  const used = new Set([...text.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map(([, property]) => property))
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join(' ')
  return reported(
    name,
    new Set([
      ...found(data.css.properties, (property) => used.has(property)),
      ...found(data.css.selectors, (selector) => new RegExp(`:${selector}(?![\\w-])`).test(selectors)).map(
        (one) => `:${one}`,
      ),
      ...found(data.css['at-rules'], (rule) => new RegExp(`@${rule}(?![\\w-])`).test(text)).map((one) => `@${one}`),
    ]),
    floor,
  )
}

function reported(file, features, floor) {
  return [...features]
    .filter((feature) => !(feature in optional) && feature !== '@page')
    .map(
      (feature) =>
        `${file} uses ${feature}, which the oldest browsers of package.json (${Object.entries(floor)
          .map((pair) => pair.join(' '))
          .join(', ')}) do not all know`,
    )
}

function getMembers(group) {
  return Object.entries(group).filter(([key, { __compat }]) => key !== '__compat' && __compat)
}

function lacks(compat, floor) {
  return Object.entries(floor).some(([browser, version]) => since(compat, browser) > version)
}

function since(compat, browser) {
  const versions = [compat.support[browser]]
    .flat()
    .filter((one) => one && !one.flags && !one.prefix && !one.alternative_name)
    .map((one) => Number.parseFloat(String(one.version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version))
  return Math.min(...versions, Infinity)
}

function readData() {
  return JSON.parse(
    readFileSync(new URL('../../node_modules/@mdn/browser-compat-data/data.json', import.meta.url), 'utf8'),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = process.argv[2] ?? 'dist'
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }))
  const problems = [...tooNew(files, getFloor(browserslist)), ...slowSelectors(files)]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
