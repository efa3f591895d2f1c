import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Row } from '#api/page.ts'
import { rowQuery } from '#api/queries.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { viewerOf } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useNotices } from '#ui/notices.ts'
import { useRecordForm } from './useRecordForm.ts'
import { useSave } from './useSave.ts'

const viewer = viewerOf({ isStaff: true })

/** The form of a record that was loaded, or of a new one, and its saving, without what is drawn of them. */
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

/** What was told, with its kind and its title. */
export function told() {
  return useNotices.getState().kept.map(({ kind, title, text }) => [kind, title, text])
}
