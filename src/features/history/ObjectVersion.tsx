import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Collection } from '#engine/collection.ts'
import styles from './History.module.css'
import { OlderChanges } from './OlderChanges.tsx'
import { useRecordName } from './useVersionTexts.ts'
import type { Version } from './version.ts'
import { VersionHead } from './VersionHead.tsx'

/** A version in a list of several objects: its object and, on demand, its changes. */
export function ObjectVersion({
  collection,
  version,
  user,
}: {
  collection: Collection
  version: Version
  user: string
}) {
  const { t } = useTranslation('history')
  const name = useRecordName(version, collection)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h3 className={styles.object}>
        <Link to={`/${collection.path}/${version.objectId}`}>
          <bdi translate="no">{name}</bdi>
        </Link>
      </h3>
      <VersionHead version={version} user={user} />
      <details className={styles.first} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('changes')}</summary>
        {isOpen && <OlderChanges collection={collection} version={version} />}
      </details>
    </>
  )
}
