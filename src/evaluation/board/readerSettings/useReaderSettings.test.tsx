import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useReaderSettings } from './useReaderSettings.ts'

const server = testBackend()
const client = new QueryClient()

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ id: 7 })}>{children}</ViewerContext>
    </QueryClientProvider>
  )
}

test('saves a recent change immediately when the tab is hidden [EVAL-25]', async () => {
  await signedInAs(7)
  const saved: unknown[] = []
  server.use(
    http.get(`${base}results/user_charts/`, () => HttpResponse.json([])),
    http.post(`${base}results/user_charts/`, async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ id: 4 }, { status: 201 })
    }),
  )
  const { result } = renderHook(() => useReaderSettings(3), { wrapper: Around })
  await waitFor(() => expect(result.current.own).toEqual({}))
  // The clock is frozen, so the delay before a save never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => result.current.change({ a: { hidden: true } }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  vi.useRealTimers()
  await waitFor(() => expect(saved).toEqual([{ evaluation: 3, user: 7, charts_info: { a: { hidden: true } } }]))
})
