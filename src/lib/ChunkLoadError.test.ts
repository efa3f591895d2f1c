import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadErrorAfter } from './constants.ts'
import { withTimeout, ChunkLoadError } from './ChunkLoadError.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a chunk that hangs fails after two minutes [PAGE-05, D-44, P02]', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  void withTimeout(new Promise(() => undefined), loadErrorAfter).catch(onError)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError)
})

test('a chunk that is refused fails immediately', async () => {
  await expect(withTimeout(Promise.reject(new TypeError('404')), loadErrorAfter)).rejects.toBeInstanceOf(ChunkLoadError)
  await expect(withTimeout(Promise.resolve('part'), loadErrorAfter)).resolves.toBe('part')
})
