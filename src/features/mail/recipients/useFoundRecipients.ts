import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import { listIds } from '#api/rows/rows.ts'
import { useViewer } from '#engine/viewer.ts'
import { people } from '#features/mail/calls.ts'
import { maxIds } from '#lib/constants.ts'

/** Those of the recipients that the server finds by name or address; without a search all of them. */
export function useFoundRecipients(ids: readonly number[], search: string) {
  const viewer = useViewer()
  const answer = useQuery({
    queryKey: queryKeys.part(viewer.id, people, 'found', search, ids),
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, part) =>
        ids.slice(part * maxIds, (part + 1) * maxIds),
      )
      const found = await Promise.all(
        parts.map(async (part) => await listIds(people, { ids: part.join(','), search }, signal)),
      )
      return new Set(found.flat())
    },
    enabled: search !== '',
  })
  const found = search === '' ? ids : ids.filter((id) => answer.data?.has(id))
  return { found, isSearching: search !== '' && answer.isPending, isFailed: search !== '' && answer.isError }
}
