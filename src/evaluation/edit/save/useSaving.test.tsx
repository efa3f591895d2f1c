import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { type Entries, getEntries } from '#evaluation/edit/draft/entries.ts'
import { useSaving } from './useSaving.ts'

const server = testBackend()
const collection = {
  ...testCollection,
  path: 'results/evaluations',
  endpoint: 'results/evaluations',
  clone: () => ({ name: 'Kopie' }),
}
const sent = getEntries([{ i: 'a', type: 'mean', title: 'A' }])
const changed = getEntries([{ i: 'a', type: 'mean', title: 'A, danach' }])

beforeEach(() => useToasts.setState({ kept: [] }))

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>{children}</MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>
  )
}

test.each([
  ['unchanged', sent, 1],
  ['changed', changed, 0],
])('a copy opens immediately only if the draft is unchanged since: %s [D-37, EVAL-39]', async (_what, later, times) => {
  await signedInAs(7)
  let open = () => undefined as void
  const gate = new Promise<void>((resolve) => (open = resolve))
  const post = vi.fn()
  server.use(
    http.get(`${base}results/evaluations/3/`, () => HttpResponse.json({ id: 3 })),
    http.post(`${base}results/evaluations/`, async () => {
      post()
      await gate
      return HttpResponse.json({ id: 4 }, { status: 201 })
    }),
  )
  const letGo = vi.fn()
  const { result, rerender } = renderHook(
    ({ entries }: { entries: Entries }) =>
      useSaving({ collection, row: { id: 3 }, entries, dispatch: () => undefined, letGo }),
    { wrapper: Around, initialProps: { entries: sent } },
  )
  act(() => void result.current.copy())
  await waitFor(() => expect(post).toHaveBeenCalled())
  rerender({ entries: later })
  open()
  await waitFor(() => expect(useToasts.getState().kept).toHaveLength(1))
  expect(letGo).toHaveBeenCalledTimes(times)
})
