import { type Cell, isEmpty, type ChartLayoutData } from './chartLayoutData.ts'

/** One part of a stacked bar, from where to where; negative is to the left of the middle. */
export type Segment = { part: number; cell: Cell; from: number; to: number }

/** The parts of one bar in order; around the middle of the scale where the chart is centred. */
export function segmentsOf(row: (Cell | null)[], plan: ChartLayoutData): Segment[] {
  const drawn = row.flatMap((cell, part) =>
    cell === null || isEmpty(cell) ? [] : [{ part, cell, size: cell.value ?? 0 }],
  )
  let end = 0 - drawn.reduce((all, { part, size }) => all + leftOf(size, plan.sides[part]), 0)
  return drawn.map(({ part, cell, size }) => {
    const from = end
    end += size
    return { part, cell, from, to: end }
  })
}

function leftOf(size: number, side = 1): number {
  return (size * (1 - side)) / 2
}
