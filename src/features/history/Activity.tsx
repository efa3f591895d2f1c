import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import styles from './History.module.css'
import { OlderChanges } from './OlderChanges.tsx'
import { useUserNames } from './useUserNames.ts'
import { useVersionCollection } from './useVersionCollection.ts'
import { useRecordName } from './useVersionTexts.ts'
import { getVersion } from './version.ts'
import { VersionHead } from './VersionHead.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

/** An activity: who changed what in which record, with a link to it. */
export default function Activity({ row }: PanelProps) {
  const { t } = useTranslation('history')
  const version = getVersion(row)
  const getUser = useUserNames([version])
  const collection = useVersionCollection(version, row)
  const name = useRecordName(version, collection)
  return (
    <div className={styles.activity}>
      {/* The title of the page is the name that the server gave. */}
      {name !== version.name && (
        <p className={styles.object}>
          <strong>
            <bdi translate="no">{name}</bdi>
          </strong>
        </p>
      )}
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
