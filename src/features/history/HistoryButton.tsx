import History from 'lucide-react/icons/history'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolPlaceholder } from '#engine/ToolPlaceholder.tsx'
import type { Collection } from '#engine/collection.ts'
import { contentTypeOf } from '#engine/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'

const { Part: HistoryPanel } = lazyPart(
  async () => (await import('#features/history/HistoryPanel.tsx')).HistoryPanel,
  'dialog',
)

/** Opens the versions of a kind of objects, or of one of them. */
export function HistoryButton({ collection, objectId }: { collection: Collection; objectId?: number }) {
  const { t } = useTranslation('history')
  const typeId = contentTypeOf(collection, useViewer())
  const [isOpen, setOpen] = useState(false)
  if (typeId === undefined) return <ToolPlaceholder />
  return (
    <>
      <Button icon={History} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryPanel
            collection={collection}
            typeId={typeId}
            {...(objectId === undefined ? {} : { objectId })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
