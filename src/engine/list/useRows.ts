import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ValidationError, ForbiddenError, NotFoundError } from '#api/http/errors.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Page, Row } from '#api/rows/page.ts'
import { listRows, type Query } from '#api/rows/rows.ts'
import type { Collection } from '#engine/collection.ts'
import { type ListParams, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

export type Rows = {
  page: Page | undefined
  error: Error | null
  isLoading: boolean
  /** The rows are those of an earlier query, while the new ones are loading. */
  isStale: boolean
  /** The rows of this very query, none while they are loading; undefined where the server refused it. */
  shown: readonly Row[] | undefined
  reload: () => void
}

/** The rows for this state of the list. A page past the end leads to the last page. */
export function useRows(
  collection: Collection,
  viewer: Viewer,
  params: ListParams,
  toPage: (page: number) => void,
): Rows {
  const language = useLanguage()
  const query = toQuery(collection, params, viewer, language)
  const response = useQuery({ ...pageQuery(collection, viewer, query), placeholderData: keepPreviousData })
  const isPastEnd = response.error instanceof NotFoundError && params.page > 1

  useEffect(() => {
    if (!isPastEnd) return undefined
    const abort = new AbortController()
    lastPage(collection.endpoint, query, abort.signal).then(toPage, () => toPage(1))
    return () => abort.abort()
    // Runs once when the page turns out to be past the end; the query is the one of that page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPastEnd])

  // The last rows stay visible while a newer query fails, unless permission to them is gone (A03).
  const isRefused = response.error instanceof ForbiddenError
  const [last, setLast] = useState<Page>()
  if (response.data && !response.isPlaceholderData && response.data !== last) setLast(response.data)

  return {
    page: isRefused ? undefined : (response.data ?? last),
    error: isPastEnd ? null : response.error,
    isLoading: response.isPending || isPastEnd,
    isStale: response.isPlaceholderData || (response.data === undefined && last !== undefined),
    shown:
      response.error instanceof ValidationError
        ? undefined
        : (!response.isPlaceholderData && response.data?.rows) || [],
    reload: () => void response.refetch(),
  }
}

async function lastPage(endpoint: string, query: Query, signal: AbortSignal): Promise<number> {
  const { count, size } = await listRows(endpoint, { ...query, page: 1 }, signal)
  return Math.max(1, Math.ceil(count / Math.max(1, size)))
}
