import PencilLine from 'lucide-react/icons/pencil-line'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { bulkFields, maxChanged } from './bulkFields.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: BulkEditDialog } = lazyComponent(
  async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog,
  'dialog',
)

/** Sets one field of the selected records. */
export default function BulkEdit(props: SelectionToolProps) {
  const { t } = useTranslation(['bulkEdit', 'actions'])
  const viewer = useViewer()
  // The selection at the time the dialog opened.
  const [opened, setOpened] = useState<SelectionToolProps>()
  const entries = bulkFields(props.collection, viewer)
  if (entries.length === 0) return null
  return (
    <>
      <Button
        icon={PencilLine}
        disabled={props.isMore || props.selected.length > maxChanged}
        reason={props.isMore ? t('actions:unapplied-first') : t('most', { n: showNumber(maxChanged) })}
        onClick={() => setOpened(props)}
      >
        {t('edit')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <BulkEditDialog {...opened} entries={entries} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
