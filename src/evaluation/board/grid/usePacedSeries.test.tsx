import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Series } from '#evaluation/model/series.ts'
import { figureOf, item, seriesOf } from '#evaluation/types/definition/testSeries.ts'
import { usePacedSeries } from './usePacedSeries.ts'

const seriesWith = (rows: number) => ({ ...seriesOf({ items: [item('q')] }, () => figureOf([1, 2])), rows })
type Given = { rows: number | null; filters?: string[]; isNear?: boolean; isPrinting?: boolean }
const answers = new Map<number, Series>()
/** One answer of the engine stays one. */
const answerOf = (rows: number) => answers.get(rows) ?? answers.set(rows, seriesWith(rows)).get(rows) ?? null
const show = (first: Given) =>
  renderHook(
    ({ rows, filters = [], isNear = true, isPrinting = false }: Given) =>
      usePacedSeries(rows === null ? null : answerOf(rows), filters, isNear, isPrinting),
    { initialProps: first },
  )

test('the filters told are those of the figures that are drawn, not those of a moment later', async () => {
  const { result, rerender } = show({ rows: 10, filters: ['a'] })
  expect(result.current.series).toBeNull()
  await waitFor(() => expect(result.current).toMatchObject({ series: { rows: 10 }, filters: ['a'] }))
  const drawn = result.current
  rerender({ rows: 10, filters: ['b'] })
  expect(result.current).toBe(drawn)
  rerender({ rows: 4, filters: ['b'] })
  await waitFor(() => expect(result.current).toMatchObject({ series: { rows: 4 }, filters: ['b'] }))
})

test('out of sight nothing is drawn at first, and later what changed; on paper all at once [R06]', async () => {
  const { result, rerender } = show({ rows: 10, isNear: false })
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 700)))
  expect(result.current.series).toBeNull()
  rerender({ rows: 10, isNear: false, isPrinting: true })
  expect(result.current.series?.rows).toBe(10)
  rerender({ rows: 10 })
  await waitFor(() => expect(result.current.series?.rows).toBe(10))
  rerender({ rows: 3, isNear: false })
  expect(result.current.series?.rows).toBe(10)
  await waitFor(() => expect(result.current.series?.rows).toBe(3), { timeout: 3000 })
})

test('other filters that leave the same figures are told with them', async () => {
  const { result, rerender } = renderHook(
    ({ series, filters }: { series: Series; filters: string[] }) => usePacedSeries(series, filters, true, false),
    { initialProps: { series: seriesWith(10), filters: ['Geschlecht: Frau, Mann'] } },
  )
  await waitFor(() => expect(result.current.filters).toEqual(['Geschlecht: Frau, Mann']))
  const { series } = result.current
  rerender({ series: seriesWith(10), filters: [] })
  await waitFor(() => expect(result.current.filters).toEqual([]))
  expect(result.current.series).toBe(series)
})
