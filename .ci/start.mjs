// npm start: installs what is missing, builds the portal and serves it with the mock backend on one port.
import { freePort } from './freePort.mjs'
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
run('npx', ['vite', 'build', '--logLevel', 'warn'])
const wanted = Number(process.env.PORT ?? 4173)
const port = await freePort(wanted)
if (port !== wanted) console.log(`Port ${wanted} is taken; the portal takes ${port} instead.`)
run('node', ['.ci/serve.mjs', '--demo', '--port', String(port)])
