import { useQueryClient } from '@tanstack/react-query'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { restoreRow } from '#api/rows/writeRows.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { deleteRecord } from '#engine/records/deleteRecord.ts'
import { useReferences } from '#engine/references/useReferences.tsx'
import { useCloning } from './useCloning.ts'
import { createRecord } from '#engine/form/save/save.ts'
import { useLabels } from '#engine/labels.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyRefusal } from '#engine/actions/useNotifyRefusal.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'

type Props = { collection: Collection; row: Row; isDirty: boolean; onDeleted: () => void; back: string }

/** The actions of a record besides saving: copy, delete, or restore from the trash. */
export function RecordActions({ collection, row, isDirty, onDeleted, back }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const viewer = useViewer()
  const labels = useLabels(collection)
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notifyRefusal = useNotifyRefusal(collection)
  const attempt = useRef<IdempotencyState>({})
  const isTrashed = row.is_active === false
  const reason = collection.undeletable?.(row, viewer)
  const cloning = useCloning(collection, row)
  // The title of an address or an order can be the name of its hospital.
  const named = { what: labels.one, name: getTitle(collection, row, language) }

  // Lists of other collections count these records as well.
  const invalidates = [queryKeys.user(viewer.id)]
  const restoring = useAction({
    run: async () => await restoreRow(collection.endpoint, row.id),
    title: t('actions:restore'),
    showError: notifyRefusal,
    invalidates,
    success: t('actions:one-restored', named),
  })
  const copying = useAction({
    run: async () => {
      const body = collection.clone?.(row) ?? {}
      return await createRecord(collection, body, Object.keys(body), viewer, attempt.current)
    },
    title: t('actions:clone'),
    showError: notifyRefusal,
    invalidates,
    success: t('actions:done.copied'),
    onDone: async (made) => await navigate(`/${collection.path}/${made.id}`),
  })
  const deleting = useAction({
    run: async (_input: void, isMounted) => {
      await deleteRecord(collection, row)
      onDeleted()
      // Before anything is read again: the record of this page is gone.
      if (isMounted()) await navigate(back, { replace: true })
      await Promise.all(invalidates.map(async (queryKey) => await client.invalidateQueries({ queryKey })))
      toast.success(
        t(collection.trash === 'deactivated' ? 'actions:one-deactivated' : 'actions:one-deleted', named),
        !isTrashed && can(collection, 'restore', viewer, row)
          ? { action: { label: t('undo'), run: () => void restoring.run() } }
          : {},
      )
      await collection.afterDelete?.(row)
    },
    title: t('actions:delete-title'),
    showError: notifyRefusal,
  })
  const getReferences = useReferences(collection)
  const removing = useAction({ run: async () => await remove(), title: t('actions:delete-title') })
  const isBusy = [restoring, copying, deleting, removing].some(({ isPending }) => isPending)

  const remove = async () => {
    const warning = collection.deleteWarning?.(row)
    const isDeactivation = collection.trash === 'deactivated'
    const questionKey = isDeactivation ? 'actions:deactivate-one' : 'actions:delete-one'
    const question = t(isTrashed ? 'actions:delete-one-final' : questionKey, named)
    const canComeBack = !isTrashed && !isDeactivation && can(collection, 'restore', viewer, row)
    const note = await getReferences([row])
    const isSure = await confirm({
      kind: isTrashed || warning ? 'critical' : 'warning',
      isLoss: true,
      title: t(isDeactivation ? 'actions:deactivate-title-one' : 'actions:delete-title-one', named),
      text: [warning && t(`actions:${warning}`), question, canComeBack && t('actions:delete-goes')]
        .filter(Boolean)
        .join(' '),
      note,
      confirmLabel: t(isDeactivation ? 'actions:deactivate' : 'actions:delete-confirm'),
    })
    if (isSure) await deleting.run()
  }

  return (
    <>
      {isTrashed && can(collection, 'restore', viewer, row) && (
        <Button icon={ArchiveRestore} busy={restoring.isPending} disabled={isBusy} onClick={() => void restoring.run()}>
          {t('actions:restore')}
        </Button>
      )}
      {cloning.isOffered && (
        <Button
          icon={CopyPlus}
          busy={copying.isPending}
          disabled={isBusy || isDirty || !cloning.isReady}
          reason={t(isDirty ? 'actions:form.save-first' : 'actions:clone-not-whole')}
          onClick={() => void copying.run()}
        >
          {t('actions:clone')}
        </Button>
      )}
      {can(collection, 'delete', viewer, row) && (
        <Button
          icon={Trash2}
          isLoss
          busy={deleting.isPending || removing.isPending}
          disabled={isBusy || reason !== undefined}
          {...(reason ? { reason: t(`actions:${reason}`) } : {})}
          onClick={() => void removing.run()}
        >
          {t(collection.trash === 'deactivated' ? 'actions:deactivate' : 'delete')}
        </Button>
      )}
    </>
  )
}
