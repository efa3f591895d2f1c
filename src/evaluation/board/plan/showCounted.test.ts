// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { showCounted } from './showCounted.ts'

const after = async (ms: number, result: string | null) =>
  await new Promise<string | null>((resolve) => setTimeout(() => resolve(result), ms))

test.each<[string, number, string | null, (string | null)[]]>([
  ['a quick result is shown once', 5, 'n = 80', ['n = 80']],
  ['a slow result follows', 60, 'n = 80', [null, 'n = 80']],
  ['a slow count without a result shows nothing more', 60, null, [null]],
])('%s', async (_what, ms, result, expected) => {
  vi.useFakeTimers()
  const shown: (string | null)[] = []
  const done = showCounted(after(ms, result), 20, (one) => shown.push(one))
  await vi.advanceTimersByTimeAsync(100)
  await done
  vi.useRealTimers()
  expect(shown).toEqual(expected)
})
