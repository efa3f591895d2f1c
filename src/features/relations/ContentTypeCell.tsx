import type { CellProps } from '#engine/collection.ts'
import { getIds } from '#lib/values/getIds.ts'
import { useViewer } from '#engine/viewer.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'

/** The kind of object of a record. */
export default function ContentTypeCell({ value }: CellProps) {
  const { getLabel } = useContentTypes()
  const { contentTypes } = useViewer()
  const [id] = getIds(value)
  const type = contentTypes.find((one) => String(one.id) === String(id))
  if (type) return <bdi>{getLabel(type)}</bdi>
  return id === undefined ? '-' : `#${id}`
}
