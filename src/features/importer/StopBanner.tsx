import { useTranslation } from 'react-i18next'
import { faultText } from '#api/faultText.ts'
import type { Stop } from '#features/importer/sending/runImport.ts'
import { generalOf } from '#features/importer/useImport.ts'
import { Banner } from '#ui/Banner.tsx'

/** Why an import stopped, how many rows are in, and what comes next. */
export function StopBanner({ stop: stopped }: { stop: Stop }) {
  const { t } = useTranslation('import')
  const { why, entry, rows, refusals, error } = stopped
  const values = {
    count: entry.imported,
    from: rows[0]?.row ?? '',
    to: rows.at(-1)?.row ?? '',
    refused: refusals.length,
  }
  const isNamed = refusals.length > 0
  const reason = why === 'fault' ? faultText(error) : generalOf(stopped)
  return (
    <Banner kind={why === 'user' ? 'info' : 'error'}>
      <p>
        {t('stopped.in', values)} {why === 'unknown' && t('stopped.unknown', values)}{' '}
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
