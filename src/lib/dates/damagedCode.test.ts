import { expect, test } from 'vitest'
import { isDamagedCode } from './damagedCode.ts'

test.each(
  [
    ['1.23457E+17', '1,23E+17', '9.87E+05', '-1E-10', '123457000000000000'],
    ['01. Mrz', 'Mrz 01', '1-Mar', 'mars-01', '01.gen', 'déc.-24', 'Sett 12', '3. Okt. 2026', 'juil.-26', 'March 1'],
    ['01.03.2026', '1/3/26', '2026-03-01', '2026-03-01 00:00:00'],
    ['#NAME?', '#NOM?', '#NOME?', '#BEZUG!', '#RIF!', '#VALEUR!', '#DIV/0!', '#NV', '#N/A', '#N/D', 'Err:502'],
    ['########', '##', '#'.repeat(300), 'WAHR', 'vrai', 'VERO', 'TRUE', 'Falsch', 'FAUX', 'FALSO'],
  ].flat(),
)('detects %s as an identifier damaged by a spreadsheet [D-94]', (text) => {
  expect(isDamagedCode(text)).toBe(true)
})

test.each([
  'TK8F3K2A',
  '1001',
  '4E12',
  'MAI2026',
  'JUN12',
  '123457000000000001',
  '#1',
  'A-12',
  '',
  'Märzweg 3',
  '12-34',
])('%s is an identifier', (text) => {
  expect(isDamagedCode(text)).toBe(false)
})
