// One way to import: relative within a folder (`./Table.tsx`), else absolute (`#ui/Button.tsx`). And an order inside the
// layers: no two folders import each other both ways. A rule of dependency-cruiser cannot say that: its cycles of folders
// have any length, and a folder there has the imports of its subfolders.
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
 * The folders that import each other, each with an import of the direction that has fewer. A folder and one inside it
 * count as one; tests may import from anywhere.
 *
 * @param {Map<string, string>} texts
 */
export function bothWays(texts) {
  const imports = new Map()
  for (const [file, text] of texts) {
    if (/\.test\.tsx?$|\/test[A-Z][^/]*$/.test(file)) continue
    for (const specifier of specifiers(text)) {
      const from = dirname(file)
      const to = dirname(getPath(file, specifier))
      if (from === to || !to.startsWith('src') || isInside(from, to) || isInside(to, from)) continue
      const key = `${from} ${to}`
      imports.set(key, [...(imports.get(key) ?? []), `${file} imports ${specifier}`])
    }
  }
  return [...imports].flatMap(([key, own]) => {
    const [from, to] = key.split(' ')
    const other = imports.get(`${to} ${from}`)
    if (!other || from > to) return []
    return [`${from} and ${to} import each other: ${own.length <= other.length ? own[0] : other[0]}`]
  })
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

function isInside(folder, other) {
  return folder.startsWith(`${other}/`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync('src', { recursive: true })
    .map((name) => posix.join('src', String(name).replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const wrong = [...wronglyWritten(texts), ...bothWays(texts)]
  for (const line of wrong) console.error(line)
  process.exit(wrong.length > 0 ? 1 : 0)
}
