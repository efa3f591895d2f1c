import { useQueryClient } from '@tanstack/react-query'
import type { ParseKeys } from 'i18next'
import { ArchiveRestore, Download, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/page.ts'
import { exportRows, restoreRow } from '#api/rows.ts'
import { can } from '#engine/access.ts'
import { type Collection, queryFor } from '#engine/collection.ts'
import { deleteRecord } from '#engine/deleteRecord.ts'
import { useLabels } from '#engine/labels.ts'
import styles from '#engine/list/SelectionBar.module.css'
import type { Selection } from '#engine/list/useSelection.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { refusalText } from '#engine/useNotifyRefusal.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import { useViewer } from '#engine/viewer.ts'
import { showNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'
import { progress } from '#ui/progress.ts'

type Props = {
  collection: Collection
  selection: Selection
  isTrash: boolean
  nameOf: (row: Row) => string
  onDone: () => void
}

/** What can be done with the selected rows. */
export function SelectionBar({ collection, selection, isTrash, nameOf, onDone }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const labels = useLabels(collection)
  const client = useQueryClient()
  const notifyFault = useNotifyFault()
  const labelOf = useKeyLabel(collection)
  const finish = async (done: Row[], word: ParseKeys, isDeletion = false) => {
    await client.invalidateQueries({ queryKey: [viewer.id, collection.endpoint] })
    const canUndo = isDeletion && !isTrash && can(collection, 'restore', viewer)
    if (done.length > 0)
      notify.success(
        t(word, { count: done.length }),
        canUndo ? { action: { label: t('undo'), run: () => void restoreAll(done) } } : {},
      )
    selection.clear()
    onDone()
  }

  const remove = async () => {
    const undeletable = selection.rows.filter(
      (row) => !can(collection, 'delete', viewer, row) || collection.undeletable?.(row, viewer),
    )
    const items = selection.rows.filter((row) => !undeletable.includes(row))
    if (items.length === 0) return notify.error(t('delete.none-allowed'), { title: t('delete.title') })
    const details = undeletable.map(
      (row) => `${nameOf(row)}: ${t(collection.undeletable?.(row, viewer) ?? 'delete.not-allowed')}`,
    )
    const [warning] = items.flatMap((row) => collection.deleteWarning?.(row) ?? [])
    const isCritical = items.length > 1 || isTrash || warning !== undefined
    const [only] = items.length === 1 ? items.map((row) => ({ what: labels.one, name: nameOf(row) })) : []
    const all = { n: showNumber(items.length), what: labels.many }
    const question = only
      ? t(isTrash ? 'delete.one-final' : 'delete.one', only)
      : t(isTrash ? 'delete.many-final' : 'delete.many', all)
    const isSure = await confirm({
      kind: isCritical ? 'critical' : 'warning',
      title: t('delete.title'),
      text: warning ? `${t(warning)} ${question}` : question,
      confirmLabel: t('delete.confirm'),
      ...(details.length > 0 ? { details: [t('delete.kept'), ...details] } : {}),
    })
    if (!isSure) return
    const { done } = await progress({
      title: t('delete.running'),
      items,
      nameOf,
      run: async (row) => {
        await deleteRecord(collection, row)
        await collection.afterDelete?.(row)
      },
      stopOnError: true,
      tell: (error) => refusalText(error, labelOf),
    })
    await finish(done, collection.deleted ?? 'done.deleted-n', true)
  }
  const restoreAll = async (rows: Row[]) => {
    const { done } = await progress({
      title: t('restore.running'),
      items: rows,
      nameOf,
      tell: (error) => refusalText(error, labelOf),
      run: async (row) => {
        await restoreRow(collection.endpoint, row.id)
      },
    })
    await finish(done, 'done.restored-n')
  }
  const exportPicked = () =>
    exportRows(collection.endpoint, {
      ...queryFor(collection, viewer),
      ids: selection.rows.map(({ id }) => id).join(','),
    }).catch((error: unknown) => notifyFault(error, t('list.export')))

  return (
    <div className={styles.bar} role="group" aria-label={t('list.selection')}>
      <strong aria-live="polite">{t('list.selected', { count: selection.rows.length })}</strong>
      {isTrash && can(collection, 'restore', viewer) && (
        <Button icon={ArchiveRestore} onClick={() => void restoreAll(selection.rows)}>
          {t('restore')}
        </Button>
      )}
      {can(collection, 'export', viewer) && (
        <Button icon={Download} onClick={() => void exportPicked()}>
          {t('list.export-selected')}
        </Button>
      )}
      {can(collection, 'delete', viewer) && (
        <Button kind="danger" icon={Trash2} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      )}
      <Button kind="plain" icon={X} onClick={selection.clear}>
        {t('list.clear-selection')}
      </Button>
    </div>
  )
}
