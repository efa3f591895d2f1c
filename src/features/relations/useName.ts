import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { getChoice, type RelationTarget } from '#engine/records/relation.ts'
import { rowById } from '#engine/records/rowById.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Language } from '#lib/languages.ts'

/** The name of a record by its id; until it is known, its number. */
export function useName(target: RelationTarget, id: string | number | undefined, language: Language): string {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { data } = useQuery({
    queryKey: queryKeys.part(viewer.id, target.endpoint, 'name', Number(id)),
    queryFn: async () => await rowById(target.endpoint, Number(id)),
    enabled: id !== undefined,
    staleTime: 60_000,
  })
  if (id === undefined) return ''
  if (data === 'missing') return t(viewer.isStaff ? 'relation.deleted' : 'relation.hidden', { id })
  return typeof data === 'object' ? getChoice(target, data.row, language).label : `#${id}`
}
