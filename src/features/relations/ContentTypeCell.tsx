import type { CellProps } from '#engine/collection.ts'
import { idsOf } from '#lib/idsOf.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { contentTypeLabel } from '#engine/contentTypes.ts'

/** The kind of object that a record belongs to. */
export default function ContentTypeCell({ value }: CellProps) {
  const nameOf = useNames()
  const { contentTypes } = useViewer()
  const [id] = idsOf(value)
  const type = contentTypes.find((one) => String(one.id) === String(id))
  if (type) return <bdi>{contentTypeLabel(type, nameOf)}</bdi>
  return id === undefined ? '-' : `#${id}`
}
