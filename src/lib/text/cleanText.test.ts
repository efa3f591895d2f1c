import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from './cleanText.ts'

describe('a text on one line [D-94]', () => {
  test.each([
    ['decomposed letters', 'Ho\u0302pital E\u0301vian', 'Hôpital Évian'],
    ['a zero-width space', 'AB\u200B12CD', 'AB12CD'],
    ['a soft hyphen', 'Sta\u00ADtion', 'Station'],
    ['direction marks', '\u202AAB12\u202C\u200E', 'AB12'],
    ['byte order marks', '\uFEFF\uFEFFanqid', 'anqid'],
    ['blanks of all kinds', ' Station\u00A0\u202F \t D\n', 'Station D'],
    ['a word joiner', 'A\u2060B', 'AB'],
    ['joiners in Latin', 'A\u200DB\u200C', 'AB'],
    ['hidden tag characters of flags', 'A\u{E0041}\u{E0042}', 'A'],
    ['a control character', 'A\u0007B', 'AB'],
    ['invisible characters only', '\u200B\u00A0\u3164', ''],
  ])('removes %s', (_what, text, clean) => {
    expect(cleanLine(text)).toBe(clean)
  })
  test.each([
    ['plain text', 'Klinik Seeblick 2'],
    ['a family of emoji', '👩\u200D⚕️ Dr.'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष'],
  ])('keeps %s', (_what, text) => {
    expect(cleanLine(text)).toBe(text)
  })
})

test('a text on several lines keeps its line breaks and blanks [D-94]', () => {
  expect(cleanText('  a\u200B  b\r\n\n- c\u2028d\u0301 ')).toBe('a  b\r\n\n- c\nd\u0301'.normalize('NFC'))
})

test('cleans a long text in linear time', () => {
  for (const sign of ['\u200D', '\u00A0', '\u{E0041}', 'e\u0301', ' ', '🏴'])
    expect(cleanLine(`${sign.repeat(300_000)}x`)).toMatch(/x$/)
})
