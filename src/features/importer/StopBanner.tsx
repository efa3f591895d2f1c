import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Report } from '#features/importer/reading/validateFile.ts'
import type { Stop } from '#features/importer/sending/runImport.ts'
import { createCounters } from './counters.ts'
import { getBatchMessage } from './useImport.ts'
import { Banner } from '#ui/feedback/Banner.tsx'

/** Why an import stopped, how many rows are in, and what to do next. */
export function StopBanner({ stop: stopped, report }: { stop: Stop; report: Report }) {
  const { t } = useTranslation('import')
  const { why, entry, rows, refusals, error } = stopped
  const values = { from: rows[0]?.row ?? '', to: rows.at(-1)?.row ?? '' }
  const isNamed = refusals.length > 0
  const reason = why === 'fault' ? errorMessage(error) : getBatchMessage(stopped)
  return (
    <Banner kind={why === 'user' ? 'info' : 'error'}>
      <p>
        {t('stopped.in', { tally: t('tally', createCounters(entry, report)) })}{' '}
        {why === 'unknown' && t('stopped.unknown', values)}{' '}
        {why === 'refused' && t(isNamed ? 'stopped.refused' : 'stopped.batch', values)}
      </p>
      {reason && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
    </Banner>
  )
}
