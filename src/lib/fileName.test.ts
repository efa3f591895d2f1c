import { expect, test } from 'vitest'
import { datedFileName, fileName } from './fileName.ts'

test.each([
  ['Bericht 2026.xlsx', 'Bericht 2026.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\x.csv', 'x.csv'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['a\nb.csv', 'a b.csv'],
  ['rechnung\u202Egpj.exe', 'rechnunggpj.exe'],
  ['CON .txt', '_CON .txt'],
  ['COM¹', '_COM¹'],
  ['lpt³.log', '_lpt³.log'],
  ['Con  ', '_Con'],
  ['Ho\u0302pital\u00A0\u200BÉvian.csv', 'Hôpital Évian.csv'],
  ['conto.txt', 'conto.txt'],
  ['.htaccess', 'htaccess'],
  ['x.csv. ', 'x.csv'],
  ['a<b>:"c"|?*.csv', 'a b c .csv'],
  ['', 'download'],
  ['..', 'download'],
  ['\u0000', 'download'],
  ['Zürich – Übersicht.pdf', 'Zürich – Übersicht.pdf'],
])('%j is saved as %j [D-18] [F15]', (wanted, saved) => {
  expect(fileName(wanted)).toBe(saved)
})

test('cuts a name of 300 characters before its extension [F15]', () => {
  const name = fileName(`${'a'.repeat(300)}.csv`)
  expect(name).toHaveLength(120)
  expect(name.endsWith('.csv')).toBe(true)
})

test('a file with two long names keeps its day and extension', () => {
  const name = datedFileName(
    ['Patientenzufriedenheit in der stationären Rehabilitation 2026 – Auswertung der zweiten Erhebung', 'B'.repeat(90)],
    '2026-11-26',
    'xlsx',
  )
  expect(name.length).toBeLessThanOrEqual(120)
  expect(name).toMatch(/^Patientenzufriedenheit in der .* - B+ - 2026-11-26\.xlsx$/)
})

test('a long name does not shorten short ones', () => {
  expect(datedFileName(['Kurz', 'x'.repeat(200)], '2026-11-26', 'csv')).toMatch(/^Kurz - x{80,} - 2026-11-26\.csv$/)
})

test('a name with slashes is one name', () => {
  expect(datedFileName(['2025/26', ''], '2026-11-26', '')).toBe('2025-26 - 2026-11-26')
})
