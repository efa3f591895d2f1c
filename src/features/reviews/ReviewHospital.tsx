import type { PanelProps } from '#engine/collection.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** The hospital of a review by name, for those who cannot read the hospital itself. */
export default function ReviewHospital({ row }: PanelProps) {
  return (
    <p>
      <bdi translate="no">{toText(getAtPath(row, 'hospital.name')) || '-'}</bdi>
    </p>
  )
}
