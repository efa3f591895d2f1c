import i18next from 'i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { getField, type Values } from '#engine/collection.ts'
import { dateReader } from '#engine/fields/cellDates.ts'
import { getType } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import { type Change, planChange } from '#features/bulkEdit/planChange.ts'
import type { Line } from '#features/bulkEdit/Preview.tsx'
import type { RowRead } from '#features/bulkEdit/useReadRows.ts'
import { plainWord } from '#lib/text/headings.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { type LeftLine, matchLines } from './matchLines.ts'
import type { TableLine, Target } from './table.ts'

/** A spreadsheet in this country may show decimals with a comma; tabs separate its cells. */
const reading = { parseDate: dateReader(), hasDecimalComma: true }

/**
 * The effect of a table on each record, and the lines that name none. An empty cell changes nothing; a record with a
 * cell that does not fit is not changed at all. The translations of `bulkEdit` and `import` must be loaded.
 */
export function planTable(
  change: Omit<Change, 'values'>,
  read: readonly RowRead[],
  lines: readonly TableLine[],
  columns: readonly (Target | undefined)[],
  labels: Labels,
): { lines: Line[]; left: LeftLine[] } {
  const rows = read.map(({ row }) => row)
  const { named, left } = matchLines(change.collection, rows, lines, columns)
  const plan = ({ row, error }: RowRead): Line => {
    const refused = (reason: string): Line => ({ row, values: {}, verdict: { kind: 'refused', reason } })
    if (error !== undefined) return refused(errorMessage(error))
    const [line, again] = named.get(row.id) ?? []
    if (!line) return { row, values: {}, verdict: { kind: 'unnamed' } }
    if (again) return refused(i18next.t('bulkEdit:paste.again'))
    const values: Values = {}
    for (const [place, target] of columns.entries()) {
      const cell = line.cells[place] ?? ''
      if (target?.kind !== 'set' || cell === '') continue
      const found = readValue(target.field, cell)
      if ('problem' in found) return refused(`${labels.field(target.field)}${labelSeparator()}${found.problem}`)
      values[target.field] = found.value
    }
    return { row, values, verdict: planChange({ ...change, values }, row) }
  }
  return { lines: read.map(plan), left }

  function readValue(name: string, cell: string): { value: unknown } | { problem: string } {
    const field = getField(change.collection, name)
    if (field.kind === 'choice') {
      const getLabel = (word: string) => labels.option(name, word)
      const found = field.options.find(
        ([value, word]) => String(value) === cell || plainWord(getLabel(word)) === plainWord(cell),
      )
      if (found) return { value: found[0] }
      const options = field.options.map(([, word]) => getLabel(word)).join(', ')
      return { problem: i18next.t('bulkEdit:paste.option', { text: cell, options }) }
    }
    const found = getType(field).fromCell?.(cell, field, reading) ?? {}
    if ('problem' in found) {
      const { word, values } = found.problem
      return { problem: i18next.t(`import:${word}`, { ...values }) }
    }
    return { value: found.value ?? null }
  }
}
