// One way to import: relative within a folder (`./Table.tsx`), else absolute (`#ui/Button.tsx`).
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'

const wrong = readdirSync('src', { recursive: true })
  .map((name) => posix.join('src', String(name).replaceAll('\\', '/')))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    specifiers(file)
      .filter((specifier) => (specifier.startsWith('#') ? isOwn(file, specifier) : isElsewhere(file, specifier)))
      .map((specifier) => `${file} imports ${specifier}`),
  )
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

function specifiers(file) {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\bmock\()'([.#][^']*)'/g)].map(([, specifier]) => specifier)
}

/** Whether a relative import leads to another folder of src; files outside of it and workers have no absolute name. */
function isElsewhere(file, specifier) {
  const folder = dirname(posix.join(dirname(file), specifier))
  return folder.startsWith('src') && folder !== dirname(file) && !specifier.includes('?')
}

/** Whether an absolute import leads into the folder of the file itself. */
function isOwn(file, specifier) {
  return dirname(specifier.replace('#', 'src/')) === dirname(file)
}
