import { useTranslation } from 'react-i18next'
import { type Collection, collectionAt, type PanelProps } from '#engine/collection.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './History.module.css'
import { OlderChanges } from './OlderChanges.tsx'
import { useUserNames } from './useUserNames.ts'
import { getVersion } from './version.ts'
import { VersionHead } from './VersionHead.tsx'
import { toText } from '#lib/text/text.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

/** An activity: who changed what in which record, with a link to it. */
export default function Activity({ row }: PanelProps) {
  const { t } = useTranslation('history')
  const viewer = useViewer()
  const version = getVersion(row)
  const getUser = useUserNames([version])
  const type = viewer.contentTypes.find(({ id }) => String(id) === version.typeId)
  const app_label = type?.app_label ?? toText(getAtPath(row, 'content_type.app_label'))
  const model = type?.model ?? toText(getAtPath(row, 'content_type.model'))
  const known = useContentTypes().getCollection({ app_label, model })
  return (
    <div className={styles.activity}>
      <VersionHead version={version} user={getUser(version)} />
      <OlderChanges collection={known ?? unknown(`${app_label}/${model}s`)} version={version} />
      {known && (
        <div>
          <LinkButton to={`/${known.path}/${version.objectId}`}>{t('record')}</LinkButton>
        </div>
      )}
    </div>
  )
}

/** A placeholder for a kind of objects that no list of the portal shows. */
function unknown(path: string): Collection {
  return collectionAt(path, { title: 'id', fields: {}, columns: [], permissions: { read: () => false } })
}
