import type { CellProps } from '#engine/collection.ts'
import { valueAt } from '#lib/valueAt.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { rehabAreas } from './rehabAreas.ts'
import { asText } from '#lib/text.ts'

/** The declared areas in the language on screen; the server's text where it sends nothing else. */
export default function RehabAreasCell({ row, value }: CellProps) {
  const labels = useLabels({ path: 'rehaspez/rehabdeclaration' })
  const areas = valueAt(row, 'rehab_areas')
  if (!Array.isArray(areas)) return <bdi>{asText(value) || '-'}</bdi>
  return <bdi>{formatValue({ kind: 'choices', options: rehabAreas }, 'rehab_areas', areas, labels)}</bdi>
}
