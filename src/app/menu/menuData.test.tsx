import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { useCountsAnew, useMenuData } from './menuData.ts'

const server = testBackend()

test('refreshes the counts of the menu once for pages that are passed through', async () => {
  await signedInAs(7)
  const client = new QueryClient()
  let open = 3
  const requested: string[] = []
  server.use(
    http.get(`${base}:app/:name/`, ({ params, request }) => {
      const endpoint = `${String(params['app'])}/${String(params['name'])}`
      requested.push(endpoint)
      if (endpoint === 'apps/apps') return HttpResponse.json([{ id: 5, name: 'Portal' }])
      expect(new URL(request.url).searchParams.get('size')).toBe('1')
      return HttpResponse.json({ count: open, results: [{ id: 1 }] })
    }),
  )
  const viewer = getViewer({ isStaff: true })
  const { result, rerender } = renderHook(
    ({ isRequested }) => {
      useCountsAnew(viewer)
      return { menu: useMenuData(viewer, isRequested), go: useNavigate() }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
      initialProps: { isRequested: false },
    },
  )
  expect(requested).toEqual([])
  rerender({ isRequested: true })
  await waitFor(() => expect(result.current.menu.badges.get('accounts/feedbacks')).toBe(3))
  await waitFor(() => expect(result.current.menu.records.get('apps/groups')).toEqual([{ id: 5, name: 'Portal' }]))
  const { menu } = result.current
  rerender({ isRequested: true })
  expect(result.current.menu).toBe(menu)

  open = 4
  requested.length = 0
  await act(async () => await result.current.go('/patzu/orders'))
  await act(async () => await result.current.go('/patzu/hospitals'))
  await waitFor(() => expect(result.current.menu.badges.get('accounts/feedbacks')).toBe(4))
  expect(requested.toSorted()).toEqual(['accounts/feedbacks', 'accounts/invitations'])
})

test.each([
  [200, true],
  [404, false],
  [500, false],
])('an optional endpoint is requested once, and its status says whether it exists: %i', async (status, isThere) => {
  await signedInAs(7)
  let calls = 0
  server.use(
    http.get(`${base}results/actions/`, () => {
      calls += 1
      return status === 200 ? HttpResponse.json([]) : HttpResponse.json({}, { status })
    }),
    http.get(`${base}:app/:name/`, () => HttpResponse.json({ count: 0, results: [] })),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const viewer = getViewer({ isStaff: true })
  const { result, rerender } = renderHook(() => useMenuData(viewer, true), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.badges.size).toBeGreaterThan(0))
  await waitFor(() => expect(calls).toBe(1))
  rerender()
  await waitFor(() => expect(result.current.present.has('results/actions')).toBe(isThere))
  expect(calls).toBe(1)
})
