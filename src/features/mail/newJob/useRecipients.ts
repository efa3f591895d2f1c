import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#api/rows/queries.ts'
import { listIds } from '#api/rows/rows.ts'
import { useViewer } from '#engine/viewer.ts'
import { maxShown, useLanguages } from '#features/mail/recipients/languages.ts'
import type { Audience, JobRecipients } from './newJob.ts'

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
  const found = useLanguages(shown)
  return {
    ids: shown,
    counts: found.counts,
    unnamed: found.unnamed,
    isPending: (isAll && all.isLoading) || found.isPending,
    isFailed: all.isError || found.isFailed,
  }
}
