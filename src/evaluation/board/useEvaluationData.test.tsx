import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { useEvaluationData } from './useEvaluationData.ts'

const server = testBackend()
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <ViewerContext value={getViewer({ isStaff: true })}>{children}</ViewerContext>
    </QueryClientProvider>
  )
}

test('keeps the measures of a chart being made when new ones fail to load [D-45]', async () => {
  await signedInAs(7)
  server.use(
    http.get(`${base}results/measures/`, ({ request }) =>
      new URL(request.url).searchParams.get('ids') === '1'
        ? HttpResponse.json([{ id: 1, name: 'Messung' }])
        : new HttpResponse(null, { status: 404 }),
    ),
    http.get(`${base}results/benchmarks/`, () => HttpResponse.json([])),
  )
  const { result, rerender } = renderHook(({ measures }) => useEvaluationData([], { measures }), {
    wrapper: Around,
    initialProps: { measures: [1] },
  })
  await waitFor(() => expect([...(result.current.evaluationData?.records.keys() ?? [])]).toEqual([1]))
  rerender({ measures: [1, 2] })
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect([...(result.current.evaluationData?.records.keys() ?? [])]).toEqual([1])
})

test('readers request only the measures and benchmarks of the charts', async () => {
  await signedInAs(7)
  const requested: string[] = []
  server.use(
    http.get(`${base}results/:list/`, ({ request, params }) => {
      requested.push(`${String(params['list'])} ${new URL(request.url).searchParams.get('ids')}`)
      return HttpResponse.json([])
    }),
  )
  const own = { ...emptyChart, measures: [4, 4], benchmarks: [9] }
  const { result, rerender } = renderHook(({ charts }) => useEvaluationData(charts), {
    wrapper: Around,
    initialProps: { charts: [{ ...own, benchmarks: [] as number[] }] },
  })
  await waitFor(() => expect(result.current.evaluationData).not.toBeNull())
  expect(requested).toEqual(['measures 4'])
  rerender({ charts: [own] })
  await waitFor(() => expect(requested).toEqual(['measures 4', 'benchmarks 9']))
})
