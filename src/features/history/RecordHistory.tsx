import type { RecordToolProps } from '#engine/collection.ts'
import { HistoryButton } from '#features/history/HistoryButton.tsx'

/** The versions of a record. */
export default function RecordHistory({ collection, row }: RecordToolProps) {
  return <HistoryButton collection={collection} objectId={row.id} />
}
