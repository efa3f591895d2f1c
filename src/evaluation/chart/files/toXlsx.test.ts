// @vitest-environment node
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { toXlsx } from './toXlsx.ts'

test('every sheet has a unique name that Excel accepts', async () => {
  const sheet = (name: string, cell: string) => ({
    name,
    lines: [],
    header: ['A'],
    rows: [[cell]],
    kinds: ['text' as const],
  })
  const long = 'Zufriedenheit der Patientinnen und Patienten'
  const apostrophe = "Satisfaction générale face à l'accueil"
  const names = ['Verlauf', 'verlauf', 'a/b [c]: d?', long, long, "''", '', apostrophe, 'HISTORY', "x'"]
  const file = await toXlsx(...names.map((name, place) => sheet(name, `cell ${place}`)))
  const sheets = await readXlsxFile(Buffer.from(await file.arrayBuffer()))
  expect(sheets.map((one) => one.sheet)).toEqual([
    'Verlauf',
    'verlauf 2',
    'a b c d',
    'Zufriedenheit der Patientinnen',
    'Zufriedenheit der Patientinne 5',
    '6',
    '7',
    'Satisfaction générale face à l',
    'HISTORY 9',
    'x',
  ])
  expect(sheets.every(({ sheet: name }) => name.length <= 31)).toBe(true)
  expect(sheets.map(({ data }) => data[1]?.[0])).toEqual(names.map((_name, place) => `cell ${place}`))
})
