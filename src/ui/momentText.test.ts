// @vitest-environment node
import { expect, test } from 'vitest'
import { momentOf, momentText } from './momentText.ts'

test('a moment is read and shown in Zurich time [L04]', () => {
  expect(momentOf('01.07.2026 08:30')).toEqual({ iso: '2026-07-01T08:30:00+02:00', isTwice: false })
  expect(momentText('2026-07-01T06:30:00Z')).toBe('01.07.2026 08:30')
  expect(momentText(null)).toBe('')
})

test.each([
  ['29.03.2026 02:30', 'gap'],
  ['31.02.2026 10:00', 'format'],
  ['01.07.26 10:00', 'format'],
  ['01.07.2026', 'format'],
  ['01.07.2026 24:00', 'format'],
  ['01.07.2026 8:30', 'format'],
  ['01.07.2026 08:30 x', 'format'],
])('%j is refused: %s [L04]', (text, problem) => {
  expect(momentOf(text)).toBe(problem)
})
