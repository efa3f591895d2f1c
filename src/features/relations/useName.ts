import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { getChoice, type RelationTarget } from '#engine/records/relation.ts'
import { rowById } from '#engine/records/rowById.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Language } from '#lib/languages.ts'

/** The name of a record by its id: undefined while it loads, and its number where it cannot be read. */
export function useName(
  target: RelationTarget,
  id: string | number | undefined,
  language: Language,
): string | undefined {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { data, isLoading } = useQuery({
    ...nameQuery(viewer.id, target.endpoint, Number(id)),
    enabled: id !== undefined,
  })
  if (id === undefined) return ''
  if (isLoading) return undefined
  if (data === 'missing') return t(viewer.isStaff ? 'relation.deleted' : 'relation.hidden', { id })
  return typeof data === 'object' ? getChoice(target, data.row, language).label : `#${id}`
}

/** The names of records of several lists, each once, without those that are not known. */
export function useNames(
  records: readonly { endpoint: string; id: number }[],
  language: Language,
): { names: string[]; isPending: boolean } {
  const viewer = useViewer()
  const answers = useQueries({ queries: records.map(({ endpoint, id }) => nameQuery(viewer.id, endpoint, id)) })
  const names = answers.flatMap(({ data }, place) =>
    typeof data === 'object' ? getChoice({ endpoint: records[place]?.endpoint ?? '' }, data.row, language).label : [],
  )
  return { names: [...new Set(names)], isPending: answers.some(({ isPending }) => isPending) }
}

/** A record by its id, looked up together with those of the other cells. */
export function nameQuery(viewer: number, endpoint: string, id: number) {
  return queryOptions({
    queryKey: queryKeys.part(viewer, endpoint, 'name', id),
    queryFn: async () => await rowById(endpoint, id),
    staleTime: 60_000,
  })
}
