import type { TestRow } from '#api/testRow.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach } from 'vitest'
import type { Row } from '#api/rows/page.ts'
import { rowQuery } from '#api/rows/queries.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { useRecordForm } from './useRecordForm.ts'
import { useSave } from '#engine/form/save/useSave.ts'

const viewer = getViewer({ isStaff: true })

/** The form of a loaded or a new record, and its saving, without rendering them. */
export function openRecord(collection: Collection, { row, first = {} }: { row?: Row; first?: Values }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      const query = rowQuery(viewer.id, collection.endpoint, row?.id ?? 0)
      const { data } = useQuery({ ...query, ...(row && { initialData: row }), enabled: row !== undefined })
      const form = useRecordForm(collection, data, first)
      return { form, saving: useSave(collection, form), shown: data }
    },
    { wrapper },
  )
  return {
    client,
    page: () => result.current,
    values: () => result.current.form.getValues(),
    type: (key: string, value: unknown) => act(() => result.current.form.setValue(key, value, { shouldDirty: true })),
    save: async () => await act(async () => await result.current.saving.save()),
  }
}

/** The toasts shown, with kind and title. */
export function shownToasts() {
  return useToasts.getState().kept.map(({ kind, title, text }) => [kind, title, text])
}

/** A backend with one record (number 1): its stored state, and the requests, method and body. */
export function thingBackend(loaded: Row) {
  const backend = { server: testBackend(), stored: loaded, sent: [] as [string, TestRow][] }
  const write = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Row
    backend.sent.push([request.method, body])
    backend.stored = { ...body, id: 1 }
    return HttpResponse.json(backend.stored)
  }
  beforeAll(async () => await i18next.changeLanguage('de'))
  beforeEach(async () => {
    useToasts.setState({ kept: [], shown: [] })
    backend.stored = loaded
    backend.sent = []
    await signedInAs(7)
    backend.server.use(
      http.get(`${base}test/things/1/`, () => HttpResponse.json(backend.stored)),
      http.put(`${base}test/things/1/`, write),
      http.post(`${base}test/things/`, write),
    )
  })
  return backend
}
