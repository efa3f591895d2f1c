// Serves the built app with the mock backend: node .ci/serve.mjs [--port 4173] [--host 127.0.0.1] [--dist dist] [--demo]
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    dist: { type: 'string', default: 'dist' },
    demo: { type: 'boolean', default: false },
  },
})

const { module } = await runnerImport('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
const demo = { environment: 'demo', demoLogins: module.demoLogins }
const { url } = await module.serve({
  port: Number(values.port),
  host: values.host,
  dist: values.dist,
  ...(values.demo ? { config: demo } : {}),
})

console.log(`\n  The portal runs at ${url}\n`)
if (values.demo) {
  console.table(module.demoLogins.map(({ email, password, role, note }) => ({ email, password, role, note })))
  console.log('  The second factor is always 123456. Stop with Ctrl+C.\n')
}
