import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { type Collection, type Column, getField } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { formatValue } from '#engine/formatValue.ts'
import type { Labels } from '#engine/labels.ts'
import { ownCell } from './ownCell.ts'
import { isRightToLeft } from '#lib/text/text.ts'
import { report } from '#lib/report.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'

/**
 * The content of a cell, rendered by the type of its field. Not a component: a list has hundreds of them. A cell that
 * fails to render does not affect others.
 */
export function cellContent(collection: Collection, column: Column, row: Row, labels: Labels): ReactNode {
  try {
    return getContent(collection, column, row, labels)
  } catch (error) {
    report(error, 'field')
    return <Broken />
  }
}

function getContent(collection: Collection, column: Column, row: Row, labels: Labels): ReactNode {
  const field = getField(collection, column.field)
  const value = getAtPath(row, column.field)
  if (column.cell) return alone(row, <OwnCell load={column.cell} row={row} value={value} />)
  const { Cell, badge } = getType(field)
  if (Cell) return alone(row, <Cell field={field} name={column.field} row={row} />)
  const text = formatValue(field, column.field, value, labels)
  const kind = badge?.(value, field)
  if (kind) return <Badge kind={column.alert?.(row) ? 'bad' : kind}>{text}</Badge>
  // A cell isolates its text already: only a text in the other direction needs a `bdi`.
  return isRightToLeft(text) ? <bdi>{text}</bdi> : addBreaks(text)
}

export function OwnCell({ load, row, value }: { load: NonNullable<Column['cell']>; row: Row; value: unknown }) {
  const { Part: Own } = ownCell(load)
  return <Own key={row.id} row={row} value={value} />
}

function alone(row: Row, content: ReactNode): ReactNode {
  return (
    <ErrorBoundary instead={<Broken />} level="field" resetKey={row}>
      {content}
    </ErrorBoundary>
  )
}

function Broken() {
  const { t } = useTranslation()
  return <Badge kind="bad">{t('boundary.field')}</Badge>
}
