import { expect, test, vi } from 'vitest'
import { memo } from './memo.ts'

test('made when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}))
  const value = memo(make)
  expect(make).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(make).toHaveBeenCalledTimes(1)
})
