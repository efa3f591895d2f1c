import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { SelectionToolProps, Values } from '#engine/collection.ts'
import { failsAlike } from '#engine/actions/failsAlike.ts'
import { refusalText } from '#engine/actions/useNotifyRefusal.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { TrashedMeanwhile } from '#engine/form/save/TrashedMeanwhile.ts'
import type { Labels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { changeOne, NotChanged } from './changeOne.ts'
import { getValues } from './planChange.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress/progress.ts'

/** A record as in the preview, and its new values. */
export type RowChange = { row: Row; values: Values }

/** Changes records one after the other, and offers to undo that. */
export function useChanges({ collection, getName, onDone }: SelectionToolProps, labels: Labels) {
  const { t } = useTranslation(['bulkEdit', 'portal'])
  const viewer = useViewer()
  const client = useQueryClient()
  const getLabel = useKeyLabel(collection)
  const getField = (changes: readonly RowChange[]) =>
    [...new Set(changes.flatMap(({ values }) => Object.keys(values)))].map(labels.field).join(', ')
  const run = async (
    title: string,
    changes: readonly RowChange[],
    perform: (change: RowChange) => Promise<void>,
  ): Promise<RowChange[]> => {
    const { done } = await progress({
      title,
      items: [...changes],
      getName: ({ row }) => getName(row),
      canRetry: true,
      stopOnError: failsAlike,
      getMessage: (error: unknown) => {
        if (error instanceof TrashedMeanwhile) return t('refused.trash')
        return error instanceof NotChanged ? error.message : refusalText(error, getLabel)
      },
      run: perform,
    })
    await client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
    return done
  }
  /** Restores the previous values of records as in the preview; later changes by others stay. */
  const undoing = useAction<readonly RowChange[]>({
    run: async (changes) => {
      const field = getField(changes)
      const done = await run(t('undoing', { field }), changes, async ({ row, values }) => {
        const before = getValues(row, Object.keys(values))
        await changeOne({ collection, values: before, viewer, getLabel }, { ...row, ...values }, labels, true)
      })
      if (done.length > 0) toast.success(t('undone', { count: done.length, field }), { keep: true })
    },
  })
  const changing = useAction<readonly RowChange[]>({
    run: async (changes) => {
      const field = getField(changes)
      const done = await run(t('running', { field }), changes, async ({ row, values }) => {
        await changeOne({ collection, values, viewer, getLabel }, row, labels)
      })
      const action = { label: t('portal:undo'), run: () => void undoing.run(done) }
      if (done.length > 0) toast.success(t('done', { count: done.length, field }), { keep: true, action })
      onDone(done.map(({ row }) => row))
    },
  })
  return changing.run
}
