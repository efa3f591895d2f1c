import type { CellProps } from '#engine/collection.ts'
import { useVersionCollection } from './useVersionCollection.ts'
import { useRecordName } from './useVersionTexts.ts'
import { getVersion } from './version.ts'

/** The name of the record of an activity. */
export default function RecordNameCell({ row }: CellProps) {
  const version = getVersion(row)
  return <bdi translate="no">{useRecordName(version, useVersionCollection(version, row))}</bdi>
}
