import type { RowAt } from '#api/rows/page.ts'
import GitFork from 'lucide-react/icons/git-fork'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ChildDialog } = lazyComponent(async () => (await import('./ChildDialog.tsx')).ChildDialog, 'dialog')

/** Creates a child of a measure that is marked as a parent. */
export default function ChildButton({ collection, row, isDirty }: RecordToolProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation(['measures', 'portal', 'actions'])
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (row.is_active === false || row.parent_measure_id != null || !can(collection, 'create', viewer)) return null
  const isParent = row.is_parent_measure === true
  return (
    <>
      <Button
        icon={GitFork}
        disabled={!isParent || isDirty}
        reason={isParent ? t('actions:form.save-first') : t('child.not-parent')}
        onClick={() => setOpen(true)}
      >
        {t('child.create')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChildDialog collection={collection} row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
