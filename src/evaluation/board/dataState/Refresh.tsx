import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { refreshServerCache } from '#evaluation/dataset/calls.ts'

/** Reloads all rows, bypassing this browser's cache and, for staff, the server's. */
export function Refresh({ data }: { data: Dataset }) {
  const { t } = useTranslation('evaluation')
  const { isStaff } = useViewer()
  const notifyError = useNotifyError()
  const refresh = useAction({
    run: async () => {
      // If the server cannot reload, the rows it has are read anyway.
      if (isStaff) await refreshServerCache().catch((error: unknown) => notifyError(error))
      await data.refresh()
    },
    success: t('refreshed'),
  })
  // The button would start it again: meanwhile it is not there, and its place is kept.
  if (refresh.isPending) return <Spinner hideLabel label={t('refresh')} />
  return <IconButton icon={RefreshCw} label={t('refresh')} onClick={() => void refresh.run()} />
}
