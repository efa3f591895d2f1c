import { expect, test } from 'vitest'
import { problemOf, problemsOf } from '#engine/form/problems.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'

const staff = viewerOf({ isStaff: true })

test('a required field without a value is refused [FORM-01]', () => {
  expect(problemsOf(testCollection, { id: 1, name: '' }, staff, false)).toEqual({ name: { word: 'form.required' } })
})

test('a text beyond its length is refused, counted in signs and not in bytes [FORM-02, I07]', () => {
  expect(problemOf({ kind: 'text', maxLength: 2 }, '😀😀')).toBeUndefined()
  expect(problemOf({ kind: 'text', maxLength: 2 }, 'abc')).toEqual({ word: 'form.too-long', values: { max: 2 } })
})

test.each([
  ['+41791234567', undefined],
  ['0791234567', 'form.phone'],
  ['+4179123456', 'form.phone'],
  ['+41 79 123 45 67', 'form.phone'],
])('the mobile number %s is judged %s [ACC-07]', (text, word) => {
  expect(problemOf({ kind: 'text', format: 'phone' }, text)?.word).toBe(word)
})

test('a day that does not exist and a number that is none are refused', () => {
  expect(problemOf({ kind: 'day' }, '2026-02-31')?.word).toBe('form.day')
  expect(problemOf({ kind: 'number', integer: true }, 1.5)?.word).toBe('form.integer')
  expect(problemOf({ kind: 'number', min: 0 }, -1)).toEqual({ word: 'form.min', values: { min: 0 } })
})

test('only the German of a translated field can be required', () => {
  const needed = { ...testCollection, fields: { ...testCollection.fields, subtitle: { kind: 'translated' as const, suffix: '' as const, required: true } } }
  expect(Object.keys(problemsOf(needed, { id: 1, name: 'A' }, staff, false))).toEqual(['subtitle'])
})

test('what is hidden or read-only is not judged [FORM-03]', () => {
  expect(problemsOf(testCollection, { id: 1, name: 'A', state: 1, until: 'never' }, staff, false)).toEqual({})
  expect(problemsOf(testCollection, { id: 1, name: '' }, viewerOf(), false)).toEqual({})
})
