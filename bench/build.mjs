// Installs what the bench lacks and builds both contenders.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const dists = { portal: 'bench/dist/portal', reactAdmin: 'bench/dist/react-admin' }

export function build() {
  if (!existsSync('bench/node_modules/react-admin'))
    run('npm', 'ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund')
  run(process.execPath, '.ci/build.mjs', dists.portal)
  run(
    process.execPath,
    'bench/node_modules/vite/bin/vite.js',
    'build',
    'bench/react-admin',
    '--logLevel',
    'error',
    '--outDir',
    '../dist/react-admin',
    '--emptyOutDir',
  )
}

function run(command, ...args) {
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
