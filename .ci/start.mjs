// npm start: sets up what is missing, builds the portal and serves it with the mock backend on one port.
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
run('npx', ['vite', 'build', '--logLevel', 'warn'])
run('node', ['.ci/serve.mjs', '--demo', '--port', process.env.PORT ?? '4173'])
