import type { EvaluationRow } from '#evaluation/model/rows.ts'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListToolProps } from '#engine/collection.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: CreateChild } = lazyComponent(
  async () => (await import('#evaluation/children/create/CreateChild.tsx')).CreateChild,
  'dialog',
)

/** Creates a child of the evaluation that is selected in the list. */
export function ChildOfSelected({ collection, selected }: ListToolProps<EvaluationRow>) {
  const { t } = useTranslation('children')
  const [isOpen, setOpen] = useState(false)
  const [row] = selected
  return (
    <>
      <Button icon={CopyPlus} disabled={selected.length !== 1} reason={t('pick-one')} onClick={() => setOpen(true)}>
        {t('create')}
      </Button>
      {isOpen && row && (
        <Suspense fallback={null}>
          <CreateChild collection={collection} row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
