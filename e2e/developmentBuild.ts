import { build, runnerImport } from 'vite'
import type * as server from '../mocks/serve.ts'
import { test as base } from './fixtures.ts'

export { expect } from './fixtures.ts'

/**
 * As in every journey, but with a development build in which React warns on the console: endless renders, missing keys,
 * state set during another component's render.
 */
export const test = base.extend<object, { checked: string }>({
  checked: [
    async ({ browserName }, give, { workerIndex }) => {
      const dist = `test-results/checked-${browserName}-${workerIndex}`
      await build({
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"development"' },
        build: { minify: false, sourcemap: false, outDir: dist, emptyOutDir: true },
      })
      const { module } = await runnerImport<typeof server>('./mocks/serve.ts', { configFile: false, logLevel: 'error' })
      const { url, close } = await module.serve({ port: 0, dist })
      await give(url)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ checked }, give) => await give(checked),
})
