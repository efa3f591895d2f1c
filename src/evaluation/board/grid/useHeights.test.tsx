import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { useHeights } from './useHeights.ts'

const women: RowFilter = { attribute: 'sex', operator: 'in', values: [1] }
const men: RowFilter = { attribute: 'sex', operator: 'in', values: [2] }

/** A board with one chart: the room it has after the chart reported a height under some filters. */
function board() {
  const none: RowFilter[] = []
  const { result, rerender } = renderHook((filters: RowFilter[]) => useHeights(filters), { initialProps: none })
  return (filters: RowFilter[], height: number) => {
    rerender(filters)
    act(() => result.current.onHeight('a', height))
    return result.current.heights.get('a')
  }
}

test('takes over every height a chart reports under the same filters', () => {
  const room = board()
  expect(room([], 400)).toBe(400)
  expect(room([], 350)).toBe(350)
  expect(room([{ ...women }], 420)).toBe(420)
  expect(room([{ ...women }], 400)).toBe(400)
})

test('keeps the height when a change of filters frees a little room', () => {
  const room = board()
  room([], 400)
  expect(room([women], 296)).toBe(400)
  expect(room([women, men], 310)).toBe(400)
  expect(room([], 400)).toBe(400)
})

test('gives a chart more room immediately', () => {
  const room = board()
  room([], 400)
  expect(room([women], 410)).toBe(410)
  expect(room([men], 305)).toBe(305)
})
