import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Row } from '#api/page.ts'
import { listQuery } from '#api/queries.ts'
import type { Query } from '#api/rows.ts'
import type { Viewer } from '#api/viewer.ts'
import { listed } from './menu.ts'
import { badgeRefresh } from '#lib/constants.ts'

export type MenuCountsProps = {
  viewer: Viewer
  onCount: (path: string, count: number) => void
  onRows: (path: string, rows: readonly Row[]) => void
}

/** What the server adds to the menu: how many are open behind an entry, and the records that stand below one. */
export function MenuCounts({ viewer, onCount, onRows }: MenuCountsProps) {
  const { pathname } = useLocation()
  const badges = useMemo(() => menuBadges(viewer), [viewer])
  const lists = useMemo(() => menuRecords(viewer), [viewer])
  return (
    <>
      {badges.map((badge) => (
        <OpenCount key={badge.path} {...badge} viewer={viewer} pathname={pathname} onCount={onCount} />
      ))}
      {lists.map((list) => (
        <RecordsBelow key={list.path} {...list} viewer={viewer} onRows={onRows} />
      ))}
    </>
  )
}

type OpenCountProps = Omit<MenuCountsProps, 'onRows'> & {
  path: string
  endpoint: string
  query: Query
  pathname: string
}

/** Counted on arrival, on every navigation, after saves and every five minutes. */
const OpenCount = memo(function OpenCount({ viewer, path, endpoint, query, pathname, onCount }: OpenCountProps) {
  const { data, refetch } = useQuery({ ...listQuery(viewer.id, endpoint, query), refetchInterval: badgeRefresh })
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current !== pathname) void refetch()
    seen.current = pathname
  }, [pathname, refetch])
  const show = useEffectEvent((count: number) => onCount(path, count))
  const count = data?.count
  useEffect(() => {
    if (count !== undefined) show(count)
  }, [count])
  return null
})

function RecordsBelow({
  viewer,
  path,
  endpoint,
  onRows,
}: Omit<MenuCountsProps, 'onCount'> & { path: string; endpoint: string }) {
  const { data } = useQuery(listQuery(viewer.id, endpoint, { ordering: 'name', size: 'all' }))
  const show = useEffectEvent((rows: readonly Row[]) => onRows(path, rows))
  const rows = data?.rows
  useEffect(() => {
    if (rows) show(rows)
  }, [rows])
  return null
}

/** The collections with a badge in the menu, with the query that counts it. */
function menuBadges(viewer: Viewer): { path: string; endpoint: string; query: Query }[] {
  if (!viewer.isStaff) return []
  return listed(viewer).flatMap(({ path, endpoint, menu }) =>
    menu && menu.badge ? [{ path, endpoint, query: { ...menu.badge, size: 1, page: 1 } }] : [],
  )
}

/** The collections with an entry below them for every record of another one. */
function menuRecords(viewer: Viewer): { path: string; endpoint: string }[] {
  return listed(viewer).flatMap(({ path, menu }) =>
    menu && menu.childrenOf ? [{ path, endpoint: menu.childrenOf.endpoint }] : [],
  )
}
