import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useName } from './useName.ts'

/** The institution of a record, by its content type and id. */
export default function InstitutionCell({ row }: CellProps<RowAt<'results/actions'>>) {
  const { contentTypes } = useViewer()
  const { getCollection } = useContentTypes()
  const [type] = getIds(row.content_type)
  const kind = contentTypes.find(({ id }) => String(id) === String(type))
  const endpoint = kind && getCollection(kind)?.endpoint
  const [id] = getIds(row.object_id)
  const name = useName({ endpoint: endpoint ?? '' }, endpoint === undefined ? undefined : id, useLanguage())
  if (name === undefined) return <LoadingName />
  return <bdi translate="no">{name || (id === undefined ? '-' : `#${id}`)}</bdi>
}
