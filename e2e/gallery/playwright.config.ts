import { resolve } from 'node:path'
import base from '../../playwright.config.ts'

const port = Number(process.env['PORT'] ?? 4274)
const dist = 'test-results/gallery-dist'
/** A development server would send each page its modules one by one. */
const build = `npx vite build --mode gallery --logLevel error --outDir ${dist} --emptyOutDir`

/** The gallery in a build of its own: npm run gallery. */
export default {
  ...base,
  projects: [{ name: 'gallery', testDir: '.' }],
  outputDir: resolve('test-results/gallery'),
  reporter: [['line' as const]],
  use: { ...base.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `${build} && node .ci/serve.mjs --port ${port} --dist ${dist}`,
    cwd: resolve('.'),
    timeout: 120_000,
    url: `http://127.0.0.1:${port}/gallery`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  },
}
