// npm run requirements: the ids of docs/requirements.md that no test names in its title.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ids = new Map(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z0-9]+(?:-\d+)?) (.*)$/gm)].map(([, id, text]) => [
    id,
    text,
  ]),
)
const titles = ['src', 'mocks', 'e2e', 'locales']
  .flatMap(files)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const named = new Set(
  [...titles.matchAll(/\b(?:test|it|describe)\b[^\n]*\(\s*\n?[^\n]*|tag:[^\n]*/g)].flatMap(([call]) =>
    [...call.matchAll(/\b[A-Z0-9]+-\d+\b|\b[A-Z]\d\d\b/g)].map(String),
  ),
)
const open = [...ids].filter(([id]) => !named.has(id))
for (const [id, text] of open) console.log(`${id} ${text}`)
console.log(`${ids.size - open.length} of ${ids.size} are named by a test`)

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.(test|spec)\.tsx?$/.test(path) ? [path] : []
  })
}
