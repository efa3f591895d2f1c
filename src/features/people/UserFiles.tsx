import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { listQuery } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { useLabels, useNewLabel } from '#engine/labels.ts'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'
import { formatValue } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { toText } from '#lib/text/text.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import fieldset from '#ui/fieldset.module.css'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const endpoint = 'irp/irpUserFiles'

/** The file records of a person in the peer reviews, each with the names of its files. */
export default function UserFiles({ collection, row }: PanelProps<RowAt<'accounts/users'>>) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const labels = useLabels(collection)
  const newLabel = useNewLabel()
  const { data, error, refetch } = useQuery(listQuery(viewer.id, endpoint, { user: row.id, size: 'all' }))
  const records = data && withoutOthers({ user: row.id }, data.rows)
  return (
    <>
      <PanelHead count={records?.length}>
        {viewer.isStaff && (
          <LinkButton icon={Plus} to={`/${endpoint}/+?user=${row.id}`}>
            {newLabel(endpoint)}
          </LinkButton>
        )}
      </PanelHead>
      {error && (
        <ErrorPanel
          title={t('detail.failed')}
          error={error}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !records && <Skeleton shape="list" rows={2} />}
      {records?.length === 0 && <p className={fieldset.none}>{t('none.files')}</p>}
      {records && records.length > 0 && (
        <ul>
          {records.map((record) => (
            <li key={record.id}>
              <Link to={`/${endpoint}/${record.id}`}>
                <bdi translate="no">{toText(record.name) || `#${record.id}`}</bdi>
              </Link>{' '}
              ({labels.field('files') + labelSeparator()}
              {formatValue({ kind: 'list' }, 'files', record.files ?? [], labels)})
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
