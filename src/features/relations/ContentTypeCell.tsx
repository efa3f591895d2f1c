import type { CellProps } from '#engine/collection.ts'
import { idsOf } from '#lib/idsOf.ts'
import { useViewer } from '#engine/viewer.ts'
import { useContentTypes } from '#engine/contentTypes.ts'

/** The kind of object that a record belongs to. */
export default function ContentTypeCell({ value }: CellProps) {
  const { labelOf } = useContentTypes()
  const { contentTypes } = useViewer()
  const [id] = idsOf(value)
  const type = contentTypes.find((one) => String(one.id) === String(id))
  if (type) return <bdi>{labelOf(type)}</bdi>
  return id === undefined ? '-' : `#${id}`
}
