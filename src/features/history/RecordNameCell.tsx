import type { CellProps } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'
import styles from './History.module.css'
import { useVersionCollection, useVersionType } from './useVersionCollection.ts'
import { useRecordName } from './useVersionTexts.ts'
import { getVersion } from './version.ts'

/** The name of the record of an activity, and its kind below it. */
export default function RecordNameCell({ row }: CellProps) {
  const version = getVersion(row)
  const { getLabel } = useContentTypes()
  const type = useVersionType(version, row)
  return (
    <span className={styles.named}>
      <bdi className={styles.record} translate="no">
        {addBreaks(useRecordName(version, useVersionCollection(version, row)))}
      </bdi>{' '}
      {type.model !== '' && <span className={classNames(table.sub, styles.recordKind)}>{getLabel(type)}</span>}
    </span>
  )
}
