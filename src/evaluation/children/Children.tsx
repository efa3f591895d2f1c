import type { EvaluationRow } from '#evaluation/model/rows.ts'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Network from 'lucide-react/icons/network'
import Send from 'lucide-react/icons/send'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { childIds } from './childIds.ts'

const { Part: CreateChild } = lazyComponent(
  async () => (await import('#evaluation/children/create/CreateChild.tsx')).CreateChild,
  'dialog',
)
const { Part: UpdateChildren } = lazyComponent(
  async () => (await import('./UpdateChildren.tsx')).UpdateChildren,
  'dialog',
)

/** The actions on the children of an evaluation: staff create one, those who manage it copy its charts to them. */
export function Children({ collection, row, isDirty }: RecordToolProps<EvaluationRow>) {
  const { t } = useTranslation(['children', 'portal', 'actions'])
  const viewer = useViewer()
  const [open, setOpen] = useState<'create' | 'update'>()
  const hasChildren = childIds(row).length > 0
  const canCreate = can(collection, 'create', viewer)
  if (row.is_active === false || (!hasChildren && !canCreate)) return null
  const unsaved = isDirty ? { disabled: true, reason: t('actions:form.save-first') } : {}
  const close = () => setOpen(undefined)
  return (
    <>
      <MenuButton
        icon={Network}
        label={t('title')}
        items={[
          ...(canCreate
            ? [{ key: 'create', label: t('create'), icon: CopyPlus, onSelect: () => setOpen('create'), ...unsaved }]
            : []),
          {
            key: 'update',
            label: t('update'),
            icon: Send,
            onSelect: () => setOpen('update'),
            ...(hasChildren ? unsaved : { disabled: true, reason: t('none') }),
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'create' && <CreateChild collection={collection} row={row} onClose={close} />}
        {open === 'update' && <UpdateChildren collection={collection} row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
