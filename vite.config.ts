import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Chunks of the first page besides the entry. */
const neededAtStart = new Set(['start', 'list'])

export default defineConfig({
  plugins: [react(), compileHints(), looseRouter(), mockWorker()],
  // The package names its development build alone, with all of its warnings.
  resolve: { alias: [{ find: /^fflate$/, replacement: join(import.meta.dirname, 'src/features/evaluation/charts/save/packWorkbook.ts') }, { find: /^react-router$/, replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs') }] },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Few chunks for the first load: many small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            { name: 'fields', test: /src[\\/]ui[\\/]TextField\.tsx/, priority: 5 },
            { name: 'list', test: /src[\\/]screens[\\/]list[\\/]ListScreen/, priority: 3 },
            { name: 'login', test: /src[\\/]app[\\/]SignIn/, priority: 2 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['{src,mocks,locales}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testSetup.ts'],
    restoreMocks: true,
    // With the packer of the build.
    server: { deps: { inline: ['write-excel-file'] } },
    // For what hangs, not for what is slow on a busy machine.
    testTimeout: 30_000,
  },
})

/**
 * Tells the browser's engine to compile all functions of the first page's chunks in the background while they arrive,
 * instead of one by one on the main thread (Chromium's explicit compile hints; elsewhere it is a comment).
 */
function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !(chunk.isEntry || neededAtStart.has(chunk.name))) continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          const map = bundle[`${chunk.fileName}.map`]
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}

/** The mock backend's service worker, for the development server alone: nothing of it gets into a build. */
function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readFileSync('node_modules/msw/lib/mockServiceWorker.js'))
      })
    },
  }
}

/**
 * The router hangs display names on its components, and to a bundler that is a use of them: without the names what the
 * portal does not use of it falls away (4 kB of the first page, gzip).
 */
function looseRouter(): Plugin {
  return {
    name: 'loose-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      // Every line stays where it was.
      handler: (code) => ({ map: null, code: code.replace(/^\w+\.displayName = .*;$/gm, '').replace(/(?<== )(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1') }),
    },
  }
}
