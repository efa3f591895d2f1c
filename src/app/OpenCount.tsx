import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import type { Query } from '#api/rows.ts'
import type { Viewer } from '#api/viewer.ts'
import { badgeRefresh } from '#lib/constants.ts'

/** Counts what is open behind an entry of the menu: on arrival, on every navigation, after saves and every five minutes. */
export function OpenCount({ viewer, endpoint, query, onCount }: { viewer: Viewer; endpoint: string; query: Query; onCount: (count: number) => void }) {
  const { pathname } = useLocation()
  const { data, refetch } = useQuery({ ...listQuery(viewer.id, endpoint, query), refetchInterval: badgeRefresh })
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current !== pathname) void refetch()
    seen.current = pathname
  }, [pathname, refetch])
  const report = useEffectEvent(onCount)
  const count = data?.count
  useEffect(() => {
    if (count !== undefined) report(count)
  }, [count])
  return null
}
