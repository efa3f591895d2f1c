import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { listQuery } from '#api/rows/queries.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { readParams, toQuery } from './listParams.ts'
import { useRows } from '#engine/list/useRows.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'

const server = testBackend()

const viewer = getViewer({ id: 7 })
const params = readParams(testCollection, new URLSearchParams())

async function rowsAfter(status: number) {
  server.use(http.get(`${base}test/things/`, () => HttpResponse.json({ detail: 'Nein.' }, { status })))
  await signedInAs(viewer.id)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = listQuery(viewer.id, testCollection.endpoint, toQuery(testCollection, params, viewer, 'de'))
  client.setQueryData(queryKey, { rows: [{ id: 1 }], count: 1, page: 1, size: 15 }, { updatedAt: 1 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useRows(testCollection, viewer, params, () => undefined), { wrapper })
  expect(result.current.page?.rows).toEqual([{ id: 1 }])
  await waitFor(() => expect(result.current.error).not.toBeNull())
  return result.current.page
}

test('keeps earlier rows while a newer query is refused', async () => {
  expect((await rowsAfter(400))?.rows).toEqual([{ id: 1 }])
})

test('removes rows without permission [A03]', async () => {
  expect(await rowsAfter(403)).toBeUndefined()
})
