import type { RowAt } from '#api/rows/page.ts'
import FileUp from 'lucide-react/icons/file-up'
import Rows3 from 'lucide-react/icons/rows-3'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { importAge } from '#features/measures/importAge.ts'
import { AnswersByMonth } from './AnswersByMonth.tsx'
import { Caches } from './Caches.tsx'
import styles from './Data.module.css'
import { SurveyImport } from './SurveyImport.tsx'
import { showMoment } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** How many results a measure has and when they were imported, how many of a year came each month, their import, and their caches. */
export default function DataPanel({ collection, row }: PanelProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation('measures')
  const labels = useLabels(collection)
  const viewer = useViewer()
  const language = useLanguage()
  const age = importAge(row.last_import_at, language)
  const canChange = can(collection, 'update', viewer, row) && row.is_active !== false
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.field('results_count')}</dt>
          <dd>{showNumber(row.results_count)}</dd>
        </div>
        <div>
          <dt>{labels.field('last_import_at')}</dt>
          <dd>{showMoment(row.last_import_at, true)}</dd>
          {age !== undefined && <dd className={styles.age}>{age}</dd>}
        </div>
      </dl>
      {row.inherit_data !== true && <AnswersByMonth measure={row.id} />}
      <div className={styles.ways}>
        <LinkButton kind="primary" icon={Rows3} to={`/results/data?measure=${row.id}`}>
          {t('data.results')}
        </LinkButton>
        {canChange && (
          <>
            <LinkButton icon={FileUp} to={`/results/importer/+?measure=${row.id}`}>
              {t('data.import')}
            </LinkButton>
            <SurveyImport row={row} />
          </>
        )}
      </div>
      {canChange && (
        <Caches id={row.id}>
          <dl className={styles.facts}>
            <div>
              <dt>{labels.field('lastImportId')}</dt>
              <dd>{toText(row.lastImportId) || '-'}</dd>
            </div>
          </dl>
        </Caches>
      )}
    </div>
  )
}
