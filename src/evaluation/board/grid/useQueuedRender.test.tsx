import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQueuedRender } from './useQueuedRender.ts'

type Given = { newest: { rows: number } | null; isNear?: boolean; isPrinting?: boolean }
const [ten, three] = [{ rows: 10 }, { rows: 3 }]
const show = (first: Given) =>
  renderHook(({ newest, isNear = true, isPrinting = false }: Given) => useQueuedRender(newest, isNear, isPrinting), {
    initialProps: first,
  })

test('keeps the previous render until the newest one is due', async () => {
  const { result, rerender } = show({ newest: ten })
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current).toBe(ten))
  rerender({ newest: three })
  expect(result.current).toBe(ten)
  await waitFor(() => expect(result.current).toBe(three))
})

test('renders a chart out of sight later, but immediately for print [R06]', async () => {
  const { result, rerender } = show({ newest: ten, isNear: false })
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 700)))
  expect(result.current).toBeNull()
  rerender({ newest: ten, isNear: false, isPrinting: true })
  expect(result.current).toBe(ten)
  rerender({ newest: ten })
  await waitFor(() => expect(result.current).toBe(ten))
  rerender({ newest: three, isNear: false })
  expect(result.current).toBe(ten)
  await waitFor(() => expect(result.current).toBe(three), { timeout: 3000 })
})
