import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { useLabels } from '#engine/labels.ts'
import { getJob, jobStates } from './job.ts'
import { Badge } from '#ui/feedback/Badge.tsx'

const kinds = ['neutral', 'accent', 'good'] as const

/** The state of a job and how many people it goes to. */
export default function JobState({ row }: { row: RowAt<'mailer/jobs'> }) {
  const { t } = useTranslation('mail')
  const labels = useLabels({ path: 'mailer/mailjobs' })
  const { state, recipients } = getJob(row)
  const word = jobStates[state]
  return (
    <>
      {word && <Badge kind={kinds[state]}>{labels.option('state', word)}</Badge>}
      <Badge>{t('recipients.count', { count: recipients })}</Badge>
    </>
  )
}
