import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsPainted } from './useIsPainted.ts'

let frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1))
})
afterEach(() => {
  // In this order: the stubs cover functions of the fake timers.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what waits for the paint renders after the first frame', () => {
  const { result } = renderHook(() => useIsPainted())
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toBe(false)
  act(() => frames[0]?.(0))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(0))
  expect(result.current).toBe(true)
})

test('a page without frames shows the rest after a moment', () => {
  const { result } = renderHook(() => useIsPainted())
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toBe(true)
})

test('nothing waits for a frame once the component is gone', () => {
  const { unmount } = renderHook(() => useIsPainted())
  unmount()
  expect([frames.length, vi.getTimerCount()]).toEqual([0, 0])
})
