// @vitest-environment node
import { expect, test } from 'vitest'
import { readSource } from '#evaluation/model/readSource.ts'
import { getAttributes } from './offers.ts'

test('offers an attribute as a breakdown if one of the measures selects it [RES-16]', () => {
  const sources = [
    { id: 1, selected_attributes: ['ward'] },
    { id: 2, selected_attributes: ['sex'] },
  ].flatMap(
    (measure) =>
      readSource({ ...measure, default_attributes: ['sex', 'ward', 'stay'].map((key) => ({ key, type: 'single' })) }) ??
      [],
  )
  const leftOut = (measures: number[]) =>
    getAttributes(sources, { measures }).flatMap(({ key, isUnselected }) => (isUnselected ? key : []))
  expect(leftOut([1])).toEqual(['sex', 'stay'])
  expect(leftOut([1, 2])).toEqual(['stay'])
})
