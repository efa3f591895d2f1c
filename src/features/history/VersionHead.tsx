import styles from '#features/history/History.module.css'
import type { Version } from '#features/history/version.ts'
import { showMoment } from '#lib/dates.ts'
import { useFileWords } from '#ui/words.ts'

/** When a version came about, by whom, and with what comment. */
export function VersionHead({ version, user }: { version: Version; user: string }) {
  const { say } = useFileWords('history')
  return (
    <p className={styles.head}>
      <time dateTime={version.at}>{showMoment(version.at, true)}</time>
      <span>
        <bdi>{user || say('nobody')}</bdi>
      </span>
      {version.comment && <span className={styles.quiet}><bdi>{version.comment}</bdi></span>}
    </p>
  )
}
