import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import type { Row } from '#api/rows/page.ts'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { readParams, toQuery } from '#engine/list/url/listParams.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { useViewer } from '#engine/viewer.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** How many entries a list finds, and the first of them. */
export type Count = { address: string; count: number | undefined; rows: readonly Row[] }

/** How many entries the lists at some addresses (`patzu/orders?status=3`) find; only those the viewer may open. */
export function useCounts(addresses: readonly string[], size = 1) {
  const viewer = useViewer()
  const language = useLanguage()
  const collections = use(CollectionsContext)
  const lists = addresses.flatMap((address) => {
    const [path = '', search] = address.split('?')
    const collection = collections.get(path)
    if (!collection || !can(collection, 'list', viewer)) return []
    const params = readParams(collection, new URLSearchParams(search))
    return [
      { address, query: pageQuery(collection, viewer, { ...toQuery(collection, params, viewer, language), size }) },
    ]
  })
  const answers = useQueries({ queries: lists.map(({ query }) => query) })
  return {
    counts: lists.map(({ address }, index): Count => {
      const page = answers[index]?.data
      return { address, count: page?.count, rows: page?.rows ?? [] }
    }),
    isWaiting: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
    onRetry: () => answers.forEach((answer) => answer.error && void answer.refetch()),
  }
}
