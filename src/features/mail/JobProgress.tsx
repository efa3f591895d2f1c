import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { rowQuery } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { jobs } from './calls.ts'
import styles from './Job.module.css'
import { JobRecipients } from '#features/mail/recipients/JobRecipients.tsx'
import { getJob, canStop, running } from './job.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { showNumber } from '#lib/text/numbers.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'

const pause = 4_000

/**
 * The progress of a job and, once it was started, its recipients. While it runs and the page is visible, it is
 * refetched every few seconds.
 */
export default function JobProgress({ row }: PanelProps<RowAt<'mailer/jobs'>>) {
  const { t } = useTranslation(['mail', 'portal'])
  const viewer = useViewer()
  const answer = useQuery({
    ...rowQuery(viewer.id, jobs, row.id),
    // Not after a failure: it has been announced, and each further one would be announced again.
    refetchInterval: ({ state }) =>
      state.data && !state.error && getJob(state.data).state === running ? pause : false,
  })
  const job = getJob(answer.data ?? row)
  return (
    <>
      <div className={styles.panel}>
        {(canStop(job) || job.sent > 0) && <ProgressBar percent={job.percent} label={t('progress')} />}
        <p aria-live="polite">
          {t('recipients', {
            n: showNumber(job.recipients),
            sent: showNumber(job.sent),
            waiting: showNumber(Math.max(0, job.recipients - job.sent)),
          })}
        </p>
        {canStop(job) && <p className={styles.about}>{t(job.state === running ? 'locked' : 'locked-finished')}</p>}
        {answer.error && (
          <Banner kind="warning" action={<Button onClick={() => void answer.refetch()}>{t('portal:retry')}</Button>}>
            {t('progress-failed')} {errorMessage(answer.error)}
          </Banner>
        )}
      </div>
      {canStop(job) && job.recipients > 0 && <JobRecipients row={answer.data ?? row} />}
    </>
  )
}
