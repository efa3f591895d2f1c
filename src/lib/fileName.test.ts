import { expect, test } from 'vitest'
import { fileName } from './fileName.ts'

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

test('300 characters are cut and the extension stays [F15]', () => {
  const name = fileName(`${'a'.repeat(300)}.csv`)
  expect(name).toHaveLength(120)
  expect(name.endsWith('.csv')).toBe(true)
})
