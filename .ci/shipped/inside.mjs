// Foreign code inside of packages that no lockfile lists: which of it a build contains, and signs of code that
// `parts.json` lacks.
import { existsSync, readFileSync } from 'node:fs'

const table = JSON.parse(readFileSync(new URL('parts.json', import.meta.url), 'utf8'))

/** The bundler's own helpers are in no package of the build. */
const theBuild = { name: 'the build', version: '' }

/** The parts of the table that are in this build, each with its text and the package that brings it. */
export function findParts(packages, scripts, { inside } = table) {
  return inside
    .filter((part) => !part.sign || scripts.includes(part.sign))
    .map((part) => ({ ...part, text: toText(part), within: getPackage(part, packages) }))
    .filter(({ within, says }) => within && (!says || getTexts(within).some(({ text }) => text.includes(says))))
}

/** The licence text of a package or part: its file, or the common one under its copyright. */
export function toText({ text, license, copyright = [] }) {
  if (text) return readFileSync(text, 'utf8').trim()
  const common = readFileSync(new URL(`${license}.txt`, import.meta.url), 'utf8').trim()
  return [...copyright.map((line) => `Copyright (c) ${line}`), '', common].join('\n')
}

/** The licence text of a package that contains none. */
export function missingText(name) {
  const known = table.withoutText[name]
  return known && toText(known)
}

/** What the table does not tell: others named in a comment, a dependency that is no module, code known by a sign; and what it tells in vain. */
export function findUnknown(packages, scripts, { inside, ownWords, tooSmall, notBundled, signs } = table) {
  const explained = Object.values(notBundled).flat()
  const names = new Set(packages.map(({ name }) => name))
  const problems = packages.flatMap((one) => {
    const parts = inside.filter((part) => part.in === one.name)
    const words = [ownWords[one.name], ...(tooSmall[one.name] ?? []), ...parts.map(({ says }) => says)].filter(Boolean)
    const others = new Set(
      getTexts(one).flatMap(({ path, text }) =>
        getComments(text)
          .filter((comment) => !words.some((known) => comment.includes(known)))
          .map((comment) => `${path} names others' code: ${comment.slice(0, 200)}`),
      ),
    )
    const silent = Object.keys(one.dependencies ?? {}).filter(
      (name) => !names.has(name) && !explained.includes(name) && !parts.some((part) => part.name === name),
    )
    return [
      ...others,
      ...silent.map((name) => `${one.name} needs ${name}, of which the build has no module: is it inside?`),
    ]
  })
  const known = new Set([...names, ...inside.map(({ name }) => name)])
  return [
    ...problems,
    ...Object.entries(signs)
      .filter(([name, sign]) => !known.has(name) && scripts.includes(sign))
      .map(([name]) => `The scripts contain ${name}: which package brings it?`),
    ...inside
      .filter((part) => isStale(part, getPackage(part, packages)))
      .map(({ name, in: within }) => `${name} is not inside ${within} any more: take it out of .ci/shipped/parts.json`),
  ]
}

function isStale({ says, sign }, within) {
  if (!within) return true
  // Code that is known by a sign alone is searched in the scripts.
  return says ? !getTexts(within).some(({ text }) => text.includes(says)) : !sign
}

function getPackage(part, packages) {
  return part.in === theBuild.name ? theBuild : packages.find(({ name }) => name === part.in)
}

const licensed =
  /licen[cs]ed (?:under|to)|released under|@license|licen[cs]e:|copyright (?:\(c\) )?\d|\(c\) ?\d{4}|based on code from|\| MIT\b|^\/\/(?:#region)? ?\S*(?:vendor|node_modules|third[-_]party)\//im
const taken =
  /\b(?:adapted|copied|modified|ported|borrowed|taken|source)(?: from)?:? .{0,20}?(?:https?:|\.js\b|\((?:MIT|BSD|Apache)|github|snabbdom|core-js)/i

/** The comments of a module that tell of a licence, or where its code comes from. */
function getComments(text) {
  return (text.match(/\/\*[^]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm) ?? [])
    .filter((comment) => licensed.test(comment) || taken.test(comment))
    .map((comment) => comment.replaceAll(/\s+(?:\*\s+)*/g, ' ').trim())
}

/** The modules of a package as bundled, and their sources where included: a build step may have dropped comments. */
function getTexts({ modules = {} }) {
  return Object.entries(modules).flatMap(([path, text]) => [{ path, text }, ...getWritten(path)])
}

const written = new Map()

function getWritten(path) {
  if (!written.has(path)) written.set(path, readWritten(path))
  return written.get(path)
}

function readWritten(path) {
  const map = existsSync(`${path}.map`) ? JSON.parse(readFileSync(`${path}.map`, 'utf8')).sourcesContent : undefined
  const source = path.replace(/\/lib\/(.*)\.js$/, '/src/$1.ts')
  const sources = source !== path && existsSync(source) ? [readFileSync(source, 'utf8')] : []
  return [...(map ?? []).filter(Boolean), ...sources].map((text) => ({ path, text }))
}
