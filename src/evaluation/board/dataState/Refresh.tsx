import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'
import { refreshServerCache } from '#evaluation/dataset/calls.ts'

/** Reloads all rows, bypassing this browser's cache and, for staff, the server's. */
export function Refresh({ data }: { data: Dataset }) {
  const { t } = useTranslation('evaluation')
  const { isStaff } = useViewer()
  const tell = useNotifyFault()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    try {
      if (isStaff) await refreshServerCache()
    } catch (error) {
      tell(error)
    }
    await data.refresh()
    notify.success(t('refreshed'))
    setBusy(false)
  }
  return (
    <Button busy={isBusy} icon={RefreshCw} kind="plain" onClick={() => void refresh()}>
      {t('refresh')}
    </Button>
  )
}
