import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { keepSettings, type ListParams, listState, readParams, toQuery, writeParams } from './listParams.ts'
import { shortWait } from '#lib/constants.ts'
import { raceTimeout } from '#lib/raceTimeout.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

const settings = ['ordering', 'columns', 'widths', 'size', 'as'] as const

export type ListUrlState = {
  params: ListParams
  /** Changes the address immediately; the rows follow. */
  change: (changes: Partial<ListParams>, replace?: boolean) => void
  /**
   * Changes the address together with its rows if they load quickly, so that the list renders once, not twice. Other
   * rows are read from the first one on.
   */
  navigateWithPrefetch: (changes: Partial<ListParams>) => void
}

/** The state of a list, held by its address, and the two ways to change it. Every change starts on the first page. */
export function useListUrlState(collection: Collection, viewer: Viewer): ListUrlState {
  const client = useQueryClient()
  const language = useLanguage()
  const [address, setAddress] = useSearchParams()
  const kept = useDevicePreferences(viewer.id)
  const params = useMemo(() => listState(collection, address, kept), [collection, address, kept])
  /** A change that is not in the address yet, with the address it was made at. */
  const pending = useRef<{ params: ListParams; href: string } | null>(null)

  const prepare = (changes: Partial<ListParams>) => {
    const { href } = window.location
    const base = pending.current?.href === href ? pending.current.params : params
    const next = { params: { ...base, page: 1, ...changes }, href }
    pending.current = next
    const written = writeParams(collection, next.params)
    // Started before the new address renders.
    const rows = client.prefetchQuery(
      listQuery(viewer.id, collection.endpoint, toQuery(collection, readParams(collection, written), viewer, language)),
    )
    const write = (how: { replace?: boolean; flushSync?: boolean; preventScrollReset?: boolean }) => {
      // Not if the user went elsewhere or made another change meanwhile.
      if (pending.current !== next || window.location.href !== href) return
      pending.current = null
      const isSetting = settings.some((name) => name in changes)
      if (isSetting) keepSettings(collection, next.params, viewer.id)
      // A setting is no entry of the history.
      setAddress(written, { ...(isSetting ? { replace: true } : {}), ...how })
    }
    return { rows, write }
  }

  // Both functions stay the same, so that they cause no re-render.
  const latest = useRef(prepare)
  useLayoutEffect(() => {
    latest.current = prepare
  })
  const change = useCallback(
    (changes: Partial<ListParams>, replace = false) =>
      latest.current(changes).write({ replace, preventScrollReset: true }),
    [],
  )
  const navigateWithPrefetch = useCallback((changes: Partial<ListParams>) => {
    const { rows, write } = latest.current(changes)
    void raceTimeout(rows, shortWait).then(() => write({ flushSync: true }))
  }, [])
  return { params, change, navigateWithPrefetch }
}
