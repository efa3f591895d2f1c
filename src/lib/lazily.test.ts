import { expect, test, vi } from 'vitest'
import { lazily } from './lazily.ts'

test('made when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}))
  const value = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(make).toHaveBeenCalledTimes(1)
})
