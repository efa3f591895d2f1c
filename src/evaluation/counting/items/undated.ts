import type { CountedChart } from '#evaluation/model/question.ts'
import type { CountingPlan } from '#evaluation/counting/countingPlan.ts'
import { answerReader } from './parts.ts'

/** The number of people in a timeline whose answers have no readable day. */
export function countUndated({ counts, timelineAttribute }: CountedChart, { items, slots }: CountingPlan): number {
  if (counts !== 'bins' || timelineAttribute === null) return 0
  let undated = 0
  for (const [place, { measureTable, chosen }] of slots.entries()) {
    const column = measureTable.table.columns.get(timelineAttribute)
    if (column?.kind !== 'codes') continue
    const isText = column.entries.map((entry) => typeof entry === 'string')
    if (!isText.includes(true)) continue
    const readers = items.flatMap(({ parts }) =>
      (parts[place] ?? []).filter(({ role }) => role === 'answers').map(answerReader),
    )
    const mask = chosen?.rows()?.mask
    for (let row = 0; row < measureTable.table.rows; row += 1)
      if (isText[column.codes[row] ?? 0] && mask?.[row] !== 0 && readers.some((read) => read(row) !== null))
        undated += 1
  }
  return undated
}
