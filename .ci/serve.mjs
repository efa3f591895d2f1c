// Serves the built app with the mock backend: node .ci/serve.mjs [--port 4173] [--host 127.0.0.1] [--dist dist] [--path /portal/] [--demo]
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { freePort } from './freePort.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    dist: { type: 'string', default: 'dist' },
    path: { type: 'string', default: '/' },
    demo: { type: 'boolean', default: false },
  },
})

const { module } = await runnerImport('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
const port = Number(values.port)
/** A demo has its own data with people to sign in as, and a stand-in for external apps and single sign-on. */
const demo = async () => ({
  world: 'demo',
  config: { ...module.demoConfig, environment: 'demo' },
  standIn: await freePort(port && port + 1),
})
const { url, standIn } = await module.serve({
  port,
  host: values.host,
  dist: values.dist,
  path: values.path,
  ...(values.demo ? await demo() : {}),
})

console.log(`\n  The portal runs at ${url}\n`)
if (values.demo) {
  console.log(`  External apps and the single sign-on lead to ${standIn}, a stand-in for other sites.\n`)
  console.table(module.demoConfig.demoLogins.map(({ email, password, role }) => ({ email, password, role: role.de })))
  console.log('  The second factor is always 123456. Stop with Ctrl+C.\n')
}
