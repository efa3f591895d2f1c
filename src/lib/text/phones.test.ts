import { expect, test } from 'vitest'
import { isNoMobile, readPhone } from './phones.ts'

test.each([
  '+41 79 123 45 67',
  '079 123 45 67',
  '0041 79 123 45 67',
  '+41 (0)79 123 45 67',
  '+41\u00A079\u00A0123\u00A045\u00A067',
  '\u202A+41 79 123 45 67\u202C',
  '+41 79-123-45-67',
  '(079) 123.45.67',
  '079/123 45 67',
  'tel:+41791234567',
])('%s is one mobile number [D-94]', (text) => {
  expect(readPhone(text)).toBe('+41791234567')
})

test.each(['+49 170 1234567', '079 123 45', '079 123 45 678', '79 123 45 67', '', 'keine', '+41 079 123 45 67'])(
  '%s is no Swiss number',
  (text) => {
    expect(readPhone(text)).toBeUndefined()
  },
)

test('differentiates numbers without text messages from mobile ones', () => {
  expect(['079 123 45 67', '+41441234567', '', '079'].map(isNoMobile)).toEqual([false, true, false, false])
})
