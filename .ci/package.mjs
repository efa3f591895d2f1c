// A part of `npm run package`: compresses the scripts and styles of a build with brotli and gzip.
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
