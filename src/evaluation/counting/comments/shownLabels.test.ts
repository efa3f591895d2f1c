import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownLabels } from './shownLabels.ts'

test('a ward is named from ten people on, and none is known by being the only one without a name', () => {
  expect(
    [
      ...shownLabels(
        new Map([
          ['a', 30],
          ['b', 12],
          ['c', 40],
        ]),
        0,
        10,
      ),
    ].toSorted(),
  ).toEqual(['a', 'b', 'c'])
  // With 'a' alone unnamed, its three people would be known; with 'b' they are fifteen of two wards.
  expect([
    ...shownLabels(
      new Map([
        ['a', 3],
        ['b', 12],
        ['c', 40],
      ]),
      0,
      10,
    ),
  ]).toEqual(['c'])
  expect([
    ...shownLabels(
      new Map([
        ['a', 3],
        ['b', 4],
        ['c', 12],
        ['d', 40],
      ]),
      0,
      10,
    ),
  ]).toEqual(['d'])
  expect([
    ...shownLabels(
      new Map([
        ['a', 3],
        ['b', 12],
      ]),
      20,
      10,
    ),
  ]).toEqual(['b'])
  expect([...shownLabels(new Map([['a', 3]]), 0, 10)]).toEqual([])
})

test('texts without a label are of at least two wards and ten people', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 30 })),
      fc.integer({ min: 0, max: 30 }),
      (counts, unlabelled) => {
        const shown = shownLabels(new Map(Object.entries(counts)), unlabelled, 10)
        expect(Object.entries(counts).filter(([label, count]) => shown.has(label) && count < 10)).toEqual([])
        const hidden = Object.entries(counts).filter(([label]) => !shown.has(label))
        if (hidden.length === 0 || shown.size === 0) return
        expect(hidden.length + (unlabelled > 0 ? 1 : 0)).toBeGreaterThan(1)
        expect(hidden.reduce((sum, [, count]) => sum + count, unlabelled)).toBeGreaterThanOrEqual(10)
      },
    ),
  )
})
