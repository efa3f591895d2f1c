import { expect, test, vi } from 'vitest'
import { memo } from './memo.ts'

test('computes a value once on first use', () => {
  const make = vi.fn(() => ({}))
  const value = memo(make)
  expect(make).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(make).toHaveBeenCalledTimes(1)
})
