import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import type { CellProps } from '#engine/collection.ts'
import { getChoice, type RelationTarget } from '#engine/records/relation.ts'
import { rowById } from '#engine/records/rowById.ts'
import { useViewer } from '#engine/viewer.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/**
 * A cell that names the related record: nested in the row, in the text `beside` it, else looked up. The relation is the
 * value of the column, or is `at` another path.
 */
export function createNameCell(target: RelationTarget, beside: string | undefined, at: string | undefined) {
  return function NameCell({ row, value }: CellProps) {
    const language = useLanguage()
    const relation = at === undefined ? value : getAtPath(row, at)
    const known = (beside && toText(getAtPath(row, beside))) || nested(target, relation, language)
    const found = useName(target, known ? undefined : getIds(relation)[0], language)
    return <bdi translate="no">{known || found || '-'}</bdi>
  }
}

function nested(target: RelationTarget, value: unknown, language: Language): string {
  const [id] = getIds(value)
  if (typeof value !== 'object' || value === null || id === undefined) return ''
  const { label } = getChoice(target, { ...value, id: Number(id) }, language)
  return label === `#${id}` ? '' : label
}

/** The name of a record by its id; until it is known, its number. */
function useName(target: RelationTarget, id: string | number | undefined, language: Language): string {
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
