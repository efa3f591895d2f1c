import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import about from './package.json' with { type: 'json' }
import { buildInfo } from './.ci/buildInfo.ts'
import { getChunkGroups } from './.ci/chunks.ts'
import { getUnitFiles } from './.ci/testing/unitFiles.ts'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** `PORTAL_BACKEND=https://… npm run dev` develops against a real server; without it the mock backend answers in the browser. */
const backend = process.env['PORTAL_BACKEND']
const build = buildInfo()

/** Units that import nothing but their own folder. */
const alone = /^src\/(?:lib|evaluation\/(?:counting|model|types))\//
const { isolated, withWindow, withoutWindow } = getUnitFiles()
const setupFiles = ['src/testSetup.ts']

export default defineConfig({
  plugins: [react(), mockWorker()],
  define: {
    'import.meta.env.HAS_BACKEND': JSON.stringify(backend !== undefined),
    'import.meta.env.BUILD_COMMIT': JSON.stringify(build.commit),
    'import.meta.env.BUILD_TIME': JSON.stringify(build.time),
  },
  server: {
    proxy:
      backend === undefined
        ? {}
        : { '/backend/': { target: backend, changeOrigin: true, rewrite: (path) => path.replace(/^\/backend/, '') } },
  },
  // Of all pages that Vite would search, those of `bench/` need packages of their own: one that is missing ends the search, and
  // the development server finds the portal's packages one after another, with reloads in the midst of what one does.
  optimizeDeps: { entries: ['index.html'] },
  // Under whatever path the portal is served: its files find each other from where they are. `index.html` alone names them
  // from the root, as it answers at every address; where that is no root, the server puts the path in front (docs/deploy).
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    // From package.json, as '.ci/checks/browsers.mjs' holds it: chrome116, safari17.4 …
    target: about.browserslist.map((line) => line.replace(/^ios_saf/, 'ios').replace(' >= ', '')),
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    manifest: true,
    // The licences of everything in the bundle, served with it.
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: getChunkGroups() } } },
  },
  test: {
    projects: [
      // Environment, set-up and imports take several times as long as the tests: the files of a worker share their modules.
      // What renders has a document; another test that needs one says so in its first line.
      {
        extends: true,
        test: { name: 'with a window', isolate: false, environment: 'jsdom', include: withWindow, setupFiles },
      },
      {
        extends: true,
        test: { name: 'plain', isolate: false, include: withoutWindow.filter((path) => !alone.test(path)), setupFiles },
      },
      // What reads no words and keeps nothing needs no set-up either.
      {
        extends: true,
        test: {
          name: 'alone',
          isolate: false,
          include: withoutWindow.filter((path) => alone.test(path)),
          setupFiles: ['src/testCases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated, with a window',
          environment: 'jsdom',
          include: isolated.filter((path) => path.endsWith('x')),
          setupFiles,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated.filter((path) => path.endsWith('.ts')), setupFiles },
      },
    ],
    restoreMocks: true,
    server: { deps: { inline: ['echarts-for-react'] } },
    // Tests wait for timers, files and child processes: one worker more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // For what hangs, not for what is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})

/** The mock backend's service worker, for the development server alone: nothing of it gets into a build. */
function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response
          .setHeader('Content-Type', 'text/javascript')
          .end(readFileSync('node_modules/msw/lib/mockServiceWorker.js'))
      })
    },
  }
}
