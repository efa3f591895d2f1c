import type { Encoding } from './encoding.ts'
import type { Source } from './source.ts'
import { type Plan, type ReadRow, readRows } from './rows.ts'

export const batchSize = 10

/** Ten rows that go in together; `index` counts batches from 0, over the good rows of the file alone. */
export type Batch = { index: number; rows: ReadRow[] }

/** The rows of a file that can be imported, in batches of ten, read again piece by piece as they are asked for. */
export async function* getValidBatches(file: Source, encoding: Encoding, plan: Plan): AsyncGenerator<Batch> {
  let index = 0
  let rows: ReadRow[] = []
  for await (const slice of readRows(file, encoding, plan)) {
    for (const row of slice.rows) {
      if (row.problems.length > 0 || row.open) continue
      rows.push(row)
      if (rows.length < batchSize) continue
      yield { index, rows }
      index += 1
      rows = []
    }
  }
  if (rows.length > 0) yield { index, rows }
}
