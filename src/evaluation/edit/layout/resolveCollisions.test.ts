import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columns, overlap, placed, type Placed } from '#evaluation/board/grid/placed.ts'
import { findFreePlace, pushDown, resolveCollisions } from './resolveCollisions.ts'

const at = (i: string, x: number, y: number, w = 6, h = 8): Placed => ({ i, x, y, w, h })
const four = [at('a', 0, 0), at('b', 6, 0), at('c', 0, 8), at('d', 6, 8)]
const where = (layout: readonly Placed[], i: string) => {
  const found = layout.find((item) => item.i === i)
  return found && [found.x, found.y, found.w, found.h]
}

const someLayout = fc
  .array(
    fc.record({
      x: fc.integer({ min: -3, max: 15 }),
      y: fc.integer({ min: -3, max: 60 }),
      w: fc.integer({ min: 0, max: 14 }),
      h: fc.integer({ min: 0, max: 50 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((places) => placed(places.map((place, index) => ({ ...place, i: String(index) }))))
const somePlace = fc.record({
  x: fc.integer({ min: -20, max: 30 }),
  y: fc.integer({ min: -20, max: 120 }),
  w: fc.integer({ min: -2, max: 20 }),
  h: fc.integer({ min: -2, max: 60 }),
})

/** What is wrong with a layout: something lost, outside of the grid, on top of another, or read again at another place than it is stored. */
function getProblems(layout: readonly Placed[], before: readonly Placed[]): string[] {
  const isSame =
    JSON.stringify(layout.map(({ i }) => i).toSorted()) === JSON.stringify(before.map(({ i }) => i).toSorted())
  const outside = layout.filter(({ x, y, w, h }) => !(x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= columns))
  const covered = layout.filter((one, index) => layout.slice(index + 1).some((other) => overlap(one, other)))
  const isStable = JSON.stringify(placed(layout)) === JSON.stringify(layout)
  return [
    ...(isSame ? [] : ['lost']),
    ...outside.map(({ i }) => `outside ${i}`),
    ...covered.map(({ i }) => `overlap ${i}`),
    ...(isStable ? [] : ['unstable']),
  ]
}

test('no move or resize makes charts overlap, get lost or leave the grid', () => {
  fc.assert(
    fc.property(someLayout, fc.nat(), somePlace, (layout, chosen, to) => {
      expect(getProblems(resolveCollisions(layout, String(chosen % layout.length), to), layout)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('every possible keyboard step changes the layout', () => {
  fc.assert(
    fc.property(
      someLayout,
      fc.nat(),
      fc.constantFrom<[number, number]>([1, 0], [-1, 0], [0, 1], [0, -1]),
      fc.constantFrom<'move' | 'resize'>('move', 'resize'),
      (layout, chosen, [dx, dy], kind) => {
        expect(getProblems(pushDown(layout, String(chosen % layout.length), kind, dx, dy), layout)).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

test('a new chart goes into the first gap that fits', () => {
  fc.assert(
    fc.property(someLayout, (layout) => {
      const next = [...layout, findFreePlace(layout, 'new')]
      expect(getProblems(placed(next), next)).toEqual([])
      expect(placed(next).find(({ i }) => i === 'new')).toEqual(next.at(-1))
    }),
  )
  expect(findFreePlace([], 'n')).toEqual(at('n', 0, 0))
  expect(findFreePlace([at('a', 0, 0)], 'n')).toEqual(at('n', 6, 0))
  expect(findFreePlace(four, 'n')).toEqual(at('n', 0, 16))
})

test('a chart swaps places with its neighbour [EVAL-10]', () => {
  const swapped = resolveCollisions(four, 'a', at('a', 4, 0))
  expect([where(swapped, 'a'), where(swapped, 'b'), where(swapped, 'c')]).toEqual([
    [6, 0, 6, 8],
    [0, 0, 6, 8],
    [0, 8, 6, 8],
  ])
  expect(where(resolveCollisions(four, 'a', at('a', 0, 3)), 'a')).toEqual([0, 0, 6, 8])
  const down = resolveCollisions(four, 'a', at('a', 0, 5))
  expect([where(down, 'a'), where(down, 'c')]).toEqual([
    [0, 8, 6, 8],
    [0, 0, 6, 8],
  ])
  const up = resolveCollisions(four, 'd', at('d', 6, 3))
  expect([where(up, 'd'), where(up, 'b')]).toEqual([
    [6, 0, 6, 8],
    [6, 8, 6, 8],
  ])
})

test('a chart between two columns pushes the others down', () => {
  const between = resolveCollisions(four, 'a', at('a', 3, 1))
  expect([where(between, 'a'), where(between, 'b'), where(between, 'c')]).toEqual([
    [3, 0, 6, 8],
    [6, 8, 6, 8],
    [0, 8, 6, 8],
  ])
})

test('an enlarged chart stays and pushes the others away', () => {
  const wide = resolveCollisions(four, 'a', at('a', 0, 0, 9, 8))
  expect([where(wide, 'a'), where(wide, 'b')]).toEqual([
    [0, 0, 9, 8],
    [6, 8, 6, 8],
  ])
  const high = resolveCollisions(four, 'a', at('a', 0, 0, 6, 12))
  expect([where(high, 'a'), where(high, 'c'), where(high, 'b')]).toEqual([
    [0, 0, 6, 12],
    [0, 12, 6, 8],
    [6, 0, 6, 8],
  ])
})

test('the arrow keys go to the next change and stop at the edge', () => {
  expect(where(pushDown(four, 'a', 'move', 0, 1), 'a')).toEqual([0, 8, 6, 8])
  expect(where(pushDown(four, 'd', 'move', 0, -1), 'd')).toEqual([6, 0, 6, 8])
  expect(pushDown(four, 'a', 'move', 0, -1)).toEqual(four)
  expect(pushDown(four, 'b', 'move', 1, 0)).toEqual(four)
  expect(where(pushDown(four, 'a', 'resize', -1, 0), 'a')).toEqual([0, 0, 5, 8])
  expect(where(pushDown(four, 'a', 'resize', 0, 1), 'a')).toEqual([0, 0, 6, 9])
})
