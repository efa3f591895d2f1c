import type { CellProps } from '#engine/collection.ts'
import { useVersionCollection } from './useVersionCollection.ts'
import { useVersionTexts } from './useVersionTexts.ts'
import { getVersion } from './version.ts'

/** The name of the record of an activity. */
export default function RecordNameCell({ row }: CellProps) {
  const version = getVersion(row)
  const { path } = useVersionCollection(version, row)
  return <bdi translate="no">{useVersionTexts().getRecordName(version, path)}</bdi>
}
