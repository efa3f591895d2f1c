// The packages in a build by the build itself: its source maps name every module with its text, its manifest the other
// files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each package in a build by its folder below `node_modules`, with what its package.json says and its modules (path to text). */
export function getPackages(dist) {
  const packages = new Map()
  const add = (path, text) => {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]
    if (folder === undefined || !existsSync(join(folder, 'package.json'))) throw new Error(`${path} is in no package`)
    const known = packages.get(folder) ?? { ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), folder }
    packages.set(folder, { ...known, modules: { ...known.modules, [path]: text } })
  }
  const assets = join(dist, 'assets')
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const map = join(assets, `${name}.map`)
    // The bundler's own helpers have none.
    if (!existsSync(map) && name.startsWith('rolldown-runtime-')) continue
    if (!existsSync(map)) throw new Error(`${name} has no source map: build with build.sourcemap`)
    const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8'))
    for (const [place, source] of sources.entries()) {
      const path = below(source)
      if (path !== undefined) add(path, sourcesContent[place] ?? '')
    }
  }
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  for (const path of Object.keys(manifest).map(below)) if (path !== undefined && !isModule(path)) add(path, '')
  return [...packages.values()].toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
}

/** The scripts of a build, one after another. */
export function getScripts(dist) {
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
}

/** The path of a source map or the manifest from `node_modules` on, if it is in there. */
function below(source) {
  return /(?:^|\/)(node_modules\/[^?\0]*)/.exec(source)?.[1]
}

function isModule(path) {
  return /\.[cm]?[jt]sx?$/.test(path)
}
