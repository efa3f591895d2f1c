import { expect, test } from 'vitest'
import { differingIn } from './differingIn.ts'

test('says in what two versions of a chart differ, unknown keys too [D-34]', () => {
  const one = { i: 'a', type: 'bar', title: 'A', x: 0, data: [{ keys: ['q'] }] }
  expect(differingIn(one, { ...one, title: 'B', w: 4 })).toEqual(['texts', 'place'])
  expect(differingIn(one, { ...one, colour: 'red' })).toEqual(['other'])
  expect(
    differingIn(one, {
      ...one,
      data: [{ keys: ['r'] }],
      groups: ['sex'],
      viewSettings: {},
      filters: [1],
      type: 'mean',
    }),
  ).toEqual(['type', 'data', 'cuts', 'filters', 'look'])
  expect(differingIn(null, 3)).toEqual(['other'])
})
