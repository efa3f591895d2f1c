import { useQueryClient } from '@tanstack/react-query'
import type { ParseKeys } from 'i18next'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { type Query } from '#api/rows/rows.ts'
import { restoreRow } from '#api/rows/writeRows.ts'
import { can } from '#engine/access.ts'
import { type Collection, type SelectionToolProps, type Tool } from '#engine/collection.ts'
import { deleteRecord } from '#engine/records/deleteRecord.ts'
import { useReferences } from '#engine/references/useReferences.tsx'
import { failsAlike } from '#engine/actions/failsAlike.ts'
import { useLabels } from '#engine/labels.ts'
import ExportButton from '#engine/list/export/ExportButton.tsx'
import { SelectAll } from './SelectAll.tsx'
import styles from './SelectionBar.module.css'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import type { Rows } from '#engine/list/useRows.ts'
import type { Selection } from './useSelection.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { OverflowActions } from '#engine/tools/OverflowActions.tsx'
import { Tools } from '#engine/tools/Tools.tsx'
import { refusalText } from '#engine/actions/useNotifyRefusal.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { useViewer } from '#engine/viewer.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress/progress.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** How many of the rows to be deleted are named. */
const maxNamed = 5

type Props = {
  collection: Collection
  selection: Selection
  isTrash: boolean
  /** The query of the list, and its result. */
  query: Query
  rows: Rows
  getName: (row: Row) => string
  tools: readonly Tool<SelectionToolProps>[]
  /** The selected columns, where they are not all. */
  columns: readonly string[]
  /** The table of the list. */
  table: RefObject<HTMLElement | null>
  onDone: () => void
}

