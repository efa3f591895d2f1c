import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { type Series, undrawn } from '#evaluation/model/series.ts'
import { storedChart as chart } from '#evaluation/counting/testRows.ts'
import { useAnswered } from './useAnswered.ts'

const figures = (rows: number): Series => ({ ...undrawn('c', [], true), rows })
const none: ReadonlyMap<string, Series> = new Map()

test('figures stay with the chart they were counted for until newer ones are there, and equal ones are not drawn anew', () => {
  const [mean, bar] = [[chart('mean', ['q'])], [chart('bar', ['q'])]]
  const { result, rerender } = renderHook(
    ({ charts, series, isAsking }) => useAnswered(charts, series, isAsking, []).get('c'),
    { initialProps: { charts: mean, series: none, isAsking: true } },
  )
  expect(result.current).toBeUndefined()
  rerender({ charts: mean, series: new Map([['c', figures(3)]]), isAsking: false })
  const first = result.current
  expect(first).toMatchObject({ chart: { type: 'mean' }, series: { rows: 3 } })
  rerender({ charts: bar, series: new Map([['c', figures(3)]]), isAsking: true })
  expect(result.current).toBe(first)
  rerender({ charts: bar, series: new Map([['c', figures(3)]]), isAsking: false })
  expect(result.current?.chart.type).toBe('bar')
  expect(result.current?.series).toBe(first?.series)
  rerender({ charts: bar, series: new Map([['c', figures(4)]]), isAsking: false })
  expect(result.current?.series?.rows).toBe(4)
})

test('figures are told with the filters they were counted under, not with those of a moment later', () => {
  const [shown, own] = [[chart('mean', ['q'])], new Map([['c', figures(3)]])]
  const filters: RowFilter[] = [{ attribute: 'sex', operator: 'in', values: ['1'] }]
  const { result, rerender } = renderHook(
    ({ series, isAsking, now }) => useAnswered(shown, series, isAsking, now).get('c'),
    { initialProps: { series: own, isAsking: false, now: [] as RowFilter[] } },
  )
  expect(result.current?.filters).toEqual([])
  rerender({ series: own, isAsking: true, now: filters })
  expect(result.current?.filters).toEqual([])
  rerender({ series: new Map([['c', figures(2)]]), isAsking: false, now: filters })
  expect(result.current).toMatchObject({ series: { rows: 2 }, filters })
})
