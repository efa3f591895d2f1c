import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Rule } from '#engine/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { useCloning } from './useCloning.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'

const server = testBackend()

const manager: Rule = (viewer, row) =>
  viewer.isStaff || (row as { users_admin?: number[] } | undefined)?.users_admin?.includes(viewer.id) === true
const collection = {
  ...testCollection,
  clone: () => ({}),
  cloneNeeds: 'friends',
  permissions: { ...testCollection.permissions, create: () => false, clone: manager },
}
const admin = getViewer({ id: 7 })
const own = { id: 3, users_admin: [7], friends: [12, 4] }

async function cloning(viewer: Viewer, row: { id: number }, readable: number[] = []) {
  const requested: string[] = []
  server.use(
    http.get(`${base}accounts/users/`, ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('ids') ?? '')
      return HttpResponse.json(readable.map((id) => ({ id })))
    }),
  )
  await signedInAs(viewer.id)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useCloning(collection, row), { wrapper })
  const first = result.current
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return { first, last: result.current, requested }
}

test('an admin of an evaluation copies it once all of its measures are loaded [ROLE-26]', async () => {
  const { first, last, requested } = await cloning(admin, own, [4, 12])
  expect(first).toEqual({ isOffered: true, isReady: false })
  expect(last).toEqual({ isOffered: true, isReady: true })
  expect(requested).toEqual(['4,12'])
})

test('a measure that cannot be read prevents an admin from copying [ROLE-26]', async () => {
  expect((await cloning(admin, own, [4])).last).toEqual({ isOffered: true, isReady: false })
})

test('staff copy without waiting for measures [ROLE-25, ROLE-26]', async () => {
  const { first, requested } = await cloning(getViewer({ isStaff: true }), own)
  expect([first, requested]).toEqual([{ isOffered: true, isReady: true }, []])
})

test('offers a copy to nobody else [ROLE-25, ROLE-27]', async () => {
  expect((await cloning(getViewer({ id: 8 }), own)).last.isOffered).toBe(false)
  expect((await cloning(admin, { ...own, is_active: false } as { id: number })).last.isOffered).toBe(false)
})
