import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import { readChildLabel } from '#evaluation/children/familyCalls.ts'
import { NewChildForm } from './NewChildForm.tsx'

/** The dialog for a new child; prefilled with the label that the server suggests. */
export function CreateChild({ collection, row, onClose }: PanelProps<EvaluationRow> & { onClose: () => void }) {
  const { t } = useTranslation('children')
  const viewer = useViewer()
  const id = useId()
  const label = useQuery({
    queryKey: queryKeys.part(viewer.id, evaluations, 'child-label', row.id),
    queryFn: async ({ signal }) => await readChildLabel(row.id, signal).catch(() => null),
  })
  if (label.data !== undefined)
    return (
      <NewChildForm id={id} collection={collection} row={row} first={label.data ?? t('no-label')} onClose={onClose} />
    )
  return (
    <Dialog title={t('create')} onClose={onClose}>
      <Skeleton shape="form" rows={1} />
    </Dialog>
  )
}
