import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('what may wait waits for the first idle moment, and nothing waits after it', async () => {
  let tell: () => void = () => undefined
  const ask = vi.fn<(told: () => void) => number>((told) => {
    tell = told
    return 1
  })
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>())
  const { useIsIdle } = await import('./useIsIdle.ts')
  const { result } = renderHook(() => useIsIdle())
  expect(result.current).toBe(false)
  act(() => tell())
  expect(result.current).toBe(true)
  expect(renderHook(() => useIsIdle()).result.current).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a browser that tells of no idle moment gets there after half a second', async () => {
  vi.useFakeTimers()
  const { useIsIdle } = await import('./useIsIdle.ts')
  const { result } = renderHook(() => useIsIdle())
  act(() => void vi.advanceTimersByTime(499))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  vi.useRealTimers()
})
