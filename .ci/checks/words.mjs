// The translations of all languages: the same keys, placeholders and plural forms as German, Swiss spelling, nothing
// empty; no unused key, no missing key.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const languages = readdirSync('locales', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const namespaces = readdirSync('locales/de').map((file) => file.replace('.json', ''))
const words = new Map(
  languages.map((language) => [
    language,
    new Map(namespaces.map((namespace) => [namespace, read(language, namespace)])),
  ]),
)
const source = files('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
// Composed keys: the parts around the single variable part.
const built = [...source.matchAll(/`([\w:.-]*)\$\{[^`{}]*\}([\w.-]*)`/g)]
  .map(([, start, end]) => [start, end])
  .filter(([start, end]) => /\w/.test(start + end))
const tokens = new Set(source.match(/[\w-]+/g))
const plural = /_(?:one|many|other)$/
const wrong = []

for (const language of languages) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const namespace of new Set([
    ...namespaces,
    ...readdirSync(join('locales', language)).map((file) => file.replace('.json', '')),
  ])) {
    const own = words.get(language)?.get(namespace)
    const german = words.get('de')?.get(namespace)
    if (!own || !german) {
      wrong.push(`${language}/${namespace}.json is missing`)
      continue
    }
    for (const key of new Set([...Object.keys(german), ...Object.keys(own)].map(getBase))) {
      const where = `${language}/${namespace}.json: ${key}`
      const isPlural = `${key}_other` in german
      const needed = isPlural ? forms.map((form) => `${key}_${form}`) : [key]
      for (const one of needed) if (!own[one]?.trim()) wrong.push(`${language}/${namespace}.json: ${one} is missing`)
      const texts = Object.entries(own).filter(([one]) => (isPlural ? getBase(one) : one) === key)
      const expected = german[isPlural ? `${key}_other` : key]
      if (expected === undefined) wrong.push(`${where} is not in German`)
      for (const [one, text] of texts) {
        if (!needed.includes(one))
          wrong.push(`${language}/${namespace}.json: ${one} is a form that ${language} does not have`)
        if (places(text) !== places(expected ?? ''))
          wrong.push(`${language}/${namespace}.json: ${one} has other places than German`)
        if (text.includes('ß')) wrong.push(`${language}/${namespace}.json: ${one} has an ß`)
        if (/\p{L}\((?:s|n|e|en|es|i|a)\)/u.test(text))
          wrong.push(`${language}/${namespace}.json: ${one} has a plural in brackets`)
      }
    }
  }
}
// A language is added without touching code (CONTRIBUTING.md), so code never lists them.
for (const path of files('src'))
  if (!/\/test[A-Z]/.test(path) && /\bde: [^,]*,\s*fr: /.test(readFileSync(path, 'utf8')))
    wrong.push(`${path} lists the languages in an object: a further language would be missing there`)
const contexts = [...source.matchAll(/\bcontext: '(\w+)'/g)].map(([, context]) => context)
for (const namespace of namespaces)
  for (const key of Object.keys(read('de', namespace)))
    if (![getBase(key), withoutContext(getBase(key))].some((one) => isUsed(namespace, one)))
      wrong.push(`de/${namespace}.json: ${key} is used nowhere`)
for (const [, key] of source.matchAll(/(?<![\w.])(?:i18next\.)?t\(\s*'([^'\n]+)'/g))
  if (!isKnown(key)) wrong.push(`${key} is used, and in no file`)
for (const path of files('src')) {
  const text = readFileSync(path, 'utf8')
  const [, first = 'portal'] = /useTranslation\(\[?'(\w[\w-]*)'/.exec(text) ?? []
  const own = words.get('de')?.get(first) ?? {}
  for (const [, key] of text.matchAll(/(?<![\w.])t\('([^'\n:]+)'\)/g))
    if (!(key in own) && `${key}_other` in own)
      wrong.push(`${path}: ${key} has plural forms, and is asked for without a count`)
}

for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

function read(language, namespace) {
  try {
    return JSON.parse(readFileSync(join('locales', language, `${namespace}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

/** A key without the context that a text is for: `hospital_clinic` is `hospital` where it is called with that context. */
function withoutContext(key) {
  const context = contexts.find((one) => key.endsWith(`_${one}`))
  return context ? key.slice(0, -context.length - 1) : key
}

/** A key without its plural suffix. */
function getBase(key) {
  return key.replace(plural, '')
}

/** The placeholders of a text without their format; `count` may be spelled out (`Eine Zeile`). */
function places(text) {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => String(name)))]
    .filter((name) => name !== 'count')
    .toSorted()
    .join()
}

function isUsed(namespace, key) {
  // Areas and records of the server have keys by its names.
  if (namespace === 'names') return true
  if (namespace.startsWith('fields'))
    return key
      .split('.')
      .every((part) => part.includes('/') || tokens.has(part) || tokens.has(part.replace(/_ids?$/, '')))
  const isWritten = [key, `${namespace}:${key}`].some(
    (one) => source.includes(`'${one}'`) || source.includes(`"${one}"`),
  )
  return (
    isWritten || built.some(([start, end]) => key.startsWith(start.replace(`${namespace}:`, '')) && key.endsWith(end))
  )
}

function isKnown(key) {
  const [namespace, name] = key.includes(':') ? key.split(':') : [undefined, key]
  return namespaces.some(
    (one) =>
      (namespace === undefined || one === namespace) &&
      [name, `${name}_other`].some((form) => form in words.get('de').get(one)),
  )
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}
