import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { RateLimitedError } from '#api/http/errors.ts'
import { useSubmit } from './useSubmit.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('a pending request blocks another one [S20] [N15]', async () => {
  const { result } = renderHook(() => useSubmit(), { wrapper })
  const gate = new EventTarget()
  const send = vi.fn(async () => await new Promise<void>((resolve) => gate.addEventListener('open', () => resolve())))
  act(() => {
    result.current.run(send)
    result.current.run(send)
  })
  await waitFor(() => expect(result.current.isBusy).toBe(true))
  act(() => result.current.run(send))
  expect(send).toHaveBeenCalledTimes(1)
  gate.dispatchEvent(new Event('open'))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  act(() => result.current.run(send))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test('nothing is sent before the wait after too many tries is over [S20]', async () => {
  const onError = vi.fn()
  const { result } = renderHook(() => useSubmit(() => 'zu oft', onError), { wrapper })
  act(() => result.current.run(async () => await Promise.reject(new RateLimitedError(40))))
  await waitFor(() => expect(result.current).toMatchObject({ wait: 40, isBusy: false }))
  expect(onError).toHaveBeenCalledExactlyOnceWith('zu oft', expect.any(RateLimitedError))
  const send = vi.fn(async () => await Promise.resolve())
  await act(async () => {
    result.current.run(send)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(send).not.toHaveBeenCalled()
})
