import type { CellProps } from '#engine/collection.ts'
import styles from './History.module.css'
import { useVersionCollection } from './useVersionCollection.ts'
import { useRecordName } from './useVersionTexts.ts'
import { getVersion } from './version.ts'

/** The name of the record of an activity. */
export default function RecordNameCell({ row }: CellProps) {
  const version = getVersion(row)
  return (
    <bdi className={styles.record} translate="no">
      {useRecordName(version, useVersionCollection(version, row))}
    </bdi>
  )
}
