import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { takeConfig } from '#api/config/config.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { linkHere } from './testTransport.ts'
import { workerTransport } from './workerTransport.ts'
import { answerText, attribute, chart, source } from '#evaluation/counting/testRows.ts'
import { textKeys } from './textKeys.ts'
import { useDataset, useMeasureStates } from './useDataset.ts'
import { useHideBelow } from './useHideBelow.ts'
import { useSeries } from './useSeries.ts'
import type { Dataset } from './dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { type Series, isNotRendered } from '#evaluation/model/series.ts'

configure({ asyncUtilTimeout: 8000 })
vi.setConfig({ testTimeout: 30_000 })
vi.mock('./workerTransport.ts')
const server = testBackend()
const viewer = { id: 7 } as Viewer
const client = new QueryClient()
const around = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </QueryClientProvider>
  </StrictMode>
)
const own = source([attribute('q', 'number'), attribute('g', 'single'), attribute('say', 'text')], false, 7)
const charts = [chart('mean', ['q'], { i: 'a', measures: [7] }), chart('mean', ['q'], { i: 'b', measures: [8] })]

test('charts get their series when their rows are loaded', async () => {
  await signedInAs(7)
  vi.mocked(workerTransport).mockImplementation(linkHere)
  let stopped = (): void => undefined
  const held = new Promise<void>((resolve) => {
    stopped = resolve
  })
  server.use(
    http.get(`${base}results/data/`, async ({ request }) => {
      if (request.url.includes('measure=8')) await held
      return new HttpResponse(
        answerText([
          { q: 1, g: 'x' },
          { q: 3, g: 'y' },
        ]),
      )
    }),
  )
  const { result, rerender, unmount } = renderHook(
    ({ chosen }: { chosen: string[] }) => {
      const data = useDataset({ evaluation: 1, sources: [own, { ...own, id: 8 }] })
      const measures = useMeasureStates(data)
      return {
        measures,
        ...useSeries({
          data,
          measures,
          charts,
          filters: [{ attribute: 'g', operator: 'in', values: chosen }],
          benchmarks: [],
        }),
      }
    },
    { wrapper: around, initialProps: { chosen: [] as string[] } },
  )
  await waitFor(() =>
    expect(result.current.result.get('a')?.series.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 2, mean: 2 }),
  )
  expect(result.current.result.has('b')).toBe(false)
  expect(result.current.isFetching).toBe(false)
  act(() => rerender({ chosen: ['y'] }))
  expect(result.current.isFetching).toBe(true)
  expect(result.current.result.has('a')).toBe(true)
  await waitFor(() =>
    expect(result.current.result.get('a')?.series.panels[0]?.figures[0]?.[0]?.[0]).toMatchObject({ n: 1, mean: 3 }),
  )
  stopped()
  await waitFor(() => expect(result.current.result.get('b')?.series.rows).toBe(1))
  expect(result.current.measures.map(({ status }) => status)).toEqual(['ready', 'ready'])
  unmount()
})

test('reads only the free texts that charts use', () => {
  expect(textKeys([own], charts, [])).toEqual([])
  expect(textKeys([own], [chart('bar', ['say'])], [])).toEqual([])
  expect(textKeys([own], [chart('bar', ['q'], { groups: [{ attribute: 'say' }] })], [])).toEqual(['say'])
  expect(textKeys([own], [], [{ attribute: 'say', operator: 'in', values: [] }])).toEqual(['say'])
})

/** Responses that the test gives. */
function query() {
  const given: ((rows: number) => void)[] = []
  const figures = (rows: number): Series => ({ ...isNotRendered('c', [], true), rows })
  const data = {
    request: async () => await new Promise<Series[]>((resolve) => given.push((rows) => resolve([figures(rows)]))),
  } as unknown as Dataset
  const show = (charts: CountedChart[], filters: RowFilter[] = []) =>
    renderHook(
      (requested: { charts: CountedChart[]; filters: RowFilter[] }) =>
        useSeries({ data, measures: [], benchmarks: [], ...requested }),
      {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>
            <ViewerContext value={viewer}>{children}</ViewerContext>
          </QueryClientProvider>
        ),
        initialProps: { charts, filters },
      },
    )
  const result = async (rows: number) =>
    await act(async () => {
      given.at(-1)?.(rows)
      // A query notifies its observers in a later task.
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    })
  return { show, answer: result }
}

test('figures stay with the chart they were counted for until newer ones are loaded', async () => {
  const { show, answer: chartResult } = query()
  const [mean, bar] = [[chart('mean', ['q'])], [chart('bar', ['q'])]]
  const { result, rerender } = show(mean)
  expect(result.current.result.get('c')).toBeUndefined()
  await chartResult(3)
  const first = result.current.result.get('c')
  expect(first).toMatchObject({ chart: { type: 'mean' }, series: { rows: 3 } })
  rerender({ charts: bar, filters: [] })
  expect(result.current.result.get('c')).toBe(first)
  await chartResult(3)
  expect(result.current.result.get('c')?.chart.type).toBe('bar')
  expect(result.current.result.get('c')?.series).toBe(first?.series)
  rerender({ charts: mean, filters: [] })
  await chartResult(4)
  expect(result.current.result.get('c')).toMatchObject({ chart: { type: 'mean' }, series: { rows: 4 } })
})

test('figures come with the filters they were counted under', async () => {
  const { show, answer: chartResult } = query()
  const shown = [chart('mean', ['q'])]
  const filters: RowFilter[] = [{ attribute: 'sex', operator: 'in', values: ['1'] }]
  const { result, rerender } = show(shown)
  await chartResult(3)
  const { series } = result.current.result.get('c') ?? {}
  rerender({ charts: shown, filters })
  expect(result.current.result.get('c')?.filters).toEqual([])
  await chartResult(3)
  expect(result.current.result.get('c')).toEqual({ chart: expect.anything(), series, filters })
  expect(result.current.result.get('c')?.series).toBe(series)
})

test.each([
  [false, 5],
  [true, 0],
])('small groups are withheld from everybody but staff (staff: %s)', (isStaff, limit) => {
  takeConfig({ smallGroups: { hideBelow: 5 } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ViewerContext value={{ ...viewer, isStaff }}>{children}</ViewerContext>
  )
  expect(renderHook(() => useHideBelow(), { wrapper }).result.current).toBe(limit)
})
