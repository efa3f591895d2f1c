import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Page, Row } from '#api/rows/page.ts'
import { listQuery, rowQuery } from '#api/rows/queries.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection } from '#engine/collection.ts'
import { knownListAddress, rememberList } from '#engine/list/url/listAddress.ts'
import { type ListParams, listState, toQuery, writeParams } from '#engine/list/url/listParams.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

export type Neighbours = {
  /** Its position among all rows of the list, from 1. */
  place: number
  count: number
  /** The record before or after it, also on the next page; undefined at either end. */
  step: (by: -1 | 1) => Promise<Row | undefined>
  /** Starts the request for the record before or after it, where the list has it. */
  request: (by: -1 | 1) => void
}

/**
 * The position of a record in the list the user came from; undefined if they came from elsewhere, or if it is not on
 * that page any more.
 */
export function useNeighbours(collection: Collection, viewer: Viewer, id: number): Neighbours | undefined {
  const client = useQueryClient()
  const language = useLanguage()
  const address = knownListAddress(viewer.id, collection.path)
  const params = listState(
    collection,
    new URL(address ?? '/', window.location.origin).searchParams,
    useDevicePreferences(viewer.id),
  )
  const getQuery = (page: number) =>
    listQuery(viewer.id, collection.endpoint, toQuery(collection, { ...params, page }, viewer, language))
  const { data } = useQuery({ ...getQuery(params.page), enabled: address !== undefined })
  const index = data?.rows.findIndex((row) => row.id === id) ?? -1
  if (!data || index < 0) return undefined

  const step = async (by: -1 | 1): Promise<Row | undefined> => {
    const near = data.rows[index + by]
    if (near) return near
    const page = params.page + by
    if (page < 1 || page > lastPage(data)) return undefined
    const { rows } = await client.fetchQuery(getQuery(page))
    rememberList(viewer.id, collection.path, getAddress(collection, { ...params, page }))
    return by < 0 ? rows.at(-1) : rows[0]
  }
  const request = (by: -1 | 1): void => {
    const near = data.rows[index + by]
    if (!near) return
    // A failure is shown by the click.
    const query = rowQuery(viewer.id, collection.endpoint, near.id)
    void client.prefetchQuery({ ...query, meta: { isShownInPlace: true } })
  }
  return { place: (params.page - 1) * data.size + index + 1, count: data.count, step, request }
}

function lastPage({ count, size }: Page): number {
  return Math.max(1, Math.ceil(count / Math.max(1, size)))
}

function getAddress(collection: Collection, params: ListParams): string {
  const search = writeParams(collection, params).toString()
  return `/${collection.path}${search && `?${search}`}`
}
