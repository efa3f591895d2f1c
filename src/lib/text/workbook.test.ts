import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Cell } from './csv.ts'
import { toWorkbook } from '#lib/workbook.ts'

/** The cells of the sheet as another program reads them. */
async function readBack(rows: Cell[][]): Promise<unknown[][]> {
  const workbook = await toWorkbook([{ name: 'Blatt', rows, widths: [10, 10], headRow: 0 }])
  return await readSheet(Buffer.from(await workbook.arrayBuffer()))
}

test.each(['#N/A', '#DIV/0!', '#REF!', '#NAME?', '#1 der Rangliste'])(
  'the text %s is a text in a workbook',
  async (text) => {
    expect(
      await readBack([
        ['Antwort', 'Anzahl'],
        [text, 3],
      ]),
    ).toEqual([
      ['Antwort', 'Anzahl'],
      [text, 3],
    ])
  },
)

test('a head that spells an error is a bold text', async () => {
  expect(
    await readBack([
      ['#N/A', 'Anzahl'],
      ['a', 3],
    ]),
  ).toEqual([
    ['#N/A', 'Anzahl'],
    ['a', 3],
  ])
})
