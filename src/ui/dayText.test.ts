// @vitest-environment node
import { expect, test } from 'vitest'
import { dayOf, dayText } from './dayText.ts'

test.each([
  ['31.12.2026', '2026-12-31'],
  [' 01.02.2026 ', '2026-02-01'],
  ['29.02.2028', '2028-02-29'],
])('%j is the day %s [L04]', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each(['31.02.2026', '29.02.2026', '01.01.26', '1.1.2026', '2026-01-01', '01/01/2026', '00.01.2026', '01.13.2026', '01.01.0026', '01.01.2026 10:00', ''])(
  '%j is no day [F10]',
  (text) => {
    expect(dayOf(text)).toBeUndefined()
  },
)

test('a day is shown with its zeros', () => {
  expect(dayText('2026-02-01')).toBe('01.02.2026')
  expect(dayText(null)).toBe('')
  expect(dayText('nonsense')).toBe('')
})
