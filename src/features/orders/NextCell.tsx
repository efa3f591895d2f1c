import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { findFailures, canApprove, getSteps } from './orderRules.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

/** What is next for an order where its state is shown already: the errors of its units with their reasons, or its next step. */
export default function NextCell({ row }: CellProps<RowAt<'patzu/orders'>>) {
  const { t } = useTranslation('orders')
  const { option } = useLabels({ path: 'patzu/orders' })
  const failures = findFailures(row)
  const reasons = [...new Set(failures.map(({ reason }) => reason))].filter(Boolean)
  // Where an order waits for its release, the button of the card says so.
  const next = canApprove(row) ? undefined : getSteps(row.status).find(({ state }) => state === 'next')
  return (
    <>
      {failures.some(({ unit }) => unit) && <Badge kind="bad">{option('status', 'unit-error')}</Badge>}
      {reasons.map((reason) => (
        <bdi key={reason}>{reason}</bdi>
      ))}
      {failures.length === 0 && next && t('next', { step: option('status', next.word) })}
    </>
  )
}
