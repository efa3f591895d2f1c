import 'fake-indexeddb/auto'
import type * as FastCheck from 'fast-check'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import '#ui/i18n/i18n.ts'
import { wordFiles } from '#ui/i18n/wordFiles.ts'

beforeEach(() => {
  takeConfig({})
  // Files share their modules: what arrived after the end of another one is not shown here.
  useToasts.setState(useToasts.getInitialState(), true)
})

// Files share their modules and globals: each leaves the clock and the globals as they were.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// All words come with the language that a test chooses, also those of the area of test collections, which has none.
void i18next.loadNamespaces([
  ...Object.keys(wordFiles).flatMap((path) => /\/de\/(.+)\.json$/.exec(path)?.[1] ?? []),
  'fields-test',
])

// The same cases on every machine; FUZZ=1 looks for new ones.
vi.mock('fast-check', async (original) => {
  const fastCheck = await original<typeof FastCheck>()
  if (process.env['FUZZ'] === undefined) fastCheck.configureGlobal({ seed: 20_261_121 })
  return fastCheck
})

if (typeof document !== 'undefined') {
  // Without a language of its own a file reads keys, whatever language the one before chose.
  beforeAll(async () => void (await i18next.changeLanguage('cimode')))
  await import('@testing-library/jest-dom/vitest')
  // jsdom has no layout: nothing ever comes into sight or changes its size, and no medium matches.
  for (const name of ['IntersectionObserver', 'ResizeObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    )
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
  // What is still drawn, or still on its way, when the window of a file goes would fail the run outside of any test.
  afterEach(cleanup)
  afterAll(async () => await vi.dynamicImportSettled())
}
