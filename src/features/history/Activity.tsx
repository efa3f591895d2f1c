import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection, PanelProps } from '#engine/collection.ts'
import { valueAt } from '#lib/valueAt.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { collectionOf } from '#engine/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/history/History.module.css'
import { OlderChanges } from '#features/history/OlderChanges.tsx'
import { useUserNames } from '#features/history/useUserNames.ts'
import { versionOf } from '#features/history/version.ts'
import { VersionHead } from '#features/history/VersionHead.tsx'
import { asText } from '#lib/text.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** An activity: who changed what about which record, and the way to it. */
export default function Activity({ row }: PanelProps) {
  const { t } = useTranslation('history')
  const viewer = useViewer()
  const version = versionOf(row)
  const userOf = useUserNames([version])
  const type = viewer.contentTypes.find(({ id }) => String(id) === version.typeId)
  const app_label = type?.app_label ?? asText(valueAt(row, 'content_type.app_label'))
  const path = collectionOf({ app_label, model: type?.model ?? asText(valueAt(row, 'content_type.model')) })
  const known = useContext(CollectionsContext).get(path)
  const area = path.slice(0, path.indexOf('/'))
  return (
    <div className={styles.activity}>
      <VersionHead version={version} user={userOf(version)} />
      <OlderChanges collection={known ?? unknown(path, area)} version={version} />
      {known && (
        <div>
          <LinkButton to={`/${path}/${version.objectId}`}>{t('record')}</LinkButton>
        </div>
      )}
    </div>
  )
}

/** Stands in for a kind of objects that no list of the portal shows. */
function unknown(path: string, area: string): Collection {
  return { path, area, endpoint: path, title: 'id', fields: {}, columns: [], may: { read: () => false } }
}
