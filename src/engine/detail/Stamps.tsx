import { useTranslation } from 'react-i18next'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { type Collection, type Column, getField, toObjects } from '#engine/collection.ts'
import { getStamps, isShown } from '#engine/form/entries.ts'
import { formatValue } from '#engine/formatValue.ts'
import { OwnCell } from '#engine/list/cellContent.tsx'
import type { Labels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './RecordView.module.css'

/** Fields that only the server sets: shown after everything else as in the list, and not editable. */
export function Stamps({ collection, row, labels }: { collection: Collection; row: Row; labels: Labels }) {
  const { t } = useTranslation('actions')
  const viewer = useViewer()
  const stamps = getStamps(collection).filter(
    (entry) => (fieldValue(row, entry.field) ?? '') !== '' && isShown(collection, entry, row, viewer, false),
  )
  if (stamps.length === 0) return null
  return (
    <div role="group" aria-label={t('machine')} className={styles.stamps}>
      <dl>
        {stamps.map(({ field: name }) => (
          <div key={name}>
            <dt>{labels.field(name)}</dt>
            <dd translate="no">
              <Value {...{ collection, row, labels, name }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({ collection, row, labels, name }: { collection: Collection; row: Row; labels: Labels; name: string }) {
  const value = fieldValue(row, name)
  const cell = toObjects<Column>(collection.columns).find(({ field }) => field === name)?.cell
  return cell ? (
    <OwnCell load={cell} row={row} value={value} />
  ) : (
    formatValue(getField(collection, name), name, value, labels)
  )
}
