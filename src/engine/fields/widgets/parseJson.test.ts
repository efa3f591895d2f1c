import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'

test.each([
  ['{"year": 2021', 1, 14],
  ['{\n  "a": 1,\n}', 3, 1],
  ['{"a" 1}', 1, 6],
  ['[1] 2', 1, 5],
  ['nul', 1, 1],
  ['["\u{1F600}", x]', 1, 7],
  ['["a\\x"]', 1, 2],
])('%j is wrong at line %i, column %i', (text, line, column) => {
  expect(parseJson(text)).toEqual({ problem: expect.objectContaining({ line, column }) as unknown })
})

test('parses a JSON text', () => {
  expect(parseJson(' {"a": [1, null]} ')).toEqual({ value: { a: [1, null] } })
})

test('a blank text is null', () => {
  expect(parseJson(' \n')).toEqual({ value: null })
})
