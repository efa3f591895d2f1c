import { useQueries, useQuery } from '@tanstack/react-query'
import { listQuery, queryKeys } from '#api/rows/queries.ts'
import { listIds } from '#api/rows/rows.ts'
import { useViewer } from '#engine/viewer.ts'
import { maxIds } from '#lib/constants.ts'
import { getLanguage, type Language, languages } from '#lib/languages.ts'
import { people } from '#features/mail/calls.ts'
import type { Audience, JobRecipients } from './newJob.ts'

/** How many recipients are looked up before a job is created; of more only the number is shown. */
const maxShown = 2000

/** The ids of all users of a list. */
export async function getAllRecipients({ collection, query, idsOfAll }: JobRecipients): Promise<number[]> {
  return idsOfAll ? await idsOfAll() : await listIds(collection.endpoint, query)
}

/** Who would get the mail of a new job, and how many read it in which language. */
export function useRecipients(list: JobRecipients, audience: Audience) {
  const viewer = useViewer()
  const isAll = audience === 'all'
  const all = useQuery({
    queryKey: queryKeys.part(viewer.id, list.collection.endpoint, 'recipients', list.collection.path, list.query),
    queryFn: async () => await getAllRecipients(list),
    enabled: isAll && list.count > 0 && list.count <= maxShown,
    meta: { isShownInPlace: true },
  })
  const ids = isAll ? all.data : list.selected.map(({ id }) => id)
  const shown = ids && ids.length <= maxShown ? ids : []
  const parts = Array.from({ length: Math.ceil(shown.length / maxIds) }, (_, part) =>
    shown.slice(part * maxIds, (part + 1) * maxIds),
  )
  const answers = useQueries({
    queries: parts.map((part) => ({
      ...listQuery(viewer.id, people, { ids: part.join(','), size: part.length }),
      meta: { isShownInPlace: true },
    })),
  })
  const wanted = new Set(shown)
  const rows = answers.flatMap(({ data }) => data?.rows ?? []).filter(({ id }) => wanted.has(id))
  const counts = languages.map((language): [Language, number] => [
    language,
    rows.filter((row) => getLanguage(row.language) === language).length,
  ])
  return {
    ids: shown,
    counts: counts.filter(([, count]) => count > 0),
    /** Deactivated or deleted since. */
    unnamed: shown.length - rows.length,
    isPending: (isAll && all.isLoading) || answers.some(({ isPending }) => isPending),
    isFailed: all.isError || answers.some(({ isError }) => isError),
  }
}
