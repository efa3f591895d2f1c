import { expect, test } from 'vitest'
import { phrase } from './phrase.ts'

test('a text is filled with its values, unknown places stay', () => {
  expect(phrase('Es wurden {n} Resultate {what}.', { n: 3 })).toBe('Es wurden 3 Resultate {what}.')
})

test('a value that looks like a place or a pattern is taken literally', () => {
  expect(phrase('Feld: {field}', { field: '$& {n} <b>' })).toBe('Feld: $& {n} <b>')
})
