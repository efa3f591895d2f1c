import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), mockWorker()],
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
  },
})

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
