import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { approveOrder } from './calls.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/overlays/confirm.ts'

/** Shows a confirmation, releases an order and reloads everything about orders. */
export function ApproveOrder({ row, name }: { row: RowAt<'patzu/orders'>; name: string }) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const approval = useAction({
    run: async () => await approveOrder(row.id),
    title: t('approve'),
    success: t('approved'),
    invalidates: ['patzu/orders', 'patzu/orderunits'].map((endpoint) => queryKeys.endpoint(viewer.id, endpoint)),
    invalidatesOnError: true,
  })
  const approve = async () => {
    const isSure = await confirm({
      kind: 'info',
      title: t('approve'),
      text: `${t('approve-question')} (${name} ${row.id})`,
      confirmLabel: t('approve'),
    })
    if (isSure) await approval.run()
  }
  return (
    <Button kind="primary" icon={CircleCheck} busy={approval.isPending} onClick={() => void approve()}>
      {t('approve')}
    </Button>
  )
}
