import { expect, test } from 'vitest'
import { findDiffering } from './findDiffering.ts'

test('names the parts in which two charts differ, unknown keys too [D-34]', () => {
  const one = { i: 'a', type: 'bar', title: 'A', x: 0, data: [{ keys: ['q'] }] }
  expect(findDiffering(one, { ...one, title: 'B', w: 4 })).toEqual(['texts', 'place'])
  expect(findDiffering(one, { ...one, colour: 'red' })).toEqual(['other'])
  expect(
    findDiffering(one, {
      ...one,
      data: [{ keys: ['r'] }],
      groups: ['sex'],
      viewSettings: {},
      filters: [1],
      type: 'mean',
    }),
  ).toEqual(['type', 'data', 'cuts', 'filters', 'look'])
  expect(findDiffering(null, 3)).toEqual(['other'])
})

test.each([
  ['type', ['type']],
  ['data', ['measures', 'data', 'timelineAttribute']],
  ['cuts', ['groups', 'slices', 'splits']],
  ['filters', ['filters']],
  ['look', ['viewSettings', 'benchmarks', 'config']],
  ['texts', ['title', 'title_fr', 'subtitle', 'subtitle_it', 'timelineNotes']],
  ['place', ['x', 'y', 'w', 'h']],
  ['other', ['i', 'colour']],
])('%s is what the keys %j of a chart are', (part, keys) => {
  for (const key of keys) {
    expect([key, findDiffering({ [key]: 1 }, { [key]: 2 })]).toEqual([key, [part]])
    expect([key, findDiffering({}, { [key]: 2 })]).toEqual([key, [part]])
    expect([key, findDiffering({ [key]: 1 }, {})]).toEqual([key, [part]])
  }
})

test('names known and unknown differences', () => {
  expect(findDiffering({ title: 'A', colour: 'red' }, { title: 'B', colour: 'blue' })).toEqual(['texts', 'other'])
  expect(findDiffering({ title: 'A' }, { title: 'A' })).toEqual(['other'])
})
