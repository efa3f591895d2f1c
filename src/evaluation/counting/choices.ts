import type { Language } from '#lib/languages.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { type Choices, noChoices } from '#evaluation/model/question.ts'
import { getNumber } from '#evaluation/counting/table/values.ts'
import { valueAxis } from '#evaluation/counting/axes/axis.ts'
import { type MeasureTable, getAttribute } from '#evaluation/counting/table/measureTable.ts'
import { inOneCoding, inOrder } from '#evaluation/counting/items/inOneCoding.ts'
import { histogram } from '#evaluation/counting/table/histogram.ts'
import { Range } from './Range.ts'
import { getReader } from '#evaluation/counting/items/parts.ts'
import { getSelection } from './selection.ts'

const maxChoices = 10_000

/**
 * The values that a filter can offer for an attribute, over the rows of all measures that pass `filters`; for an
 * unknown one only the number of these rows. Each end of its range rests on at least `hideBelow` people.
 */
export function getChoices(
  attribute: string,
  filters: readonly RowFilter[],
  language: Language,
  loaded: readonly MeasureTable[],
  hideBelow = 0,
): Choices {
  const measureTables = inOneCoding(inOrder(loaded))
  const known = getAttribute(measureTables, attribute)
  const all = measureTables.reduce(
    (sum, measureTable) => sum + (getSelection(measureTable, filters)?.count ?? measureTable.table.rows),
    0,
  )
  if (!known) return { ...noChoices, all, missing: all }
  const axis = known.type === 'date' ? null : valueAxis(measureTables, { attribute }, maxChoices, language)
  const categories = axis && !('code' in axis) ? axis.categories : []
  const rows = new Float64Array(categories.length)
  let missing = 0
  const range = new Range(hideBelow)
  for (const measureTable of measureTables) {
    const column = measureTable.table.columns.get(attribute)
    const selection = getSelection(measureTable, filters)
    if (!column || (column.kind === 'codes' && column.overflow)) {
      missing += selection ? selection.count : measureTable.table.rows
    } else if (column.kind === 'codes') {
      const counts = histogram(column.codes, column.entries.length, selection)
      for (const [code, entry] of column.entries.entries()) {
        const count = counts[code] ?? 0
        if (entry === null) missing += count
        else if (count > 0 && !Array.isArray(entry) && !(known.type === 'date' && typeof entry === 'string'))
          range.take(getNumber(entry), count)
        if (axis && !('code' in axis)) for (const place of axis.places(entry)) rows[place] = (rows[place] ?? 0) + count
      }
    } else {
      const read = getReader({
        name: attribute,
        column,
        numeric: true,
        turn: (value) => value,
        scale: null,
        role: 'answers',
        measureTable,
      })
      for (let row = 0; row < measureTable.table.rows; row += 1) {
        if (selection && selection.mask[row] === 0) continue
        const value = read(row)
        if (Number.isNaN(value) || value === Number.NEGATIVE_INFINITY) missing += 1
        else range.take(value, 1)
      }
    }
  }
  const hasRange = known.type === 'date' || known.type === 'number' || known.type === 'likert'
  const ends = hasRange ? range.ends(known.type === 'date') : null
  return {
    all,
    choices: categories.map((category, place) => ({
      ...category,
      rows: rows[place] ?? 0,
      ...(axis && !('code' in axis) && !axis.isFixed(place) && { isOther: true as const }),
    })),
    from: ends?.[0] ?? null,
    to: ends?.[1] ?? null,
    missing,
    snapshot: '',
  }
}
