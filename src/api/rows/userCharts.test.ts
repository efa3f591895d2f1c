// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What a browser has for all of its tabs: who asks for a name waits until those before are done. */
const held = new Map<string, Promise<unknown>>()
const locks = {
  request: async (name: string, _options: unknown, run: () => Promise<unknown>) => {
    const before = held.get(name)
    const own = (async () => {
      await before
      return await run()
    })()
    held.set(name, own)
    return await own
  },
}
let stored: Record<string, unknown> = {}

beforeEach(() => {
  stored = { 'chart-1': { hidden: true } }
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

/** The module as another tab has it: with nothing of this one. */
async function openTab() {
  vi.resetModules()
  const { inTurn } = await import('./userCharts.ts')
  return async (evaluation: number, key: string) =>
    await inTurn(evaluation, 7, async () => {
      const found = { ...stored }
      await new Promise((resolve) => setTimeout(resolve, 20))
      stored = { ...found, [key]: [{ id: 1 }] }
    })
}

test('what two tabs save at the same time is kept, each beside what was stored', async () => {
  const [save, saveElsewhere] = [await openTab(), await openTab()]
  expect(save).not.toBe(saveElsewhere)
  await Promise.all([save(91, 'portal:plans'), saveElsewhere(91, 'chart-2')])
  expect(stored).toEqual({ 'chart-1': { hidden: true }, 'portal:plans': [{ id: 1 }], 'chart-2': [{ id: 1 }] })
})

test('a tab that hangs does not keep the others from saving', async () => {
  const late = async () => await Promise.reject(new DOMException('waited', 'TimeoutError'))
  vi.stubGlobal('navigator', { locks: { request: late } })
  await (
    await openTab()
  )(91, 'portal:plans')
  expect(stored).toHaveProperty('portal:plans')
})

test('a failure while saving is no reason to save once more', async () => {
  vi.resetModules()
  const { inTurn } = await import('./userCharts.ts')
  const run = vi.fn(async () => await Promise.reject(new DOMException('aborted', 'AbortError')))
  await expect(inTurn(91, 7, run)).rejects.toThrow('aborted')
  expect(run).toHaveBeenCalledOnce()
})
