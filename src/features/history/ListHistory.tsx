import type { ListToolProps } from '#engine/collection.ts'
import { HistoryButton } from '#features/history/HistoryButton.tsx'

/** The versions of all records of a list's kind. */
export default function ListHistory({ collection }: ListToolProps) {
  return <HistoryButton collection={collection} />
}
