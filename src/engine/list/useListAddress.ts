import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import type { Viewer } from '#api/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { type ListParams, readParams, toQuery, writeParams } from '#engine/list/listParams.ts'
import { shortWait } from '#lib/constants.ts'
import { useLanguage } from '#ui/i18n.ts'

export type ListAddress = {
  params: ListParams
  /** Goes into the address at once; the rows follow. */
  change: (changes: Partial<ListParams>, replace?: boolean) => void
  /** Goes into the address together with its rows where they come quickly: the list is drawn once, not twice. */
  turn: (changes: Partial<ListParams>) => void
}

/** The state of a list as its address holds it, and the two ways to change it. Every change starts on the first page. */
export function useListAddress(collection: Collection, viewer: Viewer): ListAddress {
  const client = useQueryClient()
  const language = useLanguage()
  const [address, setAddress] = useSearchParams()
  const params = useMemo(() => readParams(collection, address), [collection, address])
  /** What was asked for and is not in the address yet, with the address it was asked at. */
  const wanted = useRef<{ params: ListParams; href: string } | null>(null)

  const ask = (changes: Partial<ListParams>) => {
    const { href } = window.location
    const base = wanted.current?.href === href ? wanted.current.params : params
    const next = { params: { ...base, page: 1, ...changes }, href }
    wanted.current = next
    const written = writeParams(collection, next.params)
    // Asked for before the new address is drawn.
    const rows = client.prefetchQuery(
      listQuery(viewer.id, collection.endpoint, toQuery(collection, readParams(collection, written), viewer, language)),
    )
    const write = (how: { replace?: boolean; flushSync?: boolean }) => {
      // Who went elsewhere or asked for something else meanwhile is not brought back.
      if (wanted.current !== next || window.location.href !== href) return
      wanted.current = null
      setAddress(written, { preventScrollReset: true, ...how })
    }
    return { rows, write }
  }

  // Both stay the same functions, so that what they are handed to is drawn again for other reasons only.
  const latest = useRef(ask)
  useLayoutEffect(() => {
    latest.current = ask
  })
  const change = useCallback(
    (changes: Partial<ListParams>, replace = false) => latest.current(changes).write({ replace }),
    [],
  )
  const turn = useCallback((changes: Partial<ListParams>) => {
    const { rows, write } = latest.current(changes)
    void Promise.race([rows, new Promise((resolve) => setTimeout(resolve, shortWait))]).then(() =>
      write({ flushSync: true }),
    )
  }, [])
  return { params, change, turn }
}
