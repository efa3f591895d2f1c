import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import styles from '#features/mail/Job.module.css'
import { getJob } from '#features/mail/job.ts'
import { RecipientList } from './RecipientList.tsx'
import { getIds } from '#lib/values/getIds.ts'

/** The recipients of a job that was started. */
export function JobRecipients({ row }: { row: RowAt<'mailer/jobs'> }) {
  const { t } = useTranslation('mail')
  const job = getJob(row)
  return (
    <div className={styles.recipients}>
      {job.sent > 0 && job.sent < job.recipients && <p className={styles.about}>{t('recipients.unknown')}</p>}
      <RecipientList ids={getIds(row.recipients).map(Number)} job={job} />
    </div>
  )
}
