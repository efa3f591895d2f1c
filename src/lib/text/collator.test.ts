import { expect, test } from 'vitest'
import { getCollator } from './collator.ts'
import { languages } from '#lib/languages.ts'

test.each(languages)('sorts names in the order of %s with numbers by value [L07]', (language) => {
  const names = ['Zürich', 'Ärzte', 'Station 10', 'Étage', 'Strasse 2', 'Zug', 'Arzt', 'Station 9', 'Straße 1', 'Etat']
  expect(names.toSorted(getCollator(language).compare)).toEqual([
    'Arzt',
    'Ärzte',
    'Étage',
    'Etat',
    'Station 9',
    'Station 10',
    'Straße 1',
    'Strasse 2',
    'Zug',
    'Zürich',
  ])
})
