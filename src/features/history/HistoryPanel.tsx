import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { VersionList } from './VersionList.tsx'
import { Panel } from '#ui/Panel.tsx'

export type HistoryPanelProps = { collection: Collection; typeId: number; objectId?: number; onClose: () => void }

/** The versions at the side of the window. */
export function HistoryPanel({ onClose, ...list }: HistoryPanelProps) {
  const { t } = useTranslation(['history', 'portal'])
  return (
    <Panel title={t('portal:versions')} size="wide" onClose={onClose}>
      <VersionList {...list} />
    </Panel>
  )
}
