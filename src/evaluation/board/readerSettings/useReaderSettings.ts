import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import { findUserCharts, putUserCharts } from '#api/rows/userCharts.ts'
import { type ChartSettings, type ReaderSettings, readReaderSettings } from './readerSettings.ts'
import { ReaderSettingsStore, settled } from './ReaderSettingsStore.ts'

const none: ReaderSettings = {}

/**
 * The viewer's settings for the charts of an evaluation; null until they are loaded. If they fail to load, the page
 * uses those of the evaluation.
 */
export function useReaderSettings(evaluation: number): {
  own: ReaderSettings | null
  change: (changes: { readonly [i: string]: ChartSettings | null }) => void
} {
  const { id: user } = useViewer()
  const { t } = useTranslation('evaluation')
  const onReport = useNotifyError()
  const result = useQuery({
    queryKey: queryKeys.part(user, 'results/user_charts', 'own', evaluation),
    queryFn: async ({ signal }) => {
      await settled(evaluation, user)
      return readReaderSettings((await findUserCharts(evaluation, user, signal))?.charts_info)
    },
    // Read once per visit: after that the local settings count.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { mutateAsync: put } = useMutation({
    mutationFn: async (own: Parameters<typeof putUserCharts>) => await putUserCharts(...own),
  })
  const isRead = !result.isPending
  const store = useMemo(() => {
    if (!isRead) return null
    return new ReaderSettingsStore({
      evaluation,
      user,
      charts: result.data ?? none,
      put: async (...own) => await put(own),
      onFailure: (error) => onReport(error, t('own.failed')),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- reads once; notifications use the language of that moment
  }, [isRead, evaluation, user])

  useEffect(() => {
    if (!store) return undefined
    const flush = () => store.flush()
    // The browser shows a dialog before it closes the page, which leaves enough time to save.
    const hold = (event: BeforeUnloadEvent) => {
      flush()
      if (store.isWaiting()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('beforeunload', hold)
    return () => {
      flush()
      window.removeEventListener('beforeunload', hold)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [store])

  const own = useSyncExternalStore(store?.subscribe ?? nothing, store?.get ?? unread)
  return { own, change: (changes) => store?.change(changes) }
}

function nothing(): () => void {
  return () => undefined
}

function unread(): null {
  return null
}
