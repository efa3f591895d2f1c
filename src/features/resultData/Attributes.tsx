import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { pairs } from '#features/resultData/pairs.ts'
import table from '#ui/table.module.css'
import { useWords } from '#ui/words.ts'

/** All answers of a result row. */
export default function Attributes({ collection, row }: PanelProps) {
  const t = useWords()
  const labels = useLabels(collection)
  const answers = pairs(row.attributes)
  if (answers.length === 0) return <p>{t('no-data')}</p>
  return (
    <div className={table.wrap} tabIndex={0} role="region" aria-label={labels.field('attributes')}>
      <table className={table.table}>
        <tbody>
          {answers.map(([key, text]) => (
            <tr key={key} className={table.row}>
              <th className={table.cell} scope="row"><bdi>{key}</bdi></th>
              <td className={table.cell}><bdi>{text || '-'}</bdi></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
