import { expect, test } from 'vitest'
import { markParts, rank } from './rank.ts'

const marked = (name: string, ...words: string[]) =>
  markParts(name, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('the beginning of a name is better than that of a word, and that is better than letters inside', () => {
  const names = ['Hochsee', 'Klinik Seeblick', 'Seespital', 'Bern']
  expect(names.toSorted((one, other) => rank(other, ['see']) - rank(one, ['see']))).toEqual([
    'Seespital',
    'Klinik Seeblick',
    'Hochsee',
    'Bern',
  ])
})

test('a name that is all of the text is the best', () => {
  const names = ['Klinik Seeblick, 2026', 'Klinik Seeblick']
  const words = ['klinik', 'seeblick']
  expect(names.toSorted((one, other) => rank(other, words) - rank(one, words))[0]).toBe('Klinik Seeblick')
})

test('typed letters are marked whatever their accents and case', () => {
  expect(marked('Klinik Zürich', 'zur')).toBe('Klinik [Zür]ich')
  expect(marked('Hôpital du Haut-Pré', 'pre', 'hopital')).toBe('[Hôpital] du Haut-[Pré]')
  expect(marked('Straße ﬁn', 'x')).toBe('Straße ﬁn')
})

test('where a word begins with the letters only that is marked', () => {
  expect(marked('Hochsee Seeblick', 'see')).toBe('Hochsee [See]blick')
  expect(marked('Hochsee', 'see')).toBe('Hoch[see]')
})

test('nothing typed marks nothing', () => {
  expect(marked('Bern')).toBe('Bern')
})
