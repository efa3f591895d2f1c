import { useTranslation } from 'react-i18next'
import { VersionList, type VersionListProps } from './VersionList.tsx'
import { Panel } from '#ui/overlays/Panel.tsx'

export type HistoryPanelProps = Omit<VersionListProps, 'onRestored'> & { onClose: () => void }

/** The versions in a panel at the side of the window. */
export function HistoryPanel({ onClose, ...list }: HistoryPanelProps) {
  const { t } = useTranslation(['history', 'portal'])
  return (
    <Panel title={t('portal:versions')} onClose={onClose}>
      <VersionList {...list} onRestored={onClose} />
    </Panel>
  )
}
