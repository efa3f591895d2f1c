import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { getField } from '#engine/collection.ts'
import { formatValue } from '#engine/formatValue.ts'
import type { Labels } from '#engine/labels.ts'
import styles from './BulkEdit.module.css'
import type { Change, PlannedChange } from './planChange.ts'
import type { Line } from './useBulkEdit.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const order: readonly PlannedChange['kind'][] = ['refused', 'change', 'same']

type Props = { change: Change; labels: Labels; lines: readonly Line[]; getName: (row: Row) => string }

/** The effect of a change on each record: its current value, its new value, or why it is skipped. */
export function Preview({ change, labels, lines, getName }: Props) {
  const { t } = useTranslation('bulkEdit')
  const { collection, entry, value } = change
  const toText = (one: unknown) => formatValue(getField(collection, entry.field), entry.field, one, labels)
  const groups = order.map((kind) => ({ kind, found: lines.filter(({ verdict }) => verdict.kind === kind) }))
  return (
    <>
      <ul className={styles.counts}>
        {groups.map(({ kind, found }) => (
          <li key={kind}>
            {t(`count.${kind}`)}
            {labelSeparator()}
            <strong>{showNumber(found.length)}</strong>
          </li>
        ))}
      </ul>
      {/* A scrollable region must be reachable by keyboard. */}
      <div role="region" tabIndex={0} aria-label={labels.field(entry.field)}>
        <table className={styles.table}>
          <caption>{labels.field(entry.field)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('record')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.flatMap(({ found }) =>
              found.map(({ row, verdict }) => (
                <tr key={row.id}>
                  <th scope="row">
                    <bdi translate="no">{getName(row)}</bdi>
                  </th>
                  <td>
                    <bdi>{toText(fieldValue(row, entry.field))}</bdi>
                  </td>
                  <td className={styles[verdict.kind]}>
                    {verdict.kind === 'change' && (
                      <>
                        <ArrowRight aria-hidden="true" size={14} /> <bdi>{toText(value)}</bdi>
                      </>
                    )}
                    {verdict.kind === 'same' && t('same')}
                    {verdict.kind === 'refused' && <bdi>{verdict.reason}</bdi>}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}
