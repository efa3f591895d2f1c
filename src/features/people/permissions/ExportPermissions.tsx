import KeyRound from 'lucide-react/icons/key-round'
import { exportRows } from '#api/rows/exportRows.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { Button } from '#ui/actions/Button.tsx'

/** Exports the permissions on one kind of object: that of the listed programme, or of the filter. */
export default function ExportPermissions({ collection, query }: ListToolProps) {
  const labels = useLabels(collection)
  const title = labels.field('export_permissions')
  const save = useAction({
    run: async () =>
      await exportRows('accounts/app_permissions', { content_type: Number(query.app_permissions__content_type) }),
    title,
  })
  return (
    <Button busy={save.isPending} icon={KeyRound} onClick={() => void save.run()}>
      {title}
    </Button>
  )
}
