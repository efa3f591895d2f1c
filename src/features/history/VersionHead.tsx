import { useTranslation } from 'react-i18next'
import styles from './History.module.css'
import { useVersionTexts } from './useVersionTexts.ts'
import type { Version } from './version.ts'
import { showMoment } from '#lib/dates/dates.ts'

/** The time, author and comment of a version. */
export function VersionHead({ version, user }: { version: Version; user: string }) {
  const { t } = useTranslation('history')
  const comment = useVersionTexts().getComment(version)
  return (
    <p className={styles.head}>
      <time dateTime={version.at}>{showMoment(version.at, true)}</time>
      <span>
        <bdi translate="no">{user || t('nobody')}</bdi>
      </span>
      {comment && (
        <span className={styles.quiet}>
          <bdi translate="no">{comment}</bdi>
        </span>
      )}
    </p>
  )
}
