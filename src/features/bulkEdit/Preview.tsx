import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { type Collection, getField, type Values } from '#engine/collection.ts'
import { formatValue } from '#engine/formatValue.ts'
import type { Labels } from '#engine/labels.ts'
import styles from './BulkEdit.module.css'
import { getChangedKeys, type PlannedChange } from './planChange.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** A record, its new values and their effect; `unnamed` where a table has no line for it. */
export type Line = { row: Row; values: Values; verdict: PlannedChange | { kind: 'unnamed' } }

const order: readonly Line['verdict']['kind'][] = ['refused', 'change', 'same', 'unnamed']

type Props = {
  collection: Collection
  /** The fields that are changed. */
  fields: readonly string[]
  labels: Labels
  lines: readonly Line[]
  getName: (row: Row) => string
}

/** The effect of a change on each record: its current values, its new ones, or why it is skipped. */
export function Preview({ collection, fields, labels, lines, getName }: Props) {
  const { t } = useTranslation('bulkEdit')
  const [only] = fields
  const caption = fields.map(labels.field).join(', ')
  const groups = order.map((kind) => ({ kind, found: lines.filter(({ verdict }) => verdict.kind === kind) }))
  const isMany = fields.length > 1
  return (
    <>
      <ul className={styles.counts}>
        {groups.map(({ kind, found }) =>
          kind !== 'change' && found.length === 0 ? null : (
            <li key={kind}>
              {t(`count.${kind}`)}
              {labelSeparator()}
              <strong>{showNumber(found.length)}</strong>
            </li>
          ),
        )}
      </ul>
      {/* A scrollable region must be reachable by keyboard. */}
      <div role="region" tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('record')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.flatMap(({ found }) =>
              found.map((line) => (
                <tr key={line.row.id}>
                  <th scope="row">
                    <bdi translate="no">{getName(line.row)}</bdi>
                  </th>
                  <Effect
                    collection={collection}
                    keys={getShown(line)}
                    line={line}
                    labels={labels}
                    hasLabels={isMany}
                  />
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </>
  )

  function getShown({ row, values, verdict }: Line): readonly string[] {
    if (verdict.kind === 'change') return getChangedKeys({ collection, values }, row)
    return isMany || only === undefined ? [] : [only]
  }
}

type EffectProps = { collection: Collection; keys: readonly string[]; line: Line; labels: Labels; hasLabels: boolean }

/** The cells with the values of a record before and after. */
function Effect({ collection, keys, line: { row, values, verdict }, labels, hasLabels }: EffectProps) {
  const { t } = useTranslation('bulkEdit')
  const toText = (key: string, one: unknown) => formatValue(getField(collection, key), key, one, labels)
  const getLabel = (key: string) => hasLabels && `${labels.field(key)}${labelSeparator()}`
  return (
    <>
      <td>
        {keys.map((key) => (
          <div key={key}>
            {getLabel(key)}
            <bdi>{toText(key, fieldValue(row, key))}</bdi>
          </div>
        ))}
      </td>
      <td className={styles[verdict.kind]}>
        {verdict.kind === 'change' &&
          keys.map((key) => (
            <div key={key}>
              <ArrowRight aria-hidden="true" size={14} /> {getLabel(key)}
              <bdi>{toText(key, values[key])}</bdi>
            </div>
          ))}
        {verdict.kind === 'same' && t('same')}
        {verdict.kind === 'unnamed' && t('unnamed')}
        {verdict.kind === 'refused' && <bdi>{verdict.reason}</bdi>}
      </td>
    </>
  )
}
