import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Part, shortened, wordDiff } from './wordDiff.ts'

const toText = (parts: Part[], without: Part['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('changed words are marked between unchanged ones [VERS-02]', () => {
  expect(wordDiff('Guten Tag Frau Muster', 'Guten Abend Frau Muster')).toEqual([
    { kind: 'same', text: 'Guten ' },
    { kind: 'delete', text: 'Tag' },
    { kind: 'add', text: 'Abend' },
    { kind: 'same', text: ' Frau Muster' },
  ])
})

test('both texts can be rebuilt from the parts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', '<p>', 'ü', '👩‍⚕️', 'lang')).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after)
      expect([toText(parts, 'add'), toText(parts, 'delete')]).toEqual([before, after])
    }),
  )
})

test('very long texts are compared as a whole in short time', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ')
  expect(wordDiff(long('a'), long('b')).filter(({ kind }) => kind !== 'same')).toHaveLength(2)
})

test('long unchanged passages are shortened', () => {
  const words = Array.from({ length: 200 }, (_, index) => `w${index}`).join(' ')
  const parts = shortened(wordDiff(`${words} alt ${words}`, `${words} neu ${words}`))
  expect(parts.map(({ text }) => text.length).every((length) => length < 120)).toBe(true)
  expect(parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['alt', 'neu'])
})
