import { useQueryClient } from '@tanstack/react-query'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#api/createOnce.ts'
import type { Row } from '#api/page.ts'
import { queryKeys } from '#api/queries.ts'
import { restoreRow } from '#api/writeRows.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { deleteRecord } from '#engine/deleteRecord.ts'
import { useCloning } from './useCloning.ts'
import { createRecord } from '#engine/form/save.ts'
import { useLabels } from '#engine/labels.ts'
import { titleOf } from '#engine/formatValue.ts'
import { useNotifyRefusal } from '#engine/useNotifyRefusal.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { useLanguage } from '#ui/i18n.ts'
import { notify } from '#ui/notices.ts'

type Props = { collection: Collection; row: Row; isDirty: boolean; onDeleted: () => void; back: string }

/** What can be done with a record besides saving: copy it, delete it, or restore it from the trash. */
export function RecordActions({ collection, row, isDirty, onDeleted, back }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const viewer = useViewer()
  const labels = useLabels(collection)
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notifyRefusal = useNotifyRefusal(collection)
  const isMounted = useIsMounted()
  const attempt = useRef<Attempt>({})
  const [isBusy, setBusy] = useState(false)
  const isTrashed = row.is_active === false
  const reason = collection.undeletable?.(row, viewer)
  const cloning = useCloning(collection, row)

  const whileBusy = async (work: () => Promise<void>, title: string) => {
    setBusy(true)
    await work().catch((error: unknown) => notifyRefusal(error, title))
    setBusy(false)
  }
  const remove = async () => {
    const warning = collection.deleteWarning?.(row)
    const isDeactivation = collection.trash === 'deactivated'
    const usual = isDeactivation ? 'actions:deactivate-one' : 'actions:delete-one'
    const question = t(isTrashed ? 'actions:delete-one-final' : usual, {
      name: titleOf(collection, row, language),
      what: labels.one,
    })
    const canComeBack = !isTrashed && !isDeactivation && can(collection, 'restore', viewer, row)
    const isSure = await confirm({
      kind: isTrashed || warning ? 'critical' : 'warning',
      isLoss: true,
      title: t('actions:delete-title'),
      text: [warning && t(`actions:${warning}`), question, canComeBack && t('actions:delete-goes')]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t(isDeactivation ? 'actions:deactivate' : 'actions:delete-confirm'),
    })
    if (!isSure) return
    await whileBusy(async () => {
      await deleteRecord(collection, row)
      onDeleted()
      if (isMounted()) await navigate(back, { replace: true })
      await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, collection.endpoint) })
      notify.success(
        t(isDeactivation ? 'actions:one-deactivated' : 'actions:one-deleted'),
        !isTrashed && can(collection, 'restore', viewer, row)
          ? { action: { label: t('undo'), run: () => void restore() } }
          : {},
      )
      await collection.afterDelete?.(row)
    }, t('actions:delete-title'))
  }
  const copy = () =>
    whileBusy(async () => {
      const body = collection.clone?.(row) ?? {}
      const made = await createRecord(collection, body, Object.keys(body), viewer, attempt.current)
      await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, collection.endpoint) })
      if (isMounted()) await navigate(`/${collection.path}/${made.id}`)
      notify.success(t('actions:done.copied'))
    }, t('actions:clone'))
  const restore = () =>
    whileBusy(async () => {
      await restoreRow(collection.endpoint, row.id)
      await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, collection.endpoint) })
      notify.success(t('actions:one-restored'))
    }, t('actions:restore'))

  return (
    <>
      {isTrashed && can(collection, 'restore', viewer, row) && (
        <Button icon={ArchiveRestore} busy={isBusy} onClick={() => void restore()}>
          {t('actions:restore')}
        </Button>
      )}
      {cloning.isOffered && (
        <Button
          icon={CopyPlus}
          busy={isBusy}
          disabled={isDirty || !cloning.isReady}
          reason={t(isDirty ? 'actions:form.save-first' : 'actions:clone-not-whole')}
          onClick={() => void copy()}
        >
          {t('actions:clone')}
        </Button>
      )}
      {can(collection, 'delete', viewer, row) && (
        <Button
          icon={Trash2}
          busy={isBusy}
          disabled={reason !== undefined}
          {...(reason ? { reason: t(`actions:${reason}`) } : {})}
          onClick={() => void remove()}
        >
          {t(collection.trash === 'deactivated' ? 'actions:deactivate' : 'delete')}
        </Button>
      )}
    </>
  )
}

/** Whether the component is still mounted: an answer that comes later must not navigate away from where the user went since. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return () => isMounted.current
}
