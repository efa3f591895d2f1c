import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import type { CellProps } from '#engine/collection.ts'
import { getJob } from './job.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'

/** The progress of a job in a list. */
export default function ProgressCell({ row }: CellProps<RowAt<'mailer/jobs'>>) {
  const { t } = useTranslation('mail')
  return <ProgressBar percent={getJob(row).percent} label={t('progress')} />
}
