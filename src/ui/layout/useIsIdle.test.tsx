import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('deferred work waits for the first idle moment after the first page', async () => {
  const frames: (() => void)[] = []
  const idle: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  const { useIsIdle } = await import('./useIsIdle.ts')
  const { result } = renderHook(() => useIsIdle())
  frames.shift()?.()
  expect(idle).toHaveLength(0)
  frames.shift()?.()
  expect(result.current).toBe(false)
  act(() => idle.shift()?.())
  expect(result.current).toBe(true)
  expect(renderHook(() => useIsIdle()).result.current).toBe(true)
  expect([frames, idle]).toEqual([[], []])
})

test('a browser without idle callbacks waits half a second', async () => {
  vi.useFakeTimers()
  const { useIsIdle } = await import('./useIsIdle.ts')
  const { result } = renderHook(() => useIsIdle())
  act(() => void vi.advanceTimersByTime(499))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  vi.useRealTimers()
})
