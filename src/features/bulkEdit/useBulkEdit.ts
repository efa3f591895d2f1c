import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { readRow } from '#api/rows/rows.ts'
import type { SelectionToolProps } from '#engine/collection.ts'
import { failsAlike } from '#engine/actions/failsAlike.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import { TrashedMeanwhile } from '#engine/form/save/TrashedMeanwhile.ts'
import type { Labels } from '#engine/labels.ts'
import { refusalText } from '#engine/actions/useNotifyRefusal.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { changeOne, NotChanged } from './changeOne.ts'
import { type Change, planChange, type PlannedChange } from './planChange.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress.ts'

/** A record in its current state on the server and the effect of the change on it. */
export type Line = { row: Row; verdict: PlannedChange }

/** How many records are read at a time. */
const atATime = 4

/** Reads the current state of the selected records and changes them one after the other. */
export function useBulkEdit({ collection, selected, getName, onDone }: SelectionToolProps, labels: Labels) {
  const { t } = useTranslation(['bulkEdit', 'portal'])
  const viewer = useViewer()
  const client = useQueryClient()
  const getLabel = useKeyLabel(collection)
  const reading = useRef<AbortController>(undefined)
  const [read, setRead] = useState<{ row: Row; error?: unknown }[]>()
  const [finished, setFinished] = useState(0)
  useEffect(() => () => reading.current?.abort(), [])

  /** Whether all of them were read; the preview shows a failed one. */
  const readAll = async (): Promise<boolean> => {
    const { signal } = (reading.current = new AbortController())
    setRead(undefined)
    setFinished(0)
    const found = new Map<number, { row: Row; error?: unknown }>()
    const waiting = [...selected]
    const next = async (): Promise<void> => {
      const row = waiting.shift()
      if (!row || signal.aborted) return
      try {
        found.set(row.id, { row: await readRow(collection.endpoint, row.id, signal) })
      } catch (error) {
        if (!(error instanceof ApiError)) return
        found.set(row.id, { row, error })
      }
      setFinished(found.size)
      await next()
    }
    await Promise.all(Array.from({ length: atATime }, next))
    const all = selected.flatMap((row) => found.get(row.id) ?? [])
    if (signal.aborted || all.length < selected.length) return false
    setRead(all)
    return true
  }

  const lines = (change: Change): Line[] =>
    (read ?? []).map(({ row, error }) => ({
      row,
      verdict: error === undefined ? planChange(change, row) : { kind: 'refused', reason: errorMessage(error) },
    }))

  const onError = {
    canRetry: true,
    stopOnError: failsAlike,
    getMessage: (error: unknown) => {
      if (error instanceof TrashedMeanwhile) return t('refused.trash')
      return error instanceof NotChanged ? error.message : refusalText(error, getLabel)
    },
  }
  type Work = { change: Change; rows: readonly Row[] }
  /** Restores the previous values of records as in the preview; later changes by others stay. */
  const undoing = useAction<Work, Row[]>({
    run: async ({ change, rows }) => {
      const { field: key } = change.entry
      const { done } = await progress({
        title: t('undoing', { field: labels.field(key) }),
        items: [...rows],
        getName,
        ...onError,
        run: async (row) =>
          await changeOne({ ...change, value: fieldValue(row, key) ?? null }, { ...row, [key]: change.value }, labels),
      })
      await client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
      const values = { count: done.length, field: labels.field(key) }
      if (done.length > 0) toast.success(t('undone', values), { keep: true })
      return done
    },
  })
  const changing = useAction<Work, Row[]>({
    run: async ({ change, rows }) => {
      const field = labels.field(change.entry.field)
      const { done } = await progress({
        title: t('running', { field }),
        items: [...rows],
        getName,
        ...onError,
        run: async (row) => await changeOne(change, row, labels),
      })
      await client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
      const undo = { label: t('portal:undo'), run: () => void undoing.run({ change, rows: done }) }
      if (done.length > 0) toast.success(t('done', { count: done.length, field }), { keep: true, action: undo })
      onDone(done)
      return done
    },
  })

  return { read: readAll, lines, start: changing.run, percent: Math.floor((finished / selected.length) * 100) }
}
