import { useQueryClient } from '@tanstack/react-query'
import DatabaseZap from 'lucide-react/icons/database-zap'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { importSurvey, resetImporting } from '#features/measures/calls.ts'
import styles from './Data.module.css'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { toText } from '#lib/text/text.ts'
import type { TFunction } from 'i18next'

/** The polling interval during an import (ms). */
const lookAgain = 15_000

/** Imports the answers of the survey now; shows where that is not possible, and resets a hanging import. */
export function SurveyImport({ row }: { row: RowAt<'results/measures'> }) {
  const { t } = useTranslation('measures')
  const viewer = useViewer()
  const client = useQueryClient()
  const reason = whyNoImport(row)
  const isRunning = row.is_importing === true

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: queryKeys.row(viewer.id, 'results/measures', row.id) }),
      lookAgain,
    )
    return () => clearInterval(timer)
  }, [isRunning, client, viewer.id, row.id])

  const invalidation = { invalidates: [queryKeys.user(viewer.id)], invalidatesOnError: true }
  const fetching = useAction({
    ...invalidation,
    run: async () => await importSurvey(row.id),
    title: t('import.run'),
    success: (added) => importedText(added, t),
  })
  const ending = useAction({
    ...invalidation,
    run: async () => await resetImporting(row.id),
    title: t('import.reset'),
    success: t('import.reset-done'),
  })
  const reset = async () => {
    const isSure = await confirm({
      kind: 'warning',
      title: t('import.reset'),
      text: t('import.reset-question'),
      confirmLabel: t('import.reset'),
    })
    if (isSure) await ending.run()
  }
  const hint = () => {
    if (fetching.isPending) return t('import.fetching')
    return t(reason === 'no-survey' ? 'import.no-survey' : 'import.sync')
  }
  if (reason === 'inherits') return <Banner kind="info">{t('import.inherits')}</Banner>
  return (
    <>
      <Button
        icon={DatabaseZap}
        busy={fetching.isPending && t('import.fetching')}
        disabled={reason !== undefined}
        reason={reason && t(`import.${reason}`)}
        onClick={() => void fetching.run()}
      >
        {t('import.run')}
      </Button>
      <p className={styles.hint}>{hint()}</p>
      {isRunning && (
        <Banner
          kind="warning"
          action={
            <Button busy={ending.isPending} onClick={() => void reset()}>
              {t('import.reset')}
            </Button>
          }
        >
          {t('import.running')}
        </Banner>
      )}
    </>
  )
}

/**
 * Why the answers of the survey cannot be fetched: the data are the parent's, an import runs, or there is no survey.
 */
function whyNoImport(row: RowAt<'results/measures'>): 'inherits' | 'running' | 'no-survey' | undefined {
  if (row.inherit_data === true && row.parent_measure_id != null) return 'inherits'
  if (row.is_importing === true) return 'running'
  return toText(row.surveyId) === '' ? 'no-survey' : undefined
}

/** The result of an import: the number of the server, and the meaning of a number below zero. */
function importedText(added: number, t: TFunction<'measures'>): string {
  const text = t('import.done', { count: added })
  return added < 0 ? `${text} ${t('import.removed', { count: -added })}` : text
}
