// Files and folders that the documentation names in backticks or links to exist. Decisions name the files of their
// time; files that a recipe of CONTRIBUTING.md creates do not exist yet.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const list = (...args) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...args], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => existsSync(path))
const files = list()
const folders = new Set(files.flatMap(parents))
/** A path from the root, or the end of the path of a script (`ui/Button.tsx`); anything else may be an endpoint or a value. */
const fromRoot = /^(?:src|mocks|e2e|locales|docs|bench|public|\.ci|\.github|\.vscode)\/[\w.@/-]*$/
const script = /^\w[\w./-]*\.(?:tsx?|mjs|cjs|css)$/
const wrong = list('*.md')
  .filter((path) => path !== 'CHANGELOG.md')
  .flatMap((path) => {
    const text = readFileSync(path, 'utf8').replaceAll(/^```.*?^```$/gms, '')
    const created = path === 'CONTRIBUTING.md' ? /^`[^`]+`$/ : /^$/
    const named = (path.startsWith('docs/decisions/') ? '' : text)
      .split('\n')
      .filter((line) => !created.test(line))
      .flatMap((line) => [...line.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name))
      .filter((name) => !exists(name))
    const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target]) => target)
      .filter((target) => !existsSync(normalize(join(dirname(path), target))))
    return [...named, ...linked].map((name) => `${path} names ${name}, which does not exist`)
  })
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

function exists(name) {
  if (fromRoot.test(name)) return files.includes(name) || folders.has(name.replace(/\/$/, ''))
  return !script.test(name) || files.some((path) => path === name || path.endsWith(`/${name}`))
}

/** All folders above a file. */
function parents(path) {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...parents(folder)]
}
