import type { PanelProps } from '#engine/collection.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** The name of the hospital of a review, for those who cannot read the hospital itself. */
export default function ReviewHospital({ row }: PanelProps) {
  return (
    <p>
      <bdi translate="no">{toText(getAtPath(row, 'hospital.name')) || '-'}</bdi>
    </p>
  )
}
