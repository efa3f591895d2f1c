import { expect, test } from 'vitest'
import { isLimitedTo, institutionFilter } from './overview.ts'

const ofWard = { attribute: 'ward', operator: 'in' as const, values: ['a'] }

test.each([
  ['one of them', [institutionFilter(['Nord'])], ['Nord', 'Süd'], true],
  ['one whose id is behind its name', [institutionFilter(['Nord'])], ['Nord (#3)'], true],
  ['another one as well', [institutionFilter(['Nord', 'West'])], ['Nord'], false],
  ['everybody', [], ['Nord'], false],
  ['a ward of everybody', [ofWard], ['Nord'], false],
  ['all but one', [{ ...institutionFilter(['Nord']), operator: 'not_in' as const }], ['Nord'], false],
  ['a ward of one of them', [ofWard, institutionFilter(['Nord'])], ['Nord'], true],
])('rows of %s', (_, filters, institutions, expected) => {
  expect(isLimitedTo(filters, institutions)).toBe(expected)
})
