import { mutate } from './groups.mjs'

export default {
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['bench', 'dist', 'docs', 'e2e', 'public'],
  // Stryker rewrites its paths for a sandbox through an API that TypeScript 7 no longer has; these paths stay inside.
  tsconfigFile: 'none',
  tempDirName: 'node_modules/.stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
}
