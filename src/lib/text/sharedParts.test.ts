import { expect, test } from 'vitest'
import { getSharedEnd, withoutEnd, withoutStart } from './sharedParts.ts'

test('names share what all of them have after a comma', () => {
  expect(getSharedEnd(['Klinik Aar, Symptome, 2026', 'Spital Alm, Symptome, 2026'])).toBe(', Symptome, 2026')
  expect(getSharedEnd(['Klinik Aar, Haus A, Symptome', 'Spital Alm, Symptome'])).toBe(', Symptome')
})

test('names keep what only some share, and all of it where one has nothing else', () => {
  expect(getSharedEnd(['Klinik Aar, Symptome', 'Spital Alm, Schmerzen'])).toBe('')
  expect(getSharedEnd(['Klinik Aar, Symptome', ', Symptome'])).toBe('')
  expect(getSharedEnd(['Klinik Aar', 'Spital Aar'])).toBe('')
  expect(getSharedEnd(['Klinik Aar, Symptome'])).toBe('')
  expect(getSharedEnd([])).toBe('')
})

test('a known start or end is left out where a text has it', () => {
  expect(withoutStart('Klinik Aar, Symptome', 'Klinik Aar, ')).toBe('Symptome')
  expect(withoutStart('Symptome', 'Klinik Aar, ')).toBe('Symptome')
  expect(withoutEnd('Klinik Aar, Symptome', ', Symptome')).toBe('Klinik Aar')
  expect(withoutEnd('Klinik Aar', '')).toBe('Klinik Aar')
})
