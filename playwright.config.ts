import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['PORT'] ?? 4273)
/** The build that is tested. */
const dist = process.env['PORTAL_DIST'] ?? 'dist'
const isLookedInto = process.env['TRACE'] !== undefined
const installed = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

/** Journeys run against the production build, over real HTTP, with the deployment's own headers. */
export default defineConfig<object, { engine: 'firefox' | 'webkit' }>({
  projects: [
    // Two keep two processors busy; a walk with faults waits half of its time, so a third worker has those.
    { name: 'journeys', testDir: 'e2e/journeys', workers: 2 },
    // By seed: FAULTS=1350 npm run faults, or one alone by FAULTS_SEED.
    { name: 'faults', testDir: 'e2e/faults', timeout: 120_000 },
    // In Firefox and WebKit, where they are installed: npm run browsers.
    {
      name: 'firefox',
      testDir: 'e2e',
      testMatch: ['firefox/*.spec.ts', 'browsers/*.spec.ts'],
      use: { engine: 'firefox' },
    },
    { name: 'webkit', testDir: 'e2e/browsers', use: { engine: 'webkit' } },
    // Every screen, which takes half an hour: npm run screens. No part of `npm test`.
    { name: 'screens', testDir: 'e2e/screens' },
  ],
  // test-results/ itself holds the reports of every runner.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 3,
  // One that passes at the second try only is named in the report of `npm test`.
  retries: 1,
  // Several times what the longest step of a journey takes on a quiet machine: a slow one needs it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // A control that is not there ends a long walk with its name, not with the time of the whole walk.
    actionTimeout: 45_000,
    // A trace takes as long again as the journey, and a picture is taken of one that passes, too: only to look into one (TRACE=1).
    trace: isLookedInto ? 'retain-on-failure' : 'off',
    screenshot: isLookedInto ? 'only-on-failure' : 'off',
    launchOptions: {
      ...(installed === undefined ? {} : { executablePath: installed }),
      // SCROLLBARS=1: scroll bars take room, as on Windows.
      ...(process.env['SCROLLBARS'] === undefined ? {} : { ignoreDefaultArgs: ['--hide-scrollbars'] }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No GPU is emulated on the processor, which takes 3 % of a run and more where charts are drawn.
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--in-process-gpu',
        // A page of a journey is short-lived: compiling all but its hottest functions takes longer than it saves.
        '--js-flags=--invocation-count-for-maglev=8000 --invocation-count-for-turbofan=60000',
      ],
    },
  },
  webServer: {
    command: `node .ci/serve.mjs --port ${port} --dist ${dist}`,
    url: `http://127.0.0.1:${port}/config.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
