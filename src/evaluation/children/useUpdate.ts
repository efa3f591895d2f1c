import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import type { ChartId } from './familyCalls.ts'
import { isSynced, sameCharts } from './compareCharts.ts'
import {
  isCurrent,
  type Preview,
  getPreview,
  syncAll,
  getPushError,
  type SyncResult,
  putBack,
} from './syncToChildren.ts'

export type Step =
  | { name: 'choose' }
  /** `earlier`: the results of a previous attempt. */
  | { name: 'preview'; preview: Preview; earlier: SyncResult[]; hasChanged: boolean }
  | { name: 'sending'; preview: Preview; child: number; finished: number; isStopping: boolean }
  | { name: 'result'; preview: Preview; results: SyncResult[] }

/** The steps of an update: select, preview, send, show the result, retry what failed. */
export function useUpdate(parentId: number, onDone: (count: number) => void) {
  const viewer = useViewer()
  const client = useQueryClient()
  const { t } = useTranslation('children')
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const stop = useRef(new AbortController())
  useUnsavedGuard(step.name === 'sending', { title: t('leave.title'), text: t('leave.text'), confirmLabel: t('leave') })

  /** Runs one action at a time; after an error the step stays the same. */
  const action = useAction<() => Promise<void>>({
    run: async (work) => {
      const before = step
      await work().catch((error: unknown) => {
        setStep(before)
        throw error
      })
    },
    title: t('update'),
  })
  const once = async (work: () => Promise<void>) => await action.run(work)
  const settle = (preview: Preview, results: SyncResult[]) => {
    if (results.every(({ how, dropped }) => how === 'done' && dropped.length === 0)) return onDone(results.length)
    setStep({ name: 'result', preview, results })
  }
  const send = async (preview: Preview, earlier: SyncResult[]) => {
    stop.current = new AbortController()
    const show = (child: number, finished: number) =>
      setStep({ name: 'sending', preview, child, finished, isStopping: stop.current.signal.aborted })
    show(preview.children[0]?.id ?? 0, 0)
    const results = [
      ...earlier,
      ...(await syncAll(preview, stop.current.signal, show, (error) => getPushError(error, t('changed-child')))),
    ]
    await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, evaluations) })
    settle(preview, results)
  }

  const preview = (children: readonly number[], charts: readonly ChartId[]) =>
    once(async () =>
      setStep({
        name: 'preview',
        preview: await getPreview(parentId, children, charts),
        earlier: [],
        hasChanged: false,
      }),
    )

  const confirm = (preview: Preview, earlier: SyncResult[]) =>
    once(async () => {
      if (await isCurrent(preview)) return await send(preview, earlier)
      setStep({
        name: 'preview',
        preview: await getPreview(
          parentId,
          preview.children.map(({ id }) => id),
          preview.charts,
        ),
        earlier,
        hasChanged: true,
      })
    })

  /**
   * Skips what arrived although its response was lost. Sends again what was confirmed and is unchanged; all else gets a
   * new preview.
   */
  const again = (last: Preview, results: SyncResult[]) =>
    once(async () => {
      const open = results.filter(({ how }) => how !== 'done')
      const fresh = await getPreview(
        parentId,
        open.map(({ child }) => child),
        last.charts,
      )
      const there = fresh.children.filter(
        ({ row }) => row && isSynced(fresh.parent.charts, row.charts, new Set(fresh.charts)),
      )
      const done = [
        ...results.filter(({ how }) => how === 'done'),
        ...there.map(({ id }): SyncResult => ({ child: id, how: 'done', message: '', hasChanged: false, dropped: [] })),
      ]
      const preview = { ...fresh, children: fresh.children.filter((child) => !there.includes(child)) }
      if (preview.children.length === 0) {
        await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, evaluations) })
        return onDone(done.length)
      }
      const shown = new Map(last.children.map(({ id, row }) => [id, row]))
      const isShown =
        sameCharts(fresh.parent.charts, last.parent.charts) &&
        preview.children.every(({ id, row }) => sameCharts(row?.charts, shown.get(id)?.charts))
      if (isShown) return await send(preview, done)
      setStep({ name: 'preview', preview, earlier: done, hasChanged: true })
    })

  /** Restores the child's own charts that the server dropped. */
  const restore = (preview: Preview, results: SyncResult[], child: number) =>
    once(async () => {
      await putBack(child, results.find((result) => result.child === child)?.dropped ?? [])
      await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, evaluations) })
      settle(
        preview,
        results.map((result) => (result.child === child ? { ...result, dropped: [] } : result)),
      )
    })

  const cancel = () => {
    stop.current.abort()
    setStep((now) => (now.name === 'sending' ? { ...now, isStopping: true } : now))
  }
  const back = () => setStep({ name: 'choose' })
  return { step, isBusy: action.isPending, preview, confirm, again, restore, cancel, back }
}
