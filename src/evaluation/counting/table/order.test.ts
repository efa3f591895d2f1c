import { expect, test } from 'vitest'
import { sortedValues } from './order.ts'

test.each([
  ['months', 'de', ['April', 'August', 'Januar', 'März'], ['Januar', 'März', 'April', 'August']],
  ['months in short', 'fr', ['août', 'déc.', 'févr.', 'janv.'], ['janv.', 'févr.', 'août', 'déc.']],
  ['months of another language', 'it', ['Mrz', 'Okt.', 'Jan'], ['Jan', 'Mrz', 'Okt.']],
  ['weekdays', 'de', ['Dienstag', 'Freitag', 'Montag', 'Sonntag'], ['Montag', 'Dienstag', 'Freitag', 'Sonntag']],
  ['weekdays in short', 'it', ['gio', 'lun', 'mar', 'mer'], ['lun', 'mar', 'mer', 'gio']],
  ['months with their year', 'de', ['Dez 2023', 'Feb. 2024', 'Jan 2024'], ['Dez 2023', 'Jan 2024', 'Feb. 2024']],
  ['months with a year in short', 'fr', ["mars '25", "sept '24"], ["sept '24", "mars '25"]],
  ['months as numbers', 'de', ['01.2025', '02.2024', '12.2024'], ['02.2024', '12.2024', '01.2025']],
  ['months after their year', 'de', ['2024-10', '2024-9', '2023-12'], ['2023-12', '2024-9', '2024-10']],
  ['quarters', 'de', ['4. Quartal', '1. Quartal', 'Q2'], ['1. Quartal', 'Q2', '4. Quartal']],
  ['quarters of years', 'de', ['Q1 2025', 'Q2 2024', 'Q4 2024'], ['Q2 2024', 'Q4 2024', 'Q1 2025']],
  [
    'quarters in French',
    'fr',
    ['1er trimestre 2025', '2e trimestre 2024'],
    ['2e trimestre 2024', '1er trimestre 2025'],
  ],
  ['quarters after their year', 'it', ['2025 T1', '2024 T3'], ['2024 T3', '2025 T1']],
  ['days', 'de', ['01.02.2025', '15.01.2025', '31.12.2024'], ['31.12.2024', '15.01.2025', '01.02.2025']],
] as const)('sorts %s by the calendar', (_what, language, values, sorted) => {
  expect(sortedValues(values, language)).toEqual(sorted)
  expect(sortedValues(values.toReversed(), language)).toEqual(sorted)
})

test.each([
  ['a month beside another word', ['Mai', 'April', 'Berg'], ['April', 'Berg', 'Mai']],
  ['months beside weekdays', ['Montag', 'Januar'], ['Januar', 'Montag']],
  ['words that begin with a month', ['Mais', 'Aprilscherz'], ['Aprilscherz', 'Mais']],
  ['numbers with a word', ['10 Jahre', '9 Jahre'], ['9 Jahre', '10 Jahre']],
  ['numbers as text', ['10', '9', '1'], ['1', '9', '10']],
  ['names with an accent', ['Österreich', 'Zug', 'Olten'], ['Olten', 'Österreich', 'Zug']],
] as const)('sorts %s by number and by the rules of the language', (_what, values, sorted) => {
  expect(sortedValues(values, 'de')).toEqual(sorted)
})
