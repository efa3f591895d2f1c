import type { RowAt } from '#api/rows/page.ts'
import Calculator from 'lucide-react/icons/calculator'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { can } from '#engine/access.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { CalculationFailed, calculateBenchmark } from './calls.ts'
import { MeansTable } from './MeansTable.tsx'
import styles from './Means.module.css'
import { getMeans } from './means.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'

/**
 * The means of a benchmark and their calculation; the error of a failure stays until it is dismissed or a calculation
 * succeeds.
 */
export default function Means({ collection, row }: PanelProps<RowAt<'results/benchmarks'>>) {
  const { t } = useTranslation(['measures', 'portal'])
  const labels = useLabels(collection)
  const viewer = useViewer()
  const [apiError, setError] = useState<string>()
  const means = getMeans(row.means)

  const calculation = useAction({
    run: async () => {
      await calculateBenchmark(row.id)
      setError(undefined)
    },
    showError: (error) => {
      const reason = error instanceof CalculationFailed && error.reason !== '' ? error.reason : errorMessage(error)
      setError(reason)
      toast.error(reason, { title: t('portal:error.title'), permanent: true })
    },
    success: labels.option('means', 'calculated'),
    invalidates: [queryKeys.endpoint(viewer.id, collection.endpoint)],
    invalidatesOnError: true,
  })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {can(collection, 'update', viewer, row) && (
          <Button
            icon={Calculator}
            busy={calculation.isPending && t('means.running')}
            onClick={() => void calculation.run()}
          >
            {labels.option('means', 'calculate')}
          </Button>
        )}
        <span className={styles.note} role="status">
          {calculation.isPending ? t('means.running') : t('means.as-of', { date: showMoment(row.modified, true) })}
        </span>
      </div>
      {apiError !== undefined && (
        <div className={styles.fault}>
          <Banner kind="error" action={<Button onClick={() => setError(undefined)}>{t('means.dismiss')}</Button>}>
            {t('means.failed')} <bdi>{apiError}</bdi>
          </Banner>
        </div>
      )}
      {means.length === 0 ? (
        <p>{labels.option('means', 'none')}</p>
      ) : (
        <MeansTable means={means} measures={row.benchmark_measures} labels={labels} />
      )}
    </div>
  )
}
