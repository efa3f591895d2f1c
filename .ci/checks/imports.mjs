// One way to import: relative within a folder (`./Table.tsx`), else absolute (`#ui/Button.tsx`). And an order inside the
// layers: no circle of folders, of any length. A rule of dependency-cruiser cannot say that: there the files beside the
// folders count as one of them.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The imports that are written the wrong way, by the text of each file.
 *
 * @param {Map<string, string>} texts
 */
export function wronglyWritten(texts) {
  return [...texts].flatMap(([file, text]) =>
    specifiers(text)
      .filter((specifier) => (specifier.startsWith('#') ? isOwn(file, specifier) : isElsewhere(file, specifier)))
      .map((specifier) => `${file} imports ${specifier}`),
  )
}

/**
 * The circles of folders that import each other, each with an import of its rarest direction. A folder counts with all
 * that is inside it, so every folder has an order of what it holds; tests may import from anywhere.
 *
 * @param {Map<string, string>} texts
 */
export function circles(texts) {
  return [...importsByParent(texts)].flatMap(([parent, imports]) => {
    const open = new Set([...imports.keys()].map((key) => key.split(' ')[0]))
    return [...open].flatMap((folder) => {
      const circle = [...open].filter((one) => reaches(imports, folder, one) && reaches(imports, one, folder))
      for (const one of circle) open.delete(one)
      if (circle.length === 0) return []
      const between = [...imports].filter(([key]) => key.split(' ').every((one) => circle.includes(one)))
      const [, [rarest]] = between.reduce((least, one) => (one[1].length < least[1].length ? one : least))
      return [`${circle.map((one) => `${parent}/${one}`).join(', ')} import each other: ${rarest}`]
    })
  })
}

/** The imports between the folders of each folder, by `from to`. */
function importsByParent(texts) {
  const parents = new Map()
  for (const [file, text] of texts) {
    if (/\.test\.tsx?$|\/test[A-Z][^/]*$/.test(file)) continue
    for (const specifier of specifiers(text)) {
      const from = dirname(file).split('/')
      const to = dirname(getPath(file, specifier)).split('/')
      const depth = from.findIndex((name, index) => name !== to[index])
      if (to[0] !== 'src' || depth < 0 || depth >= to.length) continue
      const parent = from.slice(0, depth).join('/')
      const imports = parents.get(parent) ?? new Map()
      const key = `${from[depth]} ${to[depth]}`
      parents.set(parent, imports.set(key, [...(imports.get(key) ?? []), `${file} imports ${specifier}`]))
    }
  }
  return parents
}

/** Whether a folder imports another one, itself or through others. */
function reaches(imports, from, to) {
  const seen = new Set()
  const next = [from]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const key of imports.keys()) {
      const [importer, imported = ''] = key.split(' ')
      if (importer === folder && !seen.has(imported)) next.push(imported)
      if (importer === folder) seen.add(imported)
    }
  }
  return seen.has(to)
}

/** @param {string} text */
function specifiers(text) {
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\bmock\()'([.#][^']*)'/g)].map(
    ([, specifier = '']) => specifier,
  )
}

function getPath(file, specifier) {
  return specifier.startsWith('#') ? specifier.replace('#', 'src/') : posix.join(dirname(file), specifier)
}

/** Whether a relative import leads to another folder of src; files outside of it and workers have no absolute name. */
function isElsewhere(file, specifier) {
  const folder = dirname(getPath(file, specifier))
  return folder.startsWith('src') && folder !== dirname(file) && !specifier.includes('?')
}

/** Whether an absolute import leads into the folder of the file itself. */
function isOwn(file, specifier) {
  return dirname(getPath(file, specifier)) === dirname(file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync('src', { recursive: true })
    .map((name) => posix.join('src', String(name).replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const wrong = [...wronglyWritten(texts), ...circles(texts)]
  for (const line of wrong) console.error(line)
  process.exit(wrong.length > 0 ? 1 : 0)
}
