import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordTable } from '#engine/list/RecordTable.tsx'
import { errorMessage } from '#api/http/errorMessage.ts'
import { isSpecificParent } from '#api/evaluationMarks.ts'
import type { PanelProps } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Family.module.css'
import { childrenQuery } from './childrenQuery.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The children of a measure: their names, their data source, and their number. */
export function Children({ collection, row }: PanelProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation(['measures', 'portal'])
  const viewer = useViewer()
  const language = useLanguage()
  const answer = useQuery(childrenQuery(viewer.id, row.id))
  if (answer.error)
    return (
      <Banner kind="error" action={<Button onClick={() => void answer.refetch()}>{t('portal:retry')}</Button>}>
        {errorMessage(answer.error)}
      </Banner>
    )
  if (!answer.data) return <Skeleton shape="table" rows={3} />
  if (answer.data.length === 0) return <p>{t(row.is_parent_measure === true ? 'family.none' : 'family.no-parent')}</p>
  return (
    <>
      {isSpecificParent(row.id) && (
        <p className={styles.mark}>
          <Badge kind="accent">{t('family.specific-parent')}</Badge>
        </p>
      )}
      <RecordTable
        label={t('family.children')}
        columns={[
          {
            key: 'name',
            label: t('family.name'),
            renderCell: (child) => <bdi translate="no">{getTitle(collection, child, language)}</bdi>,
          },
          {
            key: 'label',
            label: t('family.label'),
            renderCell: ({ label }) => <bdi translate="no">{toText(label) || '-'}</bdi>,
          },
          {
            key: 'data',
            label: t('family.data'),
            renderCell: (child) => t(child.inherit_data === true ? 'family.inherits-short' : 'family.own-short'),
          },
          {
            key: 'results',
            label: t('family.results'),
            isNumber: true,
            renderCell: (child) => <span translate="no">{showNumber(child.results_count)}</span>,
          },
          { key: 'last', label: t('family.last'), renderCell: (child) => showMoment(child.last_import_at, true) },
        ]}
        rows={answer.data}
        getLink={({ id }) => ({ to: `/${collection.path}/${id}` })}
      />
    </>
  )
}
