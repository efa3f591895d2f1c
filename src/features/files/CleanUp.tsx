import { useQueryClient } from '@tanstack/react-query'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/client.ts'
import { queryKeys } from '#api/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'

/** Removes the files whose object is gone, after a critical question (D-39). */
export function CleanUp({ collection }: { collection: Collection }) {
  const { t } = useTranslation('files')
  const viewer = useViewer()
  const client = useQueryClient()
  const tellFault = useNotifyFault()
  const [isBusy, setBusy] = useState(false)
  const cleanUp = async () => {
    if (
      !(await confirm({
        kind: 'critical',
        title: t('clean-up'),
        text: t('clean-up.text'),
        confirmLabel: t('clean-up'),
      }))
    )
      return
    setBusy(true)
    try {
      await call('DELETE', 'filemanager/files/clean_up/')
      notify.success(t('clean-up.done'))
    } catch (error) {
      tellFault(error, t('clean-up'))
    }
    await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, collection.endpoint) })
    setBusy(false)
  }
  return (
    <Button icon={Sparkles} busy={isBusy} onClick={() => void cleanUp()}>
      {t('clean-up')}
    </Button>
  )
}
