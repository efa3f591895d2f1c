import { Suspense, type ReactNode } from 'react'
import type { Row } from '#api/page.ts'
import { type Collection, type Column, fieldOrText } from '#engine/collection.ts'
import { typeOf } from '#engine/fieldTypes.ts'
import { formatValue } from '#engine/formatValue.ts'
import type { Labels } from '#engine/labels.ts'
import { ownCell } from '#engine/list/ownCell.ts'
import { isRightToLeft } from '#lib/text.ts'
import { valueAt } from '#lib/valueAt.ts'

/** One value of a row, drawn after its type. No component of its own: a list has hundreds of them. */
export function contentOf(collection: Collection, column: Column, row: Row, labels: Labels): ReactNode {
  const field = fieldOrText(collection, column.field)
  const value = valueAt(row, column.field)
  if (column.cell) return <OwnCell load={column.cell} row={row} value={value} />
  const { Cell } = typeOf(field)
  if (Cell) return <Cell field={field} name={column.field} row={row} />
  const text = formatValue(field, column.field, value, labels)
  // A cell is a paragraph of its own already: only a text that runs the other way needs to be told apart.
  return isRightToLeft(text) ? <bdi>{text}</bdi> : text
}

function OwnCell({ load, row, value }: { load: NonNullable<Column['cell']>; row: Row; value: unknown }) {
  const { Part: Own } = ownCell(load)
  return (
    <Suspense fallback="…">
      <Own key={row.id} row={row} value={value} />
    </Suspense>
  )
}
