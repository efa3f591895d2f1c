import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { findUserCharts } from '../../calls.ts'
import { useEvaluationWords } from '../evaluationWords.ts'
import { type OwnChart, type OwnCharts, readOwnCharts } from './ownChart.ts'
import { OwnStore } from './OwnStore.ts'

const none: OwnCharts = {}

/** What the viewer has set for an evaluation's charts; null until it is read. Without an answer the page is as the evaluation has it. */
export function useOwnCharts(evaluation: number): { own: OwnCharts | null; change: (changes: { readonly [i: string]: OwnChart | null }) => void } {
  const { id: user } = useViewer()
  const { say } = useEvaluationWords()
  const queries = useQueryClient()
  const tell = useTellFault()
  const key = useMemo(() => [user, 'results/user_charts', evaluation], [user, evaluation])
  const answer = useQuery({ queryKey: key, queryFn: async ({ signal }) => readOwnCharts((await findUserCharts(evaluation, user, signal))?.charts_info), staleTime: 0 })
  const isRead = !answer.isPending
  const store = useMemo(() => {
    if (!isRead) return null
    return new OwnStore({ evaluation, user, charts: queries.getQueryData<OwnCharts>(key) ?? none, onFailure: (error) => tell(error, say('own.failed')) })
    // oxlint-disable-next-line react/exhaustive-deps -- what is told is told in the words of then
  }, [isRead, evaluation, user, key, queries])

  useEffect(() => {
    if (!store) return undefined
    const flush = () => store.flush()
    // Whoever comes back finds it so, before anything is read again.
    const stop = store.subscribe(() => queries.setQueryData(key, store.get()))
    document.addEventListener('visibilitychange', flush)
    return () => {
      stop()
      flush()
      document.removeEventListener('visibilitychange', flush)
    }
  }, [store, queries, key])

  const own = useSyncExternalStore(store?.subscribe ?? nothing, store?.get ?? unread)
  return useMemo(() => ({ own, change: (changes) => store?.change(changes) }), [own, store])
}

function nothing(): () => void {
  return () => undefined
}

function unread(): null {
  return null
}
