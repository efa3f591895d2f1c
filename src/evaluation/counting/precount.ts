import { type CodeColumn, maxCodes } from '#evaluation/counting/table/columns.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { besideOthers } from './besideOthers.ts'
import { type Codes, getHistogram } from '#evaluation/counting/table/histogram.ts'
import {
  type ColumnGroup,
  type CountedColumn,
  groupCodes,
  getColumnGroups,
} from '#evaluation/counting/table/columnGroups.ts'
import { type Slot, countingPlan, getUnits } from './countingPlan.ts'
import { type Chosen, isSet } from './selection.ts'

/** Adding up more counts than these would be no faster than reading rows. */
const maxCounts = 2 ** 18

/**
 * Counts a chart by every combination of the values of the page's filtered attributes and of one more attribute (null
 * for none): for any later choice of these values the result is added up from these counts, and no row is read. Does
 * nothing if that would be too many counts.
 */
export function precount(
  chart: CountedChart,
  question: Question,
  measureTables: readonly MeasureTable[],
  attribute: string | null,
): void {
  const own = besideOthers(chart, question, measureTables).chart
  const plan = countingPlan(own, question, measureTables)
  const filtered = [...question.filters, ...own.filters].filter(isSet).map((filter) => filter.attribute)
  const attributes = [...new Set(attribute === null ? filtered : [...filtered, attribute])].toSorted()
  for (const [place, slot] of plan.slots.entries()) countSlot(slot, getUnits(plan, place), attributes)
}

function countSlot(
  { measureTable, cells }: Slot,
  units: readonly CountedColumn[],
  attributes: readonly string[],
): void {
  const by = attributes.flatMap((attribute) => {
    const column = measureTable.table.columns.get(attribute)
    return column?.kind === 'codes' && !column.overflow ? { attribute, column } : []
  })
  if (by.length === 0 || by.length < attributes.length) return
  const codes = by.reduce((product, { column }) => product * column.entries.length, 1)
  if (codes > maxCodes) return
  const max = Math.min(maxCounts, Math.max(4096, measureTable.table.rows))
  for (const pack of getColumnGroups(cells, units)) {
    if (codes * pack.bins > max || measureTable.kept.counts.isFull) continue
    const packed = groupCodes(measureTable, cells, pack)
    if (packed)
      measureTable.kept.counts.get(getName(pack, by), () =>
        getHistogram(joint(measureTable, by), packed, pack.bins, codes * pack.bins, null),
      )
  }
}

/** How often each code of a pack comes in the selected rows, if that was counted ahead. */
export function addedUp(measureTable: MeasureTable, pack: ColumnGroup, chosen: Chosen): Int32Array | null {
  if (!chosen?.by) return null
  const counted = measureTable.kept.counts.find(getName(pack, chosen.by))
  if (!counted) return null
  const passing = chosen.by.reduce<number[]>(
    (codes, { keeps }) =>
      codes.flatMap((code) =>
        Array.from(keeps, (_, own) => code * keeps.length + own).filter((_, own) => keeps[own] === 1),
      ),
    [0],
  )
  const { bins } = pack
  const counts = new Int32Array(bins)
  for (const code of passing) {
    const start = code * bins
    for (let bin = 0; bin < bins; bin += 1) counts[bin] = (counts[bin] ?? 0) + (counted[start + bin] ?? 0)
  }
  return counts
}

function getName({ name }: ColumnGroup, by: readonly { attribute: string }[]): string {
  return JSON.stringify([name, by.map(({ attribute }) => attribute)])
}

/** Combines several columns to one, the first attribute outermost. */
function joint(measureTable: MeasureTable, by: readonly { attribute: string; column: CodeColumn }[]): Codes {
  const [first] = by
  if (by.length === 1 && first) return first.column.codes
  return measureTable.kept.codes.get(`by ${JSON.stringify(by.map(({ attribute }) => attribute))}`, () => {
    const codes = new Uint16Array(measureTable.table.rows)
    for (const { column } of by)
      for (let row = 0; row < codes.length; row += 1)
        codes[row] = (codes[row] ?? 0) * column.entries.length + (column.codes[row] ?? 0)
    return codes
  })
}
