import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { maxChanged, tableFields } from '#features/bulkEdit/bulkFields.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { withWords } from '#ui/i18n/withWords.ts'

const { Part: PasteDialog } = lazyComponent(
  async () => (await withWords(() => import('./PasteDialog.tsx'), 'import')()).PasteDialog,
  'dialog',
)

/** Takes values for the selected records from the cells of a spreadsheet. */
export default function PasteRows(props: SelectionToolProps) {
  const { t } = useTranslation(['bulkEdit', 'actions'])
  const viewer = useViewer()
  // The selection at the time the dialog opened.
  const [opened, setOpened] = useState<SelectionToolProps>()
  const entries = tableFields(props.collection, viewer)
  if (entries.length === 0) return null
  return (
    <>
      <Button
        icon={ClipboardPaste}
        disabled={props.isMore || props.selected.length > maxChanged}
        reason={props.isMore ? t('actions:unapplied-first') : t('most', { n: showNumber(maxChanged) })}
        onClick={() => setOpened(props)}
      >
        {t('paste')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <PasteDialog {...opened} fields={entries.map(({ field }) => field)} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
