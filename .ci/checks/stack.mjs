// The owner's packages are in use: each is imported where it does its job (see docs/stack.md). Every package has its
// line in docs/dependencies.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const inProduct = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'axios',
  'zustand',
  'react-hook-form',
  'zod',
  'i18next',
  'react-i18next',
  'echarts',
  'echarts-for-react',
  'papaparse',
  'jszip',
  'date-fns',
]
const inTools = { vite: '.ci', vitest: 'src', '@testing-library/react': 'src', msw: 'mocks', '@playwright/test': 'e2e' }

const product = files('src')
  .filter((path) => !/\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(path))
  .map(text)
  .join('\n')
const wrong = [
  ...inProduct
    .filter((name) => !imports(product, name))
    .map((name) => `${name} is imported nowhere under src/ (tests apart)`),
  ...Object.entries(inTools)
    .filter(([name, place]) => !imports(files(place).map(text).join('\n'), name))
    .map(([name, place]) => `${name} is imported nowhere under ${place}`),
]
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const lines = readFileSync('docs/dependencies.md', 'utf8').match(/^\| [^|]+/gm) ?? []
wrong.push(
  ...Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !lines.some((line) => isNamed(line, name)))
    .map((name) => `${name} has no line in docs/dependencies.md`),
)
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

/** By its whole name, or among others of its scope: '@tiptap/react, starter-kit'. */
function isNamed(line, name) {
  const [scope, tail] = name.split('/')
  const words = line.split(/[\s,()|]+/)
  return (
    words.includes(name) ||
    (tail !== undefined && words.includes(tail) && words.some((word) => word.startsWith(`${scope}/`)))
  )
}

/** Also by a part of the package (`zod/mini`); a type import alone is not enough. */
function imports(source, name) {
  return new RegExp(
    `^import (?!type ).*from '${name.replaceAll('/', '\\/')}(?:/[^']*)?'|import\\('${name}(?:/[^']*)?'\\)`,
    'm',
  ).test(source.replaceAll(/^import (?!type )[^']*?from/gm, (head) => head.replaceAll('\n', ' ')))
}

function files(place) {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => join(place, name))
}

function text(path) {
  return readFileSync(path, 'utf8')
}
