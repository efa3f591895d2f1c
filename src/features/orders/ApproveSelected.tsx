import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { RowAt } from '#api/rows/page.ts'
import { failsAlike } from '#engine/actions/failsAlike.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { approveOrder } from './calls.ts'
import { canApprove } from './orderRules.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { progress } from '#ui/overlays/progress/progress.ts'

/**
 * Releases those of the selected orders that wait for it, one after the other, after a question that names each. What
 * the server refuses is listed with its reason and can be retried.
 */
export default function ApproveSelected({ collection, selected, shown }: ListToolProps<RowAt<'patzu/orders'>>) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const language = useLanguage()
  // The rows of the list are read again after an approval, those selected are not.
  const current = new Map(shown?.map((row) => [row.id, row]))
  const orders = selected.map((row) => current.get(row.id) ?? row).filter(canApprove)
  const approval = useAction({
    run: async () => {
      const { done } = await progress({
        title: t('approve-many', { count: orders.length }),
        items: orders,
        getName: (order) => getTitle(collection, order, language),
        run: async ({ id }) => await approveOrder(id),
        getMessage: (error) => errorMessage(error),
        stopOnError: failsAlike,
        canRetry: true,
      })
      if (done.length > 0) toast.success(t('approved-many', { count: done.length }))
    },
    invalidates: ['patzu/orders', 'patzu/orderunits'].map((endpoint) => queryKeys.endpoint(viewer.id, endpoint)),
  })
  const approve = async () => {
    const isSure = await confirm({
      kind: 'info',
      title: t('approve'),
      text: t('approve-question-many', { count: orders.length }),
      details: orders.map((order) => getTitle(collection, order, language)),
      confirmLabel: t('approve-many', { count: orders.length }),
    })
    if (isSure) await approval.run()
  }
  return (
    <Button
      icon={CircleCheck}
      busy={approval.isPending}
      disabled={orders.length === 0}
      reason={t('approve-nothing')}
      onClick={() => void approve()}
    >
      {orders.length === 0 ? t('approve') : t('approve-many', { count: orders.length })}
    </Button>
  )
}
