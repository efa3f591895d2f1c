import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { ApproveOrder } from '#features/orders/ApproveOrder.tsx'
import styles from '#features/orders/OrderProgress.module.css'
import { hasFailed, isAtPartner, isInProgress, mayApprove, stepsOf } from '#features/orders/orderRules.ts'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Steps } from '#ui/Steps.tsx'

/** How far an order has come, what holds it up, and its release. */
export default function OrderProgress({ collection, row }: PanelProps) {
  const labels = useLabels(collection)
  const say = (word: string) => labels.option('order_progress', word)
  const steps = stepsOf(row.status).map(({ word, state }) => ({
    key: word,
    label: labels.option('status', word),
    state,
  }))
  return (
    <div className={styles.panel}>
      {hasFailed(row.status) && <Banner kind="error">{labels.option('status', 'order-error')}</Banner>}
      {isInProgress(row.status) && <Badge kind="accent">{say('in-progress')}</Badge>}
      {isAtPartner(row.status) && <Banner kind="info">{say('partner')}</Banner>}
      {steps.length > 0 && <Steps steps={steps} />}
      {mayApprove(row) && <ApproveOrder row={row} labels={labels} />}
    </div>
  )
}
