import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadErrorAfter } from '#lib/constants.ts'
import { withTimeout, ChunkLoadError } from './ChunkLoadError.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that hangs counts as failed after two minutes, not before [PAGE-05, D-44, P02]', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  void withTimeout(new Promise(() => undefined), loadErrorAfter).catch(onError)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError)
})

test('a part that is refused fails at once, one that arrives is handed on', async () => {
  await expect(withTimeout(Promise.reject(new TypeError('404')), loadErrorAfter)).rejects.toBeInstanceOf(ChunkLoadError)
  await expect(withTimeout(Promise.resolve('part'), loadErrorAfter)).resolves.toBe('part')
})
