import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import type * as FastCheck from 'fast-check'
import { beforeEach, vi } from 'vitest'
import { takeConfig } from '#api/config.ts'

beforeEach(() => void takeConfig({}))

// The same cases on every machine; FUZZ=1 looks for new ones.
vi.mock('fast-check', async (original) => {
  const fastCheck = await original<typeof FastCheck>()
  if (process.env['FUZZ'] === undefined) fastCheck.configureGlobal({ seed: 20_261_121 })
  return fastCheck
})

if (typeof document !== 'undefined') {
  // jsdom has no layout: nothing ever comes into sight.
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} unobserve() {} })
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
}
