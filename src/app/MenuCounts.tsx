import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Row } from '#api/page.ts'
import { listQuery } from '#api/queries.ts'
import type { Query } from '#api/rows.ts'
import type { Viewer } from '#api/viewer.ts'
import { menuBadges, menuRecords } from './menu.ts'
import { badgeRefresh } from '#lib/constants.ts'

type Props = {
  viewer: Viewer
  onCount: (path: string, count: number) => void
  onRows: (path: string, rows: readonly Row[]) => void
}

/** What the server adds to the menu: how many are open behind an entry, and the records that stand below one. */
export function MenuCounts({ viewer, onCount, onRows }: Props) {
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

type OpenCountProps = Omit<Props, 'onRows'> & { path: string; endpoint: string; query: Query; pathname: string }

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

function RecordsBelow({ viewer, path, endpoint, onRows }: Omit<Props, 'onCount'> & { path: string; endpoint: string }) {
  const { data } = useQuery(listQuery(viewer.id, endpoint, { ordering: 'name', size: 'all' }))
  const show = useEffectEvent((rows: readonly Row[]) => onRows(path, rows))
  const rows = data?.rows
  useEffect(() => {
    if (rows) show(rows)
  }, [rows])
  return null
}
