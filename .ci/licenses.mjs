// The licences that a build serves: of everything in the bundle (written by Vite) and of the font, and none that we do not know.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = process.argv[2] ?? 'dist'
const known =
  /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|\(?MPL-2\.0 OR Apache-2\.0\)?|\(?MIT OR GPL-3\.0-or-later\)?|\(MIT AND Zlib\))$/
/** What these hand on stands in the list under its own name. */
const handOn = { 'react-router-dom': 'react-router', '@tiptap/pm': 'prosemirror-model' }
const font = '@fontsource-variable/inter'

const bundled = new Map(
  [...readFileSync(join(dist, 'licenses.txt'), 'utf8').matchAll(/^## (\S+) - \S+ \((.*)\)$/gm)].map(
    ([, name, license]) => [name, license],
  ),
)
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const wrong = [
  ...[...bundled].filter(([, license]) => !known.test(license)).map(([name, license]) => `${name} is under ${license}`),
  ...Object.keys(dependencies)
    .filter((name) => name !== font && !bundled.has(handOn[name] ?? name))
    .map((name) => `the licence of ${name} is not in licenses.txt`),
]
if (readFileSync(join(dist, 'licenses/inter.txt'), 'utf8') !== readFileSync(`node_modules/${font}/LICENSE`, 'utf8'))
  wrong.push(`public/licenses/inter.txt is not the licence of ${font}`)
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)
