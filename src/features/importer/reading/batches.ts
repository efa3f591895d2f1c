import type { Encoding } from './encoding.ts'
import type { Source } from './source.ts'
import { type Plan, type ReadRow, readRows } from './rows.ts'

export const batchSize = 10

/** Ten rows that are imported together; `index` counts batches from 0, over the valid rows of the file only. */
export type Batch = { index: number; rows: ReadRow[] }

/** The valid rows of a file in batches of ten, read again chunk by chunk on demand. */
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
