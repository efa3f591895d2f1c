// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TooMany } from '#api/errors.ts'
import { useSubmit } from './useSubmit.ts'

test('while one is on its way nothing else is sent, whatever is pressed [S20] [N15]', async () => {
  const { result } = renderHook(() => useSubmit())
  const gate = new EventTarget()
  const send = vi.fn(async () => await new Promise<void>((resolve) => gate.addEventListener('open', () => resolve())))
  act(() => {
    result.current.run(send)
    result.current.run(send)
  })
  expect(result.current.isBusy).toBe(true)
  act(() => result.current.run(send))
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => await Promise.resolve(gate.dispatchEvent(new Event('open'))))
  expect(result.current.isBusy).toBe(false)
  act(() => result.current.run(send))
  expect(send).toHaveBeenCalledTimes(2)
})

test('after too many tries nothing is sent before the wait is over [S20]', async () => {
  const onFault = vi.fn()
  const { result } = renderHook(() => useSubmit(() => 'zu oft', onFault))
  await act(async () => await Promise.resolve(result.current.run(async () => await Promise.reject(new TooMany(40)))))
  expect(onFault).toHaveBeenCalledExactlyOnceWith('zu oft', expect.any(TooMany))
  expect(result.current).toMatchObject({ wait: 40, isBusy: false })
  const send = vi.fn(async () => await Promise.resolve())
  act(() => result.current.run(send))
  expect(send).not.toHaveBeenCalled()
})
