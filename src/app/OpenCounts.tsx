import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import type { Query } from '#api/rows.ts'
import type { Viewer } from '#api/viewer.ts'
import { menuBadges } from '#app/menu.ts'
import { badgeRefresh } from '#lib/constants.ts'

type Told = (path: string, count: number) => void

/** Counts what is open behind entries of the menu: on arrival, on every navigation, after saves and every five minutes. */
export function OpenCounts({ viewer, onCount }: { viewer: Viewer; onCount: Told }) {
  const { pathname } = useLocation()
  const badges = useMemo(() => menuBadges(viewer), [viewer])
  return badges.map(({ path, endpoint, query }) => (
    <OpenCount
      key={path}
      viewer={viewer}
      path={path}
      endpoint={endpoint}
      query={query}
      pathname={pathname}
      onCount={onCount}
    />
  ))
}

type Props = { viewer: Viewer; path: string; endpoint: string; query: Query; pathname: string; onCount: Told }

const OpenCount = memo(function OpenCount({ viewer, path, endpoint, query, pathname, onCount }: Props) {
  const { data, refetch } = useQuery({ ...listQuery(viewer.id, endpoint, query), refetchInterval: badgeRefresh })
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current !== pathname) void refetch()
    seen.current = pathname
  }, [pathname, refetch])
  const report = useEffectEvent((count: number) => onCount(path, count))
  const count = data?.count
  useEffect(() => {
    if (count !== undefined) report(count)
  }, [count])
  return null
})
