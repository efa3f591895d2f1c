// npm run build: the portal, compile hints, the licences of its packages, and version.json with the build information, which the
// scripts contain, too, for error reports.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCompileHints } from './compileHints.mjs'
import { load } from './load.mjs'
import { run } from './setup.mjs'

const { buildInfo } = await load('./.ci/buildInfo.ts')
const info = buildInfo()
const env = { ...process.env, BUILD_COMMIT: info.commit, BUILD_TIME: info.time }
const [dist = 'dist'] = process.argv.slice(2)
run('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'], { env })
addCompileHints(dist)
run('node', ['.ci/licenses.mjs', dist])
writeFileSync(join(dist, 'version.json'), `${JSON.stringify(info, null, 2)}\n`)
