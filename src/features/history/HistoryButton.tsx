import History from 'lucide-react/icons/history'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { ToolPlaceholder } from '#engine/tools/ToolPlaceholder.tsx'
import type { Collection, EditableForm } from '#engine/collection.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: HistoryPanel } = lazyComponent(async () => (await import('./HistoryPanel.tsx')).HistoryPanel, 'dialog')

/** Opens the versions of a list or of one record. */
export default function HistoryButton({
  collection,
  row,
  form,
}: {
  collection: Collection
  row?: Row
  form?: EditableForm | undefined
}) {
  const { t } = useTranslation()
  const typeId = getContentType(collection, useViewer())
  const [isOpen, setOpen] = useState(false)
  if (typeId === undefined) return <ToolPlaceholder />
  return (
    <>
      <Button icon={History} onClick={() => setOpen(true)}>
        {t('versions')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryPanel
            collection={collection}
            typeId={typeId}
            {...(row ? { row } : {})}
            {...(form ? { form } : {})}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
