import type { Collection } from '#engine/collection.ts'
import { VersionList } from '#features/history/VersionList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useFileWords } from '#ui/words.ts'

export type HistoryPanelProps = { collection: Collection; typeId: number; objectId?: number; onClose: () => void }

/** The versions at the side of the window. */
export function HistoryPanel({ onClose, ...list }: HistoryPanelProps) {
  const { say } = useFileWords('history')
  return (
    <Panel title={say('title')} size="wide" onClose={onClose}>
      <VersionList {...list} />
    </Panel>
  )
}
