import { type CellProps, valueAt } from '#engine/collection.ts'
import { labelsOf } from '#engine/labels.ts'
import { shown } from '#engine/shown.ts'
import { rehabAreas } from '#features/hospitals/rehabAreas.ts'
import { asText } from '#lib/text.ts'
import { useLanguage } from '#ui/words.ts'

/** The declared areas in the language on screen; the server's text where it sends nothing else. */
export default function RehabAreasCell({ row, value }: CellProps) {
  const words = useLanguage((state) => state.words)
  const areas = valueAt(row, 'rehab_areas')
  if (!Array.isArray(areas)) return <bdi>{asText(value) || '-'}</bdi>
  return <bdi>{shown({ kind: 'choices', options: rehabAreas }, 'rehab_areas', areas, labelsOf(words, 'rehaspez/rehabdeclaration'))}</bdi>
}
