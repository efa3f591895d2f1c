import { expect, test } from 'vitest'
import { getAttributes, autoMapping, getColumns } from './attributeColumns.ts'

const attributes = getAttributes(
  [
    { key: 'sex', name: 'Geschlecht', name_fr: 'Sexe', type: 'single', options: [{ value: 1 }, { value: 2 }] },
    { key: 'exit_date', name: 'Austritt', type: 'date' },
    { key: 'q5', name: 'Austritt', type: 'likert', scale: { min: 1, max: 5, reversed: true } },
    { key: 'birth_year', name: 'Geburtsjahr', type: 'number', scale: { min: 1930, max: 2008 } },
    { key: 'reasons', name: 'Gründe', type: 'multi', options: [{ value: 1 }] },
    { key: '__proto__', name: 'x', type: 'text' },
    { name: 'no key' },
    null,
  ],
  'fr',
)

test('the attributes of a measure are columns by their type [IMPORT-06]', () => {
  expect(getColumns(attributes)).toEqual({
    sex: { kind: 'answer', options: [1, 2], canLack: true },
    exit_date: { kind: 'day', canLack: true },
    q5: { kind: 'answer', min: 1, max: 5, canLack: true },
    birth_year: { kind: 'answer', min: 1930, max: 2008, isOpen: true, canLack: true },
    reasons: { kind: 'answer', options: [1], isMany: true, canLack: true },
  })
  expect(attributes.map(({ label }) => label)).toEqual(['Sexe', 'Austritt', 'Austritt', 'Geburtsjahr', 'Gründe'])
  expect(getAttributes('nonsense', 'de')).toEqual([])
})

test('columns are matched by key, then ignoring case, then by any name', () => {
  expect(autoMapping(attributes, ['Exit Date', 'SEXE', 'Austritt', 'birth_year', 'Kommentar'])).toEqual({
    exit_date: 'Exit Date',
    sex: 'SEXE',
    q5: 'Austritt',
  })
  expect(autoMapping(attributes, ['Austritt'])).toEqual({ exit_date: 'Austritt' })
})

test('columns of single answers belong to their question', () => {
  const names = ['reasons[1]', 'reasons[other]', 'sex']
  expect(autoMapping(attributes, names)).toEqual({ reasons: ['reasons[1]'] })
  expect(autoMapping(attributes, ['reasons_SQ001'])).toEqual({ reasons: ['reasons_SQ001'] })
})
