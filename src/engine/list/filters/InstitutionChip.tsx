import { useTranslation } from 'react-i18next'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { useChosen } from '#engine/records/relation.ts'
import { institutions, type InstitutionList } from '#lib/areas.ts'
import { Chip } from '#ui/select/Chip.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The institution that a list is narrowed to, by the values of its filters; undefined where it is to none. */
export function getInstitution(
  { content_type, object_id }: Record<string, string>,
  viewer: Viewer,
): { endpoint: InstitutionList; id: string } | undefined {
  if (!content_type || !object_id) return undefined
  const found = institutions.find(({ type }) => String(contentTypeId(viewer, type)) === content_type)
  return found && { endpoint: found.list, id: object_id }
}

/** Shows the institution that a list is narrowed to by name, and removes it. */
export function InstitutionChip({
  endpoint,
  id,
  onRemove,
}: NonNullable<ReturnType<typeof getInstitution>> & { onRemove: () => void }) {
  const { t } = useTranslation()
  const [chosen] = useChosen({ endpoint }, [id])
  return <Chip label={`${t('list.institution')}${labelSeparator()}${chosen?.label ?? id}`} onRemove={onRemove} />
}
