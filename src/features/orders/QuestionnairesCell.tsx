import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { counts, sumCounts } from './counts.ts'
import { isUnit } from './orderRules.ts'

/** How many questionnaires an order has; nothing where the server sends its units without their counts. */
export default function QuestionnairesCell({ row }: CellProps<RowAt<'patzu/orders'>>) {
  const { t } = useTranslation('orders')
  const units: readonly unknown[] = Array.isArray(row.units) ? row.units : []
  const known = units.filter(isUnit).filter((unit) => counts.some((name) => unit[name] !== undefined))
  if (known.length === 0 || known.length < units.length) return null
  return t('questionnaires', { count: sumCounts(known).reduce((total, { sum }) => total + sum, 0) })
}
