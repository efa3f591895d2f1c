import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { useHeights } from './useHeights.ts'

const women: RowFilter = { attribute: 'sex', operator: 'in', values: [1] }
const men: RowFilter = { attribute: 'sex', operator: 'in', values: [2] }

/** A board with one chart: what it has room for after it told its height under some filters. */
function board() {
  const none: RowFilter[] = []
  const { result, rerender } = renderHook((filters: RowFilter[]) => useHeights(filters), { initialProps: none })
  return (filters: RowFilter[], height: number) => {
    rerender(filters)
    act(() => result.current.onHeight('a', height))
    return result.current.heights.get('a')
  }
}

test('what a chart tells of itself under the same filters is its height, more or less', () => {
  const room = board()
  expect(room([], 400)).toBe(400)
  expect(room([], 350)).toBe(350)
  expect(room([{ ...women }], 420)).toBe(420)
  expect(room([{ ...women }], 400)).toBe(400)
})

test('a change of filters that leaves a little free moves nothing on the page', () => {
  const room = board()
  room([], 400)
  expect(room([women], 296)).toBe(400)
  expect(room([women, men], 310)).toBe(400)
  expect(room([], 400)).toBe(400)
})

test('a chart gets more room at once, and gives up what is more than two rows of the grid', () => {
  const room = board()
  room([], 400)
  expect(room([women], 410)).toBe(410)
  expect(room([men], 305)).toBe(305)
})
