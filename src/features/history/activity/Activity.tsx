import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import styles from '#features/history/History.module.css'
import { OlderChanges } from '#features/history/OlderChanges.tsx'
import { useUserNames } from '#features/history/useUserNames.ts'
import { useVersionCollection } from '#features/history/useVersionCollection.ts'
import { getVersion } from '#features/history/version.ts'
import { VersionHead } from '#features/history/VersionHead.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

/** An activity: who changed what in which record, with a link to it. */
export default function Activity({ row }: PanelProps) {
  const { t } = useTranslation('history')
  const version = getVersion(row)
  const getUser = useUserNames([version])
  const collection = useVersionCollection(version, row)
  return (
    <div className={styles.activity}>
      <VersionHead version={version} user={getUser(version)} />
      <OlderChanges collection={collection} version={version} />
      {collection.columns.length > 0 && (
        <div>
          <LinkButton to={`/${collection.path}/${version.objectId}`}>{t('record')}</LinkButton>
        </div>
      )}
    </div>
  )
}
