// A part of `npm run build`: has Chromium compile the scripts that people begin with in the background, while they arrive.
// Without it each function is compiled in the page when it is first called. Other browsers read a comment.
// https://v8.dev/blog/explicit-compile-hints; decision 0051. The line has to be the first of its file, and Vite writes
// one of its own in front of every banner of the build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'
/** Chunks (see chunks.ts) most of whose functions run as soon as they are there. */
const chunks = ['index', 'packages', 'list', 'record', 'controls', 'form']

/** Adds the hint to the scripts of these chunks, and moves their source maps by its line. */
export function addCompileHints(dist) {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets)
  for (const chunk of chunks) {
    const pattern = new RegExp(`^${chunk}-[\\w-]{8}\\.js$`)
    const scripts = names.filter((name) => pattern.test(name))
    if (scripts.length === 0)
      throw new Error(`The build has no chunk '${chunk}': bring .ci/compileHints.mjs up to date`)
    for (const name of scripts) addHint(join(assets, name))
  }
}

function addHint(file) {
  writeFileSync(file, hint + readFileSync(file, 'utf8'))
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
  // A semicolon ends each line of the script.
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}
