import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { call } from '#api/calls/client.ts'
import { serverTime } from '#api/http/serverTime.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { changeDevicePreferences, useDevicePreferences } from '#api/storage/devicePreferences.ts'
import { useViewer } from '#engine/viewer.ts'
import { type Dated, getNews, type News, withOpened } from './news.ts'

/** What is new about records since the viewer looked, on this device; nothing for visitors of the demo. */
export function useNews(): (path: string, row: Dated) => News | null {
  const { id, isDemo } = useViewer()
  const preferences = useDevicePreferences(id)
  const isFirst = preferences.lookedSince === '' && !isDemo
  const { data: now } = useQuery({
    queryKey: queryKeys.part(id, 'results/evaluations', 'first-visit'),
    // The clock of the server stamps records, that of the device may be wrong.
    queryFn: async ({ signal }) => {
      const query = { byPermissions: 1, size: 1 }
      const { date } = await call('GET', 'results/evaluations/', { query, as: 'answer', signal })
      return new Date(serverTime(date) ?? Date.now()).toISOString()
    },
    enabled: isFirst,
    staleTime: Infinity,
    retry: false,
    meta: { isShownInPlace: true, isInBackground: true },
  })
  useEffect(() => {
    if (isFirst && now !== undefined) changeDevicePreferences(id, () => ({ lookedSince: now }))
  }, [isFirst, now, id])
  return (path, row) => (isDemo ? null : getNews(preferences, path, row))
}

/** Notes that a viewer looks at a record, as it is now; not for staff, who are shown no news of records. */
export function useOpened(path: string, { id, created, modified }: Dated): void {
  const { isStaff } = useViewer()
  const note = useNoteOpened()
  useEffect(() => {
    if (!isStaff) note(path, { id, created, modified })
  }, [isStaff, note, path, id, created, modified])
}

/** The function that notes that a viewer has opened something; visitors of the demo, who are shown no news, leave no trace. */
export function useNoteOpened(): (path: string, row: Dated) => void {
  const { id, isDemo } = useViewer()
  return useCallback(
    (path, row) => {
      if (!isDemo) changeDevicePreferences(id, (kept) => withOpened(kept, path, row))
    },
    [id, isDemo],
  )
}
