import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { platformApi } from 'zrender/lib/core/platform.js'
import { cut, fitted, forgetWidths, getWidth, getWordWidth, wrapped } from './textMeasure.ts'

// Every letter is half as wide as its font is high.
const measure = vi.fn<(text: string, font?: string) => { width: number }>()

beforeEach(() => {
  forgetWidths()
  measure.mockReset().mockImplementation((text, font = '') => ({
    width: (text.length * Number(/([\d.]+)px/.exec(font)?.[1])) / 2,
  }))
  vi.spyOn(platformApi, 'measureText').mockImplementation(measure)
})

// Files share their modules.
afterAll(forgetWidths)

test('a text is measured in its own font, once', () => {
  expect([getWidth('Bern'), getWidth('Bern', { fontSize: 20 }), getWidth('Bern')]).toEqual([24, 40, 24])
  expect(measure).toHaveBeenCalledTimes(2)
  expect(measure).toHaveBeenLastCalledWith('Bern', expect.stringMatching(/^400 20px 'Inter Variable'/))
})

test('a text is measured again after a font is loaded', () => {
  getWidth('Bern')
  measure.mockReturnValue({ width: 30 })
  expect(getWidth('Bern')).toBe(24)
  forgetWidths()
  expect(getWidth('Bern')).toBe(30)
})

test.each([
  ['between words', 'Essen und Trinken', 54, ['Essen und', 'Trinken']],
  ['after a hyphen and a slash', 'Kinder-/Jugend', 48, ['Kinder-/', 'Jugend']],
  ['before no question mark', 'Avez-vous faim ?', 54, ['Avez-vous', 'faim ?']],
  ['in a word only if it fits no line', 'das Gesundheitswesen', 60, ['das', 'Gesundheit', 'swesen']],
  ['nowhere if it fits', 'Ärztinnen', 54, ['Ärztinnen']],
])('a text breaks %s', (_where, text, room, lines) => {
  expect(wrapped(text, room)).toEqual(lines)
})

test('a text of too many lines ends with an ellipsis, and no line is wider than its room', () => {
  expect(fitted('Kantonsspital Winterthur, Standort Ost', 78, 2)).toEqual(['Kantonsspital', 'Winterthur,…'])
  expect(fitted('Kantonsspital Winterthur, Standort Ost', 78, 4)).toEqual([
    'Kantonsspital',
    'Winterthur,',
    'Standort Ost',
  ])
  expect(cut('Winterthur', 36)).toBe('Winte…')
  expect(cut('Winterthur', 1)).toBe('W…')
})

test('the longest word is the widest one', () => {
  expect(getWordWidth('Kinder- und Jugendpsychiatrie')).toBe('Jugendpsychiatrie'.length * 6)
})
