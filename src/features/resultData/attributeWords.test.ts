import { expect, test } from 'vitest'
import { getAnswers, attributeWords } from './attributeWords.ts'

const measure = {
  id: 1,
  default_attributes: [
    {
      key: 'sex',
      name: 'Geschlecht',
      name_fr: 'Sexe',
      type: 'single',
      options: [
        { value: 1, label: 'Frau', label_fr: 'Femme' },
        { value: 2, label: 'Mann', label_fr: '' },
      ],
    },
    {
      key: 'reasons',
      name: 'Gründe',
      type: 'multi',
      options: [
        { value: 1, label: 'Nähe' },
        { value: 3, label: 'Ruf' },
      ],
    },
    { key: 'exit', name: 'Austritt', type: 'date' },
    null,
    { name: 'ohne Schlüssel' },
  ],
  parent_attributes: [
    { key: 'sex', name: 'Anders' },
    { key: 'ward', name: 'Abteilung', options: 'x' },
  ],
}
const words = attributeWords(measure)
const shown = (attributes: unknown, language: 'de' | 'fr' = 'de', known: typeof words | undefined = words) =>
  getAnswers(attributes, known, language).map(({ label, text }) => `${label}: ${text}`)

test('attributes and answers are in the viewer’s language or German [RES-27]', () => {
  expect(shown({ sex: 1, reasons: [1, 3], ward: 2 })).toEqual(['Geschlecht: Frau', 'Gründe: Nähe, Ruf', 'Abteilung: 2'])
  expect(shown({ sex: '1' }, 'fr')).toEqual(['Sexe: Femme'])
  expect(shown({ sex: 2 }, 'fr')).toEqual(['Sexe: Mann'])
})

test('dates have the usual format', () => {
  expect(shown({ exit: '2026-10-04' })).toEqual(['Austritt: 04.10.2026'])
  expect(shown({ exit: 'NA' })).toEqual(['Austritt: NA'])
  expect(shown({ exit: null })).toEqual(['Austritt: '])
})

test('a value without a name is shown as stored', () => {
  expect(shown({ sex: 'NA', other: -1, empty: null, list: ['a', 7] })).toEqual([
    'Geschlecht: NA',
    'other: -1',
    'empty: ',
    'list: a, 7',
  ])
  expect(shown({ sex: 1 }, 'de', new Map())).toEqual(['sex: 1'])
})

test.each([null, 'x', 5, [1]])('%j is no answer', (value) => {
  expect(shown(value)).toEqual([])
})

test('texts of the survey system are plain text [D-15]', () => {
  const named = attributeWords({
    id: 1,
    default_attributes: [{ key: 'q', name: '<b>Nutzen</b>', options: [{ value: 1, label: '<i>gut</i>' }] }],
  })
  expect(shown({ q: 1 }, 'de', named)).toEqual(['Nutzen: gut'])
})
