import { Check, Minus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/page.ts'
import { type Collection, type Column, fieldOrText } from '#engine/collection.ts'
import { valueAt } from '#lib/valueAt.ts'
import type { Labels } from '#engine/labels.ts'
import { ownCell } from '#engine/list/ownCell.ts'
import { formatValue, translation } from '#engine/formatValue.ts'
import { isRightToLeft } from '#lib/text.ts'
import { useLanguage } from '#ui/i18n.ts'

/** One value of a row, drawn after its kind. No component of its own: a list has hundreds of them. */
export function contentOf(collection: Collection, column: Column, row: Row, labels: Labels): ReactNode {
  const field = fieldOrText(collection, column.field)
  const value = valueAt(row, column.field)
  if (column.cell) return <OwnCell load={column.cell} row={row} value={value} />
  if (field.kind === 'flag') return <Flag value={value} />
  if (field.kind === 'translated') return <Translated row={row} name={column.field} suffix={field.suffix} />
  const text = formatValue(field, column.field, value, labels)
  // A cell is a paragraph of its own already: only a text that runs the other way needs to be told apart.
  return isRightToLeft(text) ? <bdi>{text}</bdi> : text
}

function Flag({ value }: { value: unknown }) {
  const { t } = useTranslation()
  if (value === true) return <Check size={16} role="img" aria-label={t('yes')} />
  return <Minus size={16} role="img" aria-label={t('no')} opacity={0.4} />
}

function Translated({ row, name, suffix }: { row: Row; name: string; suffix: '' | '_de' }) {
  const language = useLanguage()
  const { text, isGerman } = translation(row, name, suffix, language)
  return <bdi lang={isGerman ? 'de' : language}>{text}</bdi>
}

function OwnCell({ load, row, value }: { load: NonNullable<Column['cell']>; row: Row; value: unknown }) {
  const { Part: Own } = ownCell(load)
  return (
    <Suspense fallback="…">
      <Own key={row.id} row={row} value={value} />
    </Suspense>
  )
}
