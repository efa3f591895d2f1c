import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Änni', 'Müller', 'a@b.ch', 'ÄM'],
  ['', 'Müller', 'a@b.ch', 'M'],
  ['', '', 'anna@b.ch', 'AN'],
  ['😀x', 'y', '', '😀Y'],
  ['', '', '', '?'],
])('%s %s is %s [SHELL-02]', (first, last, email, expected) => {
  expect(initials(first, last, email)).toBe(expected)
})
