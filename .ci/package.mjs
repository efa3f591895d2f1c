// npm run package: makes a build ready to be served. Packs its scripts and styles with brotli and gzip, and lists what it is made
// of (CycloneDX) in dist/.sbom.cdx.json, which is not served.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = process.argv[2] ?? 'dist'
const assets = join(dist, 'assets')
for (const name of readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file))) {
  const plain = readFileSync(join(assets, name))
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
  for (const [end, packed] of [
    ['.br', brotli],
    ['.gz', gzipSync(plain, { level: 9 })],
  ])
    if (packed.length < plain.length) writeFileSync(join(assets, name + end), packed)
}

const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 100_000_000,
})
if (status !== 0) process.exit(status ?? 1)
const sbom = JSON.parse(stdout)
// `--omit dev` would leave out what development needs as well, so that its own parts are taken out here.
const isOfDevelopment = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development')
sbom.components = sbom.components.filter((part) => !isOfDevelopment(part))
const kept = new Set([sbom.metadata.component, ...sbom.components].map((part) => part['bom-ref']))
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
// npm names it after the folder.
sbom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name
writeFileSync(join(dist, '.sbom.cdx.json'), JSON.stringify(sbom, null, 2))
console.log(`${sbom.components.length} parts in ${join(dist, '.sbom.cdx.json')}`)
