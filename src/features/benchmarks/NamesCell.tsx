import { useTranslation } from 'react-i18next'
import type { CellProps } from '#engine/collection.ts'
import type { RowAt } from '#api/rows/page.ts'
import { joined, toText } from '#lib/text/text.ts'
import table from '#ui/table.module.css'

/** Names in a list, one after the other; where they are those of the measures, only that they are the same. */
export default function NamesCell({ row, value }: CellProps<RowAt<'results/benchmarks'>>) {
  const { t } = useTranslation('measures')
  const names = Array.isArray(value) ? value.map((one: unknown) => toText(one)) : [toText(value)]
  const text = joined(value)
  if (text !== '' && text === joined(row.measures_name)) return <span className={table.sub}>{t('names.same')}</span>
  return (
    <bdi translate="no" title={names.join('\n')}>
      {names.filter(Boolean).join(', ') || '-'}
    </bdi>
  )
}
