// @vitest-environment node
import { expect, test } from 'vitest'
import { momentOf, momentText } from './momentText.ts'

test('a moment is read and shown in Zurich time [L04]', () => {
  expect(momentOf('01.07.2026 08:30')).toEqual({ iso: '2026-07-01T08:30:00+02:00', isTwice: false })
  expect(momentText('2026-07-01T06:30:00Z')).toBe('01.07.2026 08:30')
  expect(momentText(null)).toBe('')
})

test('every form of a moment that the portal knows is read, and no other [CONST-03]', () => {
  const read = (text: string) => [momentOf(text)].map((moment) => (typeof moment === 'object' ? moment.iso : moment))[0]
  expect(read('01.07.2026 08:30:15')).toBe('2026-07-01T08:30:15+02:00')
  expect(read('01.07.2026 - 08:30')).toBe('2026-07-01T08:30:00+02:00')
  expect(read('01.07.2026')).toBe('2026-07-01T00:00:00+02:00')
  expect(read('01.07.2026 08:30:60')).toBe('format')
  expect(read('7/1/2026 08:30')).toBe('format')
})

test.each([
  ['29.03.2026 02:30', 'gap'],
  ['31.02.2026 10:00', 'format'],
  ['01.07.26 10:00', 'format'],
  ['01.07.2026 - ', 'format'],
  ['2026-07-01 08:30', 'format'],
  ['01.07.2026 24:00', 'format'],
  ['01.07.2026 8:30', 'format'],
  ['01.07.2026 08:30 x', 'format'],
])('%j is refused: %s [L04]', (text, problem) => {
  expect(momentOf(text)).toBe(problem)
})
