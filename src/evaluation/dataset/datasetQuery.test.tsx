import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Dataset } from './dataset.ts'
import { datasetQuery } from './datasetQuery.ts'

type SeriesParams = { data: Dataset; about: string; requested: string }

/** Requests whose responses the test gives. */
function request() {
  const client = new QueryClient()
  const onError = vi.fn()
  client.getQueryCache().config.onError = onError
  const open = new Map<string, { answer: (words: string) => void; fail: (error: Error) => void; signal: AbortSignal }>()
  const shown = renderHook(
    ({ data, about, requested }: SeriesParams) =>
      useQuery(
        datasetQuery({
          data,
          kind: 'choices',
          about,
          requested: [requested],
          request: async (signal) =>
            await new Promise<string>((result, fail) =>
              open.set(`${about} ${requested}`, { answer: result, fail, signal }),
            ),
        }),
      ),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
      initialProps: { data: {} as Dataset, about: 'sex', requested: 'all' },
    },
  )
  return { ...shown, client, onError, open }
}

test('a result stays until the next one about the same subject', async () => {
  const { result, rerender, open } = request()
  const data = {} as Dataset
  rerender({ data, about: 'sex', requested: 'all' })
  open.get('sex all')?.answer('3 of all')
  await waitFor(() => expect(result.current.data).toBe('3 of all'))
  rerender({ data, about: 'sex', requested: 'filtered' })
  expect(result.current).toMatchObject({ data: '3 of all', isPlaceholderData: true })
  rerender({ data, about: 'age', requested: 'filtered' })
  expect(result.current.data).toBeUndefined()
  open.get('sex filtered')?.answer('2, too late')
  open.get('age filtered')?.answer('7 of the filtered')
  await waitFor(() => expect(result.current).toMatchObject({ data: '7 of the filtered', isPlaceholderData: false }))
})

test('the same request for other rows is another query', async () => {
  const { result, rerender, open } = request()
  const data = {} as Dataset
  rerender({ data, about: 'sex', requested: 'all' })
  open.get('sex all')?.answer('3 of these rows')
  await waitFor(() => expect(result.current.data).toBe('3 of these rows'))
  rerender({ data: {} as Dataset, about: 'sex', requested: 'all' })
  expect(result.current.isPlaceholderData).toBe(true)
  open.get('sex all')?.answer('4 of those rows')
  await waitFor(() => expect(result.current).toMatchObject({ data: '4 of those rows', isPlaceholderData: false }))
})

test('a failed request keeps the previous result', async () => {
  const { result, rerender, open, onError } = request()
  const data = {} as Dataset
  rerender({ data, about: 'sex', requested: 'all' })
  open.get('sex all')?.answer('3 of all')
  await waitFor(() => expect(result.current.data).toBe('3 of all'))
  rerender({ data, about: 'sex', requested: 'filtered' })
  open.get('sex filtered')?.fail(new Error('the engine stopped'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(result.current).toMatchObject({ data: '3 of all', isPlaceholderData: true, isError: false })
  expect(onError).not.toHaveBeenCalled()
})

test('unmounting cancels pending requests', async () => {
  const { rerender, unmount, open, client } = request()
  const data = {} as Dataset
  rerender({ data, about: 'sex', requested: 'all' })
  open.get('sex all')?.answer('3 of all')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  rerender({ data, about: 'sex', requested: 'filtered' })
  expect(client.isFetching()).toBe(1)
  unmount()
  expect(open.get('sex filtered')?.signal.aborted).toBe(true)
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
  expect(client.isFetching()).toBe(0)
})
