import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, delay, http } from 'msw'
import { type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#api/session/session.ts'
import { base, testBackend, getTokens } from '#api/testBackend.ts'
import { useListUrlState } from './useListUrlState.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

const server = testBackend()

beforeEach(async () => {
  window.history.replaceState(null, '', '/test/things?state=1')
  await signIn(getTokens(7))
})

function answering(milliseconds: number): string[] {
  const requested: string[] = []
  server.use(
    http.get(`${base}test/things/`, async ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('ordering') ?? '')
      await delay(milliseconds)
      return HttpResponse.json([])
    }),
  )
  return requested
}

function list() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
    </QueryClientProvider>
  )
  return renderHook(() => useListUrlState(testCollection, getViewer({ isStaff: true })), { wrapper }).result
}

test('the address changes together with the reordered rows', async () => {
  const requested = answering(20)
  const hook = list()
  act(() => hook.current.navigateWithPrefetch({ ordering: '-name' }))
  expect(window.location.search).toBe('?state=1')
  await waitFor(() => expect(window.location.search).toBe('?state=1&ordering=-name'))
  await waitFor(() => expect(hook.current.params.ordering).toBe('-name'))
  expect(requested).toEqual(['-name'])
})

test('the address does not wait for slow rows', async () => {
  answering(5_000)
  const hook = list()
  act(() => hook.current.navigateWithPrefetch({ ordering: '-name' }))
  await waitFor(() => expect(window.location.search).toBe('?state=1&ordering=-name'), { timeout: 4_000 })
})

test('two quick changes are merged [N08]', async () => {
  answering(30)
  const hook = list()
  act(() => hook.current.navigateWithPrefetch({ ordering: '-name' }))
  act(() => hook.current.navigateWithPrefetch({ ordering: 'anqid' }))
  act(() => hook.current.change({ search: 'ost' }))
  expect(window.location.search).toBe('?state=1&search=ost&ordering=anqid')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(window.location.search).toBe('?state=1&search=ost&ordering=anqid')
})

test('another filter, search or order starts on the first page', () => {
  answering(5_000)
  window.history.replaceState(null, '', '/test/things?state=1&page=3')
  const hook = list()
  expect(hook.current.params.page).toBe(3)
  act(() => hook.current.change({ filters: { state: '3' } }))
  expect(window.location.search).toBe('?state=3')
  act(() => hook.current.change({ page: 2 }))
  expect(hook.current.params.page).toBe(2)
  act(() => hook.current.change({ search: 'Haus' }))
  expect(hook.current.params.page).toBe(1)
})

test('does not return to a list that was left meanwhile', async () => {
  answering(30)
  const hook = list()
  act(() => hook.current.navigateWithPrefetch({ ordering: '-name' }))
  window.history.pushState(null, '', '/test/things/7')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(window.location.pathname + window.location.search).toBe('/test/things/7')
})
