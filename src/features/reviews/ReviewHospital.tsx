import type { PanelProps } from '#engine/collection.ts'
import { valueAt } from '#lib/valueAt.ts'
import { asText } from '#lib/text.ts'

/** The hospital of a review by name, for those who cannot read the hospital itself. */
export default function ReviewHospital({ row }: PanelProps) {
  return (
    <p>
      <bdi translate="no">{asText(valueAt(row, 'hospital.name')) || '-'}</bdi>
    </p>
  )
}
