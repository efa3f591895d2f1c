import { useState } from 'react'
import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import table from '#ui/table.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { importAge } from './importAge.ts'

/**
 * When the data of a measure were last imported and how long ago that is, on a phone that alone; or that they are being
 * imported.
 */
export default function LastImportCell({ row }: CellProps<RowAt<'results/measures'>>) {
  const labels = useLabels({ path: 'results/measures' })
  const language = useLanguage()
  const [age] = useState(() => importAge(row.last_import_at, language))
  if (row.is_importing === true) return <Badge kind="accent">{labels.field('is_importing')}</Badge>
  if (age === undefined) return <span data-is-nothing>-</span>
  return (
    <>
      <span data-is-minor>{showMoment(row.last_import_at, true)} · </span>
      <span className={table.sub}>{age}</span>
    </>
  )
}
