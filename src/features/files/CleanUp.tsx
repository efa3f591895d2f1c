import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import { call } from '#api/calls/client.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'

/** Removes files whose object is missing after a critical confirmation (D-39). */
export function CleanUp({ collection }: { collection: Collection }) {
  const { t } = useTranslation('files')
  const viewer = useViewer()
  const cleaning = useAction({
    run: async () => void (await call('DELETE', 'filemanager/files/clean_up/')),
    title: t('clean-up'),
    success: t('clean-up.done'),
    invalidates: [queryKeys.endpoint(viewer.id, collection.endpoint)],
    invalidatesOnError: true,
  })
  const cleanUp = async () => {
    const isSure = await confirm({
      kind: 'critical',
      title: t('clean-up'),
      text: t('clean-up.text'),
      confirmLabel: t('clean-up'),
    })
    if (isSure) await cleaning.run()
  }
  return (
    <Button icon={Sparkles} busy={cleaning.isPending && t('clean-up.running')} onClick={() => void cleanUp()}>
      {t('clean-up')}
    </Button>
  )
}
