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

test('a benchmark of a measure with the same parent is one of the family', async () => {
  await signedInAs(7)
  const measures = [
    { id: 31, name: '2024', parent_measure_id: 30 },
    { id: 32, name: '2023', parent_measure_id: 30 },
    { id: 41, name: 'Another', parent_measure_id: 40 },
  ]
  const requested: string[] = []
  server.use(
    http.get(`${base}results/measures/`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids') ?? ''
      requested.push(ids)
      return HttpResponse.json(measures.filter(({ id }) => ids.split(',').includes(String(id))))
    }),
    http.get(`${base}results/benchmarks/`, () =>
      HttpResponse.json([
        { id: 8, name: '2023', benchmark_measures: [32] },
        { id: 9, name: 'Another', benchmark_measures: [41] },
      ]),
    ),
  )
  const charts = [{ ...emptyChart, measures: [31], benchmarks: [8, 9] }]
  const { result } = renderHook(() => useEvaluationData(charts), { wrapper: Around })
  await waitFor(() => expect(result.current.evaluationData?.sources[0]?.family).toEqual([30, 32]))
  expect(requested).toEqual(['31', '32,41'])
  expect([...(result.current.evaluationData?.records.keys() ?? [])]).toEqual([31])
})
