import { ArchiveRestore, Download, FileUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exportRows } from '#api/rows.ts'
import { may } from '#engine/access.ts'
import { type Collection, isImportedOnly } from '#engine/collection.ts'
import { type ListParams, toQuery } from '#engine/list/listParams.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useWords } from '#ui/words.ts'

/** What can be done with a list as a whole: add, export what it shows, open its trash. */
export function ListToolbar({ collection, params, count, onTrash }: { collection: Collection; params: ListParams; count: number | undefined; onTrash: (trash: boolean) => void }) {
  const t = useWords()
  const viewer = useViewer()
  const tellFault = useTellFault()
  const [isExporting, setExporting] = useState(false)

  const exportAll = async () => {
    setExporting(true)
    const { page: _page, size: _size, ...query } = toQuery(collection, params, viewer)
    await exportRows(collection.endpoint, query).catch((error: unknown) => tellFault(error, t('list.export')))
    setExporting(false)
  }
  const addPath = collection.addPath ?? `/${collection.path}/+`
  return (
    <>
      {collection.trash && viewer.isStaff && (
        <Button icon={params.trash ? ArchiveRestore : Trash2} onClick={() => onTrash(!params.trash)}>
          {t(params.trash ? 'list.leave-trash' : 'list.trash')}
        </Button>
      )}
      {collection.exports && viewer.isStaff && (
        <Button icon={Download} onClick={() => void exportAll()} busy={isExporting} disabled={count === 0} reason={t('no-data')}>
          {t('list.export')}
        </Button>
      )}
      {collection.imports && may(collection, 'create', viewer) && (
        <LinkButton kind={isImportedOnly(collection) ? 'primary' : 'quiet'} icon={FileUp} to={`/${collection.path}/+?import`}>{t('list.import')}</LinkButton>
      )}
      {may(collection, 'create', viewer) && !isImportedOnly(collection) && (
        <LinkButton kind="primary" icon={Plus} to={addPath}>{t('list.add')}</LinkButton>
      )}
    </>
  )
}