/** The actions on the selected rows. */
export function SelectionBar({
  collection,
  selection,
  isTrash,
  query,
  rows,
  getName,
  tools,
  columns,
  table,
  onDone,
}: Props) {
  const { t } = useTranslation()
  const { t: sentence } = useTranslation('actions')
  const viewer = useViewer()
  const labels = useLabels(collection)
  const client = useQueryClient()
  const getLabel = useKeyLabel(collection)
  const getReferences = useReferences(collection)
  const isDeactivation = collection.trash === 'deactivated' && !isTrash
  const count = rows.page?.count ?? selection.rows.length
  const isMore = isIgnored(query, rows.shown)
  useEffect(
    // The bar unmounts with the selection, and so does the focused button: the focus moves to the list.
    () => () =>
      void setTimeout(() => {
        if (document.activeElement === document.body) table.current?.focus()
      }),
    [table],
  )
  // A refused record does not stop the others, and can be tried again.
  const onError = {
    canRetry: true,
    stopOnError: failsAlike,
    getMessage: (error: unknown) => refusalText(error, getLabel),
  }
  const finish = async (done: Row[], word: ParseKeys<'actions'>, isDeletion = false) => {
    // Lists of other collections count these records as well.
    await client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
    const canUndo = isDeletion && !isTrash && can(collection, 'restore', viewer)
    const [only] = done
    const oneWord = getOneWord(word, isDeactivation)
    const text =
      done.length === 1 && only && oneWord
        ? sentence(oneWord, { what: labels.one, name: getName(only) })
        : sentence(word, { count: done.length })
    if (done.length > 0)
      toast.success(text, {
        keep: done.length > 1,
        ...(canUndo ? { action: { label: t('undo'), run: () => void restoring.run(done) } } : {}),
      })
    selection.clear()
    onDone()
  }

  const restoring = useAction<readonly Row[]>({
    run: async (rows) => {
      const { done } = await progress({
        title: sentence('restoring'),
        items: [...rows],
        getName,
        ...onError,
        run: async (row) => await restoreRow(collection.endpoint, row.id),
      })
      await finish(done, 'restored')
    },
  })
  const deleting = useAction<Row[]>({
    run: async (items) => {
      const { done } = await progress({
        title: sentence('deleting'),
        items,
        getName,
        run: async (row) => {
          await deleteRecord(collection, row)
          await collection.afterDelete?.(row)
        },
        ...onError,
      })
      await finish(done, collection.deleted ?? 'deleted', true)
    },
  })

  const remove = async (): Promise<void> => {
    const undeletable = selection.rows.filter(
      (row) => !can(collection, 'delete', viewer, row) || collection.undeletable?.(row, viewer),
    )
    const items = selection.rows.filter((row) => !undeletable.includes(row))
    if (items.length === 0) return toast.error(sentence('none-allowed'), { title: sentence('delete-title') })
    const kept = undeletable.map(
      (row) => `${getName(row)}${labelSeparator()}${sentence(collection.undeletable?.(row, viewer) ?? 'not-allowed')}`,
    )
    const more = items.length - maxNamed
    const details = [
      ...(items.length > 1
        ? [
            sentence('found', { n: showNumber(items.length), count }),
            ...items.slice(0, maxNamed).map(getName),
            ...(more > 0 ? [sentence('more', { count: more })] : []),
          ]
        : []),
      ...(kept.length > 0 ? [sentence('kept'), ...kept] : []),
    ]
    const [warning] = items.flatMap((row) => collection.deleteWarning?.(row) ?? [])
    const isCritical = items.length > 1 || isTrash || warning !== undefined
    const [only] = items.length === 1 ? items.map((row) => ({ what: labels.one, name: getName(row) })) : []
    const all = { n: showNumber(items.length), what: labels.many }
    const verb = isDeactivation ? 'deactivate' : 'delete'
    const usual = isDeactivation
      ? ({ one: 'deactivate-one', many: 'deactivate-many' } as const)
      : ({ one: 'delete-one', many: 'delete' } as const)
    const question = only
      ? sentence(isTrash ? 'delete-one-final' : usual.one, only)
      : sentence(isTrash ? 'delete-final' : usual.many, all)
    const canComeBack = !isTrash && !isDeactivation && can(collection, 'restore', viewer)
    const note = await getReferences(items)
    const isSure = await confirm({
      kind: isCritical ? 'critical' : 'warning',
      isLoss: true,
      title: only ? sentence(`${verb}-title-one`, only) : sentence(`${verb}-title-many`, all),
      text: [warning && sentence(warning), question, canComeBack && sentence('delete-goes')].filter(Boolean).join(' '),
      confirmLabel: sentence(isDeactivation ? 'deactivate' : 'delete-confirm'),
      note,
      ...(details.length > 0 ? { details } : {}),
    })
    if (isSure) await deleting.run(items)
  }
  // What refers to the rows is counted first.
  const removing = useAction({ run: remove, title: sentence('delete-title') })
  const { page: _page, size: _size, ...found } = query
  const elsewhere = selection.rows.length - (rows.page?.rows.filter(({ id }) => selection.has(id)).length ?? 0)
  const given = {
    collection,
    selected: selection.rows,
    isMore,
    getName,
    onDone: (done: readonly Row[]) => selection.pick(done, false),
  }
  const givenList = { collection, query: found, count, selected: selection.rows, shown: rows.shown, columns }
  const listTools = collection.tools?.list?.filter(({ isOfSelection }) => isOfSelection) ?? []
  // A red one would not be behind the button.
  const isPhone = useIsPhone()
  const actions = [
    ...(isTrash && can(collection, 'restore', viewer)
      ? [
          <Button
            key="restore"
            icon={ArchiveRestore}
            disabled={isMore}
            reason={sentence('unapplied-first')}
            onClick={() => void restoring.run(selection.rows)}
          >
            {sentence('restore')}
          </Button>,
        ]
      : []),
    ...(isTrash ? [] : tools.map((tool) => <Tools key={tool.name} tools={[tool]} given={given} />)),
    ...(isTrash ? [] : listTools.map((tool) => <Tools key={`list ${tool.name}`} tools={[tool]} given={givenList} />)),
    ...(viewer.isStaff ? [<ExportButton key="export" {...givenList} />] : []),
    ...(can(collection, 'delete', viewer)
      ? [
          <Button
            key="delete"
            kind={isPhone ? 'quiet' : 'danger'}
            icon={Trash2}
            busy={removing.isPending}
            disabled={isMore}
            reason={sentence('unapplied-first')}
            onClick={() => void removing.run()}
          >
            {isDeactivation ? sentence('deactivate') : t('delete')}
          </Button>,
        ]
      : []),
  ]
  return (
    <div className={styles.bar} data-keep-clear role="group" aria-label={sentence('title')}>
      <p aria-live="polite">
        <strong>{sentence('selected', { count: selection.rows.length })}</strong>
        {elsewhere > 0 && `, ${sentence('selected-elsewhere', { n: showNumber(elsewhere) })}`}
      </p>
      <IconButton icon={X} small label={sentence('clear')} onClick={selection.clear} />
      {/* Selecting or deselecting a row while all are being read cancels that. */}
      <SelectAll key={selection.rows.length} collection={collection} selection={selection} query={query} rows={rows} />
      {/* On a phone two are next to each other, the others behind a button. */}
      <OverflowActions frequent={actions}>{null}</OverflowActions>
    </div>
  )
}

/** The sentence that names a single record, where a collection has none of its own for it. */
function getOneWord(word: ParseKeys<'actions'>, isDeactivation: boolean) {
  if (word === 'deleted') return isDeactivation ? 'one-deactivated' : 'one-deleted'
  return word === 'restored' ? 'one-restored' : null
}
