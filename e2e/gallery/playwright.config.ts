import { resolve } from 'node:path'
import base from '../../playwright.config.ts'

const port = Number(process.env['PORT'] ?? 4274)

/** The gallery, which exists only on the development server: npm run gallery. */
export default {
  ...base,
  projects: [{ name: 'gallery', testDir: '.' }],
  outputDir: resolve('test-results/gallery'),
  reporter: [['line' as const]],
  use: { ...base.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `npx vite --port ${port} --strictPort --host 127.0.0.1`,
    cwd: resolve('.'),
    url: `http://127.0.0.1:${port}/gallery`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  },
}
