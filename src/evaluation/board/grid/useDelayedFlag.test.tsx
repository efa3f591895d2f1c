import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDelayedFlag } from './useDelayedFlag.ts'

afterEach(() => void vi.useRealTimers())

test('reports only states that last', () => {
  vi.useFakeTimers()
  const states: boolean[] = []
  const { rerender } = renderHook(
    (is: boolean) => {
      const lasts = useDelayedFlag(is, 150)
      states.push(lasts)
      return lasts
    },
    { initialProps: true },
  )
  act(() => void vi.advanceTimersByTime(149))
  rerender(false)
  act(() => void vi.advanceTimersByTime(1000))
  expect(states).not.toContain(true)
  rerender(true)
  act(() => void vi.advanceTimersByTime(150))
  expect(states.at(-1)).toBe(true)
  act(() => rerender(false))
  expect(states.at(-1)).toBe(false)
})
