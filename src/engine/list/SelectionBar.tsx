import { useQueryClient } from '@tanstack/react-query'
import type { ParseKeys } from 'i18next'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/page.ts'
import { exportRows } from '#api/exportRows.ts'
import { type Query } from '#api/rows.ts'
import { restoreRow } from '#api/writeRows.ts'
import { can } from '#engine/access.ts'
import { type Collection, queryFor } from '#engine/collection.ts'
import { deleteRecord } from '#engine/deleteRecord.ts'
import { useLabels } from '#engine/labels.ts'
import styles from './SelectionBar.module.css'
import { isUnapplied } from './unapplied.ts'
import type { Rows } from './useRows.ts'
import type { Selection } from './useSelection.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { refusalText } from '#engine/useNotifyRefusal.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import { useViewer } from '#engine/viewer.ts'
import { mostIds } from '#lib/constants.ts'
import { showNumber } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'
import { progress } from '#ui/progress.ts'

/** How many of the rows to be deleted are named. */
const namedAtMost = 5

type Props = {
  collection: Collection
  selection: Selection
  isTrash: boolean
  /** What the list asks the server, and what it got. */
  query: Query
  rows: Rows
  nameOf: (row: Row) => string
  onDone: () => void
}

/** What can be done with the selected rows. */
export function SelectionBar({ collection, selection, isTrash, query, rows, nameOf, onDone }: Props) {
  const { t } = useTranslation()
  const { t: sentence } = useTranslation('actions')
  const viewer = useViewer()
  const labels = useLabels(collection)
  const client = useQueryClient()
  const notifyFault = useNotifyFault()
  const labelOf = useKeyLabel(collection)
  const isDeactivation = collection.trash === 'deactivated' && !isTrash
  const count = rows.page?.count ?? selection.rows.length
  const isMore = isUnapplied(query, rows.shown)
  const finish = async (done: Row[], word: ParseKeys<'actions'>, isDeletion = false) => {
    await client.invalidateQueries({ queryKey: [viewer.id, collection.endpoint] })
    const canUndo = isDeletion && !isTrash && can(collection, 'restore', viewer)
    if (done.length > 0)
      notify.success(
        sentence(word, { count: done.length }),
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
    if (items.length === 0) return notify.error(sentence('none-allowed'), { title: sentence('delete-title') })
    const kept = undeletable.map(
      (row) => `${nameOf(row)}: ${sentence(collection.undeletable?.(row, viewer) ?? 'not-allowed')}`,
    )
    const more = items.length - namedAtMost
    const details = [
      ...(items.length > 1
        ? [
            sentence('found', { n: showNumber(items.length), count }),
            ...items.slice(0, namedAtMost).map(nameOf),
            ...(more > 0 ? [sentence('more', { count: more })] : []),
          ]
        : []),
      ...(kept.length > 0 ? [sentence('kept'), ...kept] : []),
    ]
    const [warning] = items.flatMap((row) => collection.deleteWarning?.(row) ?? [])
    const isCritical = items.length > 1 || isTrash || warning !== undefined
    const [only] = items.length === 1 ? items.map((row) => ({ what: labels.one, name: nameOf(row) })) : []
    const all = { n: showNumber(items.length), what: labels.many }
    const usual = isDeactivation
      ? ({ one: 'deactivate-one', many: 'deactivate-many' } as const)
      : ({ one: 'delete-one', many: 'delete' } as const)
    const question = only
      ? sentence(isTrash ? 'delete-one-final' : usual.one, only)
      : sentence(isTrash ? 'delete-final' : usual.many, all)
    const canComeBack = !isTrash && !isDeactivation && can(collection, 'restore', viewer)
    const isSure = await confirm({
      kind: isCritical ? 'critical' : 'warning',
      isLoss: true,
      title: sentence(isDeactivation ? 'deactivate' : 'delete-title'),
      text: [warning && sentence(warning), question, canComeBack && sentence('delete-goes')].filter(Boolean).join(' '),
      confirmLabel: sentence(isDeactivation ? 'deactivate' : 'delete-confirm'),
      ...(details.length > 0 ? { details } : {}),
    })
    if (!isSure) return
    const { done } = await progress({
      title: sentence('deleting'),
      items,
      nameOf,
      run: async (row) => {
        await deleteRecord(collection, row)
        await collection.afterDelete?.(row)
      },
      stopOnError: true,
      tell: (error) => refusalText(error, labelOf),
    })
    await finish(done, collection.deleted ?? 'deleted', true)
  }
  const restoreAll = async (rows: Row[]) => {
    const { done } = await progress({
      title: sentence('restoring'),
      items: rows,
      nameOf,
      tell: (error) => refusalText(error, labelOf),
      run: async (row) => {
        await restoreRow(collection.endpoint, row.id)
      },
    })
    await finish(done, 'restored')
  }
  // More ids than an address holds travel as the query that found them (D-79).
  const isMuch = selection.rows.length > mostIds
  const exportPicked = () => {
    const { page: _page, size: _size, ...found } = query
    const ids = selection.rows.map(({ id }) => id).join(',')
    const asked = isMuch ? found : { ...queryFor(collection, viewer), ids }
    return exportRows(collection.endpoint, asked).catch((error: unknown) => notifyFault(error, t('list.export')))
  }

  return (
    <div className={styles.bar} role="group" aria-label={sentence('title')}>
      <strong aria-live="polite">{sentence('selected', { count: selection.rows.length })}</strong>
      {isTrash && can(collection, 'restore', viewer) && (
        <Button icon={ArchiveRestore} onClick={() => void restoreAll(selection.rows)}>
          {sentence('restore')}
        </Button>
      )}
      {can(collection, 'export', viewer) && (
        <Button
          icon={Download}
          disabled={isMuch && (isMore || selection.rows.length < count)}
          reason={isMore ? sentence('unapplied-first') : sentence('too-many', { n: mostIds })}
          onClick={() => void exportPicked()}
        >
          {sentence('export')}
        </Button>
      )}
      {can(collection, 'delete', viewer) && (
        <Button
          kind="danger"
          icon={Trash2}
          disabled={isMore}
          reason={sentence('unapplied-first')}
          onClick={() => void remove()}
        >
          {isDeactivation ? sentence('deactivate') : t('delete')}
        </Button>
      )}
      <Button kind="plain" icon={X} onClick={selection.clear}>
        {sentence('clear')}
      </Button>
    </div>
  )
}
