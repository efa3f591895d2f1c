import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { exportRows } from '#api/exportRows.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { Button } from '#ui/Button.tsx'

/** Saves the permissions on one kind of object: that of the programme whose users are listed, or the one they are narrowed by. */
export default function ExportPermissions({ collection, query }: ListToolProps) {
  const labels = useLabels(collection)
  const tellFault = useNotifyFault()
  const [isBusy, setBusy] = useState(false)
  const title = labels.field('export_permissions')
  const save = async () => {
    setBusy(true)
    await exportRows('accounts/app_permissions', { content_type: Number(query.app_permissions__content_type) }).catch(
      (error: unknown) => tellFault(error, title),
    )
    setBusy(false)
  }
  return (
    <Button busy={isBusy} icon={Download} onClick={() => void save()}>
      {title}
    </Button>
  )
}
