// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { storedChart } from '#evaluation/counting/testRows.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Effect, EffectsQuestion } from '#evaluation/model/effect.ts'
import { emptyFigure } from '#evaluation/model/series.ts'
import type { PlanAbout } from './planAbout.ts'
import { usePlannedFigure } from './usePlannedFigure.ts'

const about = (key: string): PlanAbout => ({
  evaluation: 91,
  chart: 'c',
  keys: [key],
  name: key,
  figure: null,
  institutions: [{ content_type: 20, object_id: 1, name: 'Nord' }],
})
const getEffect = (mean: number): Effect => ({
  id: 0,
  answer: { kind: 'none' },
  since: null,
  before: { ...emptyFigure, mean, n: 80, sd: 0.5 },
  isShare: false,
  decimals: undefined,
  span: 4,
})

function show(effects: (question: EffectsQuestion) => Promise<Effect[]>) {
  const data = { effects } as Dataset
  const charts = [storedChart('mean', ['food'])]
  const client = new QueryClient()
  return renderHook<ReturnType<typeof usePlannedFigure>, { about: PlanAbout | null; rows: string }>(
    (props) => usePlannedFigure({ ...props, charts, data }),
    {
      initialProps: { about: null, rows: '' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>
          <ViewerContext value={getViewer()}>{children}</ViewerContext>
        </QueryClientProvider>
      ),
    },
  )
}
afterEach(() => void vi.useRealTimers())

test('a figure that is wanted before the rows have loaded follows them', async () => {
  const { result, rerender } = show(async () => await Promise.resolve([getEffect(3.5)]))
  const food = about('food')
  rerender({ about: food, rows: '' })
  expect(result.current).toEqual({ figure: null, isReady: false })
  rerender({ about: food, rows: 'loaded' })
  await waitFor(() => expect(result.current.figure?.mean).toBe(3.5))
  expect(result.current.isReady).toBe(true)
})

test('nobody waits longer than a second and a half for a figure', () => {
  vi.useFakeTimers()
  const { result, rerender } = show(async () => await new Promise<never>(() => undefined))
  rerender({ about: about('food'), rows: 'loaded' })
  act(() => void vi.advanceTimersByTime(1400))
  expect(result.current.isReady).toBe(false)
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toEqual({ figure: null, isReady: true })
})

test('the figure of one plan is never shown in the next one', async () => {
  const { result, rerender } = show(async ({ plans: [plan] }) =>
    plan?.keys.includes('food') ? [getEffect(3.5)] : await new Promise<never>(() => undefined),
  )
  rerender({ about: about('food'), rows: 'loaded' })
  await waitFor(() => expect(result.current.figure?.mean).toBe(3.5))
  rerender({ about: about('rooms'), rows: 'loaded' })
  expect(result.current).toEqual({ figure: null, isReady: false })
})
