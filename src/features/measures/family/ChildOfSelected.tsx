import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import GitFork from 'lucide-react/icons/git-fork'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { rowQuery } from '#api/rows/queries.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { toast } from '#ui/feedback/toasts.ts'

const { Part: ChildDialog } = lazyComponent(async () => (await import('./ChildDialog.tsx')).ChildDialog, 'dialog')

/** Creates a child of the measure selected in the list; a list does not contain all values that a child copies. */
export default function ChildOfSelected({ collection, selected }: ListToolProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation('measures')
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const [row] = selected
  const isOne = selected.length === 1
  const measure = useQuery({ ...rowQuery(viewer.id, 'results/measures', row?.id ?? 0), enabled: false })
  const open = async () => {
    const { error } = await measure.refetch()
    if (error) toast.error(errorMessage(error), { title: t('child.create') })
    else setOpen(true)
  }
  return (
    <>
      <Button
        icon={GitFork}
        busy={measure.isFetching}
        disabled={!isOne || row?.is_parent_measure !== true}
        reason={t(isOne ? 'child.not-parent' : 'child.pick-one')}
        onClick={() => void open()}
      >
        {t('child.create')}
      </Button>
      {isOpen && measure.data && (
        <Suspense fallback={null}>
          <ChildDialog collection={collection} row={measure.data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
