import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { optionalEndpointQuery } from '#api/rows/optionalEndpoint.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { badgeRefresh } from '#lib/constants.ts'
import { listed, type MenuData } from './menu.ts'

const meta = { isInBackground: true }
const nothing: { counted: MenuQuery[]; named: MenuQuery[]; optional: Collection[] } = {
  counted: [],
  named: [],
  optional: [],
}

/**
 * Menu data from the server: how many records behind an entry are open, the records below one, and which optional
 * collections the backend has. Counted once it `isRequested`, on every navigation (see `useCountsAnew`), after saves
 * and every five minutes.
 */
export function useMenuData(viewer: Viewer, isRequested: boolean): MenuData {
  const { counted, named, optional } = useMemo(() => {
    if (!isRequested) return nothing
    const entries = listed(viewer)
    return {
      counted: getBadges(viewer, entries),
      named: getRecords(viewer, entries),
      optional: entries.filter(({ isOptional }) => isOptional),
    }
  }, [viewer, isRequested])
  const counts = useQueries({
    queries: counted.map(({ query }) => ({ ...query, refetchInterval: badgeRefresh, meta })),
    combine: getData,
  })
  const lists = useQueries({
    queries: named.map(({ query }) => ({ ...query, meta })),
    combine: getData,
  })
  const found = useQueries({
    queries: optional.map(({ endpoint }) => optionalEndpointQuery(viewer.id, endpoint)),
    combine: getData,
  })
  return useMemo(
    () => ({
      present: new Set(optional.flatMap(({ path }, at) => (found[at] === true ? [path] : []))),
      badges: new Map(counted.flatMap(({ path }, at) => (counts[at] ? [[path, counts[at].count]] : []))),
      records: new Map(named.flatMap(({ path }, at) => (lists[at] ? [[path, lists[at].rows]] : []))),
    }),
    [counted, counts, named, lists, optional, found],
  )
}

/** Milliseconds that a page is on screen before the menu counts again. */
const settledMs = 500

/** Refreshes the counts once somebody stays on another page. */
export function useCountsAnew(viewer: Viewer): void {
  const { pathname } = useLocation()
  const client = useQueryClient()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return undefined
    const refetch = () => {
      seen.current = pathname
      for (const { query } of getBadges(viewer, listed(viewer)))
        void client.refetchQueries({ queryKey: query.queryKey, exact: true })
    }
    const timer = setTimeout(refetch, settledMs)
    return () => clearTimeout(timer)
  }, [pathname, client, viewer])
}

function getData<Data>(responses: readonly { data: Data }[]): Data[] {
  return responses.map(({ data }) => data)
}

type MenuQuery = { path: string; query: ReturnType<typeof listQuery> }

/** The collections with a badge in the menu, with the query that counts it. */
function getBadges(viewer: Viewer, entries: Collection[]): MenuQuery[] {
  if (!viewer.isStaff) return []
  return entries.flatMap(({ path, endpoint, menu }) =>
    menu && menu.badge ? [{ path, query: listQuery(viewer.id, endpoint, { ...menu.badge, size: 1, page: 1 }) }] : [],
  )
}

/** The collections with an entry below them for every record of another one. */
function getRecords(viewer: Viewer, entries: Collection[]): MenuQuery[] {
  return entries.flatMap(({ path, menu }) =>
    menu && menu.childRecords
      ? [{ path, query: listQuery(viewer.id, menu.childRecords.endpoint, { ordering: 'name', size: 'all' }) }]
      : [],
  )
}
