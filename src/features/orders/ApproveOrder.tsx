import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/page.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { approveOrder } from './calls.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'

/** Asks for confirmation, releases an order and reloads everything about orders. */
export function ApproveOrder({ row, name }: { row: RowAt<'patzu/orders'>; name: string }) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const client = useQueryClient()
  const tellFault = useNotifyFault()
  const [isBusy, setBusy] = useState(false)

  const approve = async () => {
    const isSure = await confirm({
      kind: 'info',
      title: t('approve'),
      text: `${t('approve-question')} (${name} ${row.id})`,
      confirmLabel: t('approve'),
    })
    if (!isSure) return
    setBusy(true)
    try {
      await approveOrder(row.id)
      notify.success(t('approved'))
    } catch (error) {
      tellFault(error, t('approve'))
    }
    await Promise.all(
      ['patzu/orders', 'patzu/orderunits'].map((endpoint) =>
        client.invalidateQueries({ queryKey: [viewer.id, endpoint] }),
      ),
    )
    setBusy(false)
  }
  return (
    <Button kind="primary" icon={CircleCheck} busy={isBusy} onClick={() => void approve()}>
      {t('approve')}
    </Button>
  )
}
