// Serves both contenders with the one mock backend, from one process; tells the parent where.
import { readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { dists } from './build.mjs'

const { module } = await runnerImport('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
const ours = 'docs/deploy/headers.conf'
// Under our policy react-admin does not start (inline styles, innerHTML): it gets every header but that one.
const theirs = 'bench/dist/headers.conf'
writeFileSync(theirs, readFileSync(ours, 'utf8').replace(/^add_header Content-Security-Policy .*$/m, ''))

const portal = await module.serve({ port: 0, dist: dists.portal, headers: ours })
const reactAdmin = await module.serve({ port: 0, dist: dists.reactAdmin, headers: theirs })
process.send({
  portal: portal.url,
  reactAdmin: reactAdmin.url,
  password: module.demoLogins[1].password,
  email: module.demoLogins[1].email,
})
process.on('disconnect', () => process.exit(0))
