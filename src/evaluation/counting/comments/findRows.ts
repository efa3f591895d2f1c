import type { Comments } from '#evaluation/counting/table/columns.ts'
import { countingPlan } from '#evaluation/counting/countingPlan.ts'
import { getSharedName } from '#evaluation/counting/table/distinctNames.ts'
import type { MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { CommentsQuestion, Readable } from '#evaluation/model/comments.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'

/** The texts of one attribute of a measure that may be read under filters, by their places. */
export type Written = { measureTable: MeasureTable; key: string; comments: Comments; places: number[] }

/** The readable texts under filters, and the people who wrote them; null if a filter cannot be applied. */
export type WrittenRows = { written: Written[]; people: number; complete: boolean }

/** The institution of a row, by its name. */
const { attribute: institution } = institutionFilter([])

/**
 * The texts of a chart under some of its filters, of the readable institutions alone. The filters are those of any other chart, as the
 * days of the rows were its item.
 */
export function findRows(
  { chart, readable, ...question }: CommentsQuestion,
  filters: { page: readonly RowFilter[]; chart: readonly RowFilter[] },
  measureTables: readonly MeasureTable[],
): WrittenRows | null {
  const rows: CountedChart = {
    ...chart,
    data: [{ keys: ['created'], name: '', skala: false }],
    takes: 'anything',
    counts: 'means',
    filters: [...filters.chart],
    groups: [],
    slices: [],
    splits: [],
    timelineAttribute: null,
  }
  const context = { ...question, charts: [], benchmarks: [], filters: [...filters.page] }
  const plan = countingPlan(rows, context, measureTables)
  if (plan.problems.length > 0 || plan.slots.length === 0) return null
  const keys = new Set(chart.data.flatMap((item) => item.keys))
  const written: Written[] = []
  let people = 0
  for (const { measureTable, chosen } of plan.slots) {
    const mask = chosen?.rows()?.mask
    const isReadable = createReadTest(measureTable, readable)
    const writers = new Set<number>()
    for (const key of keys) {
      const comments = measureTable.table.comments?.get(key)
      if (!comments) continue
      const places: number[] = []
      for (const [place, row] of comments.rows.entries()) {
        if (mask?.[row] === 0 || !isReadable(row, comments.institutions[place] ?? null)) continue
        places.push(place)
        writers.add(row)
      }
      written.push({ measureTable, key, comments, places })
    }
    people += writers.size
  }
  return { written, people, complete: plan.complete }
}

/** Whether the text of a row may be read; a row without a known institution only by those who may read all. */
function createReadTest(
  { table }: MeasureTable,
  readable: Readable,
): (row: number, institutionId: number | null) => boolean {
  if (readable === 'all') return () => true
  const column = table.columns.get(institution)
  if (column?.kind !== 'codes' || column.overflow) return () => false
  const names = new Set(readable.names)
  const ids = readable.ids && new Set(readable.ids)
  const isNamed = column.entries.map(
    (entry) => typeof entry === 'string' && (names.has(entry) || (ids !== null && names.has(getSharedName(entry)))),
  )
  return (row, id) => isNamed[column.codes[row] ?? 0] === true && (ids === null || id === null || ids.has(id))
}
