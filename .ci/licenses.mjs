// The licences that a build serves in `licenses.txt`. Vite writes those of the packages; this adds those of foreign
// code inside of them and the notices that Apache's licence requires. A build with a missing or unknown licence fails.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingText, findParts, findUnknown } from './shipped/inside.mjs'
import { getPackages, getScripts } from './shipped/modules.mjs'

const dist = process.argv[2] ?? 'dist'
const known =
  /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unicode-DFS-2016|\(?MPL-2\.0 OR Apache-2\.0\)?|\(?MIT OR GPL-3\.0-or-later\)?|\(MIT AND Zlib\))$/
/** Packages whose bundled code has its own entry. */
const handOn = { 'react-router-dom': 'react-router', '@tiptap/pm': 'prosemirror-model' }
const font = '@fontsource-variable/inter'
const file = join(dist, 'licenses.txt')
const added = '\n# Inside of these packages\n'

const packages = getPackages(dist)
const scripts = getScripts(dist)
const parts = findParts(packages, scripts)
const [byVite] = readFileSync(file, 'utf8').split(added)
writeFileSync(file, [byVite.trimEnd(), '', added.trim(), '', ...additions()].join('\n'))

const listed = getEntries(readFileSync(file, 'utf8'))
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const wrong = [
  ...listed.filter(({ license }) => !known.test(license)).map(({ title, license }) => `${title} is under ${license}`),
  ...packages
    .filter(({ name, version }) => name !== font && !hasText(`${name} - ${version}`))
    .map(({ name, version }) => `the licence of ${name} ${version} is not in licenses.txt`),
  ...Object.keys(dependencies)
    .filter((name) => name !== font && !packages.some((one) => one.name === (handOn[name] ?? name)))
    .map((name) => `${name} is a dependency, and not in the build`),
  ...findUnknown(packages, scripts),
]
if (readFileSync(join(dist, 'licenses/inter.txt'), 'utf8') !== readFileSync(`node_modules/${font}/LICENSE`, 'utf8'))
  wrong.push(`public/licenses/inter.txt is not the licence of ${font}`)
for (const line of wrong) console.error(line)
if (wrong.length > 0) console.error('List the code of others that a build ships in .ci/shipped/parts.json.')
process.exit(wrong.length > 0 ? 1 : 0)

function additions() {
  return [
    ...parts.map(({ name, license, text, within }) =>
      section(`${name}, inside ${`${within.name} ${within.version}`.trim()} (${license})`, text),
    ),
    ...packages.flatMap(({ name, version, license }) => {
      const text = missingText(name)
      return text ? [section(`${name} - ${version} (${license})`, text)] : []
    }),
    ...packages
      .filter(({ folder }) => existsSync(join(folder, 'NOTICE')))
      .map(({ name, version, license, folder }) =>
        section(`${name} ${version}, its NOTICE (${license})`, readFileSync(join(folder, 'NOTICE'), 'utf8').trim()),
      ),
  ]
}

function section(title, text) {
  return `## ${title}\n\n${text}\n`
}

/** Each section: its title without the licence, the licence, the text below. */
function getEntries(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [head, ...lines] = entry.split('\n')
      const { title = head, license = '' } = /^(?<title>.*) \((?<license>\(?.*?\)?)\)$/.exec(head)?.groups ?? {}
      return { title, license, text: lines.join('\n').trim() }
    })
}

function hasText(title) {
  return listed.some((entry) => entry.title === title && entry.text !== '')
}
