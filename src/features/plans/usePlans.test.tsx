import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { optionalEndpointQuery } from '#api/rows/optionalEndpoint.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { usePlans } from './usePlans.ts'

const server = testBackend()

test('a failed list of plans that is requested again closes no dialog', async () => {
  await signedInAs(7)
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json({ detail: 'x' }, { status: 500 })))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const viewer = getViewer()
  const { result, rerender } = renderHook(() => usePlans(91), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ViewerContext value={viewer}>{children}</ViewerContext>
      </QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.place).toBe('server'))
  // Another part of the page asks for it again, or somebody comes back to the tab.
  const { queryKey } = optionalEndpointQuery(viewer.id, 'results/actions')
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get(`${base}results/actions/`, async () => {
      await answered
      return HttpResponse.json({ detail: 'x' }, { status: 500 })
    }),
  )
  act(() => void client.refetchQueries({ queryKey }))
  await waitFor(() => expect(client.isFetching({ queryKey })).toBe(1))
  rerender()
  expect(result.current.place).toBe('server')
  answer()
  await waitFor(() => expect(client.isFetching({ queryKey })).toBe(0))
  expect(result.current.place).toBe('server')
})
