// A part of `npm run package`: lists the components of a build (CycloneDX) in dist/.sbom.cdx.json, which is not served:
// the packages with a module or a file in it, and foreign code inside of them.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findParts } from './shipped/inside.mjs'
import { getPackages, getScripts } from './shipped/modules.mjs'

const dist = process.argv[2] ?? 'dist'
const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'],
  {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 100_000_000,
  },
)
if (status !== 0) process.exit(status ?? 1)
const sbom = JSON.parse(stdout)
const packages = getPackages(dist)
const parts = findParts(packages, getScripts(dist))
const root = sbom.metadata.component
const shipped = new Set(packages.map(getRef))
const known = sbom.components.filter((part) => shipped.has(part['bom-ref']))
const missing = [...shipped].filter((ref) => !known.some((part) => part['bom-ref'] === ref))
if (missing.length > 0) throw new Error(`${missing.join(', ')}: in the build, and not in package-lock.json`)
sbom.components = [...known, ...parts.map(getComponent)]
const needs = new Map(sbom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
sbom.dependencies = [
  ...[root['bom-ref'], ...shipped].map((ref) => ({ ref, dependsOn: [...shippedBelow(ref), ...getParts(ref)] })),
  ...parts.map((part) => ({ ref: getComponent(part)['bom-ref'], dependsOn: [] })),
]
// npm names it after the folder.
root.name = JSON.parse(readFileSync('package.json', 'utf8')).name
writeFileSync(join(dist, '.sbom.cdx.json'), JSON.stringify(sbom, null, 2))
console.log(
  `${known.length} packages and ${parts.length} parts of others inside of them in ${join(dist, '.sbom.cdx.json')}`,
)

function getRef({ name, version }) {
  return `${name}@${version}`
}

/** The dependencies of a package in the build; through one that only re-exports, those of its dependencies. */
function shippedBelow(ref, seen = new Set()) {
  const below = (needs.get(ref) ?? []).flatMap((one) => {
    if (shipped.has(one)) return [one]
    if (seen.has(one)) return []
    return shippedBelow(one, seen.add(one))
  })
  return [...new Set(below)]
}

function getParts(ref) {
  const isInside = ({ within }) => (within.version ? getRef(within) === ref : ref === root['bom-ref'])
  return parts.filter(isInside).map((part) => getComponent(part)['bom-ref'])
}

/** Its version is unknown, so none is listed. */
function getComponent({ name, license, within }) {
  const place = within.version ? getRef(within) : within.name
  return {
    'bom-ref': `${name} inside ${place}`,
    type: 'library',
    name,
    licenses: [license.startsWith('(') ? { expression: license.slice(1, -1) } : { license: { id: license } }],
    properties: [{ name: 'inside', value: place }],
  }
}
