import type { CellProps } from '#engine/collection.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { rehabAreas } from './rehabAreas.ts'
import { toText } from '#lib/text/text.ts'

/** The declared areas in the current language; the server's text where it sends nothing else. */
export default function RehabAreasCell({ row, value }: CellProps) {
  const labels = useLabels({ path: 'rehaspez/rehabdeclaration' })
  const areas = getAtPath(row, 'rehab_areas')
  if (!Array.isArray(areas)) return <bdi>{toText(value) || '-'}</bdi>
  return <bdi>{formatValue({ kind: 'choices', options: rehabAreas }, 'rehab_areas', areas, labels)}</bdi>
}
