import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { Row } from '#api/page.ts'
import type { Labels } from '#engine/labels.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { approveOrder } from './calls.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'

/** Asks for confirmation, releases an order and reloads everything about orders. */
export function ApproveOrder({ row, labels }: { row: Row; labels: Labels }) {
  const viewer = useViewer()
  const client = useQueryClient()
  const tellFault = useNotifyFault()
  const [isBusy, setBusy] = useState(false)
  const say = (word: string) => labels.option('order_progress', word)

  const approve = async () => {
    const isSure = await confirm({
      kind: 'info',
      title: say('approve'),
      text: `${say('approve-question')} (${labels.one} ${row.id})`,
      confirmLabel: say('approve'),
    })
    if (!isSure) return
    setBusy(true)
    try {
      await approveOrder(row.id)
      notify.success(say('approved'))
    } catch (error) {
      tellFault(error, say('approve'))
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
      {say('approve')}
    </Button>
  )
}
