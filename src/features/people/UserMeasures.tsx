import type { RowAt } from '#api/rows/page.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#api/calls/client.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { idsShape } from '#api/rows/rows.ts'
import type { PanelProps } from '#engine/collection.ts'
import { RecordName } from '#engine/records/RecordName.tsx'
import { useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

const maxShown = 8

/** The measures whose data a user may see. */
export default function UserMeasures({ row }: PanelProps<RowAt<'accounts/users'>>) {
  const { t } = useTranslation(['forms', 'portal'])
  const viewer = useViewer()
  const { data, error, refetch } = useQuery(getMeasures(viewer.id, row.id))
  const names = useChosen({ endpoint: 'results/measures', label: ['fullname', 'name'] }, data ?? [])
  if (error)
    return (
      <ErrorPanel
        title={t('portal:detail.failed')}
        error={error}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton shape="list" rows={2} />
  if (data.length === 0) return <p>{t('none.measures')}</p>
  const list = (
    <ul>
      {names.map((measure) => (
        <li key={measure.id}>
          <RecordName of={measure} className={classNames(card.entry, card.way)} />
        </li>
      ))}
    </ul>
  )
  if (data.length <= maxShown) return list
  return (
    <details>
      <summary>{t('people.measures', { count: data.length })}</summary>
      {list}
    </details>
  )
}

function getMeasures(viewerId: number, userId: number) {
  return queryOptions({
    queryKey: queryKeys.part(viewerId, 'accounts/users', 'measures', userId),
    queryFn: ({ signal }) => call('GET', `accounts/users/${userId}/measures/`, { signal, shape: idsShape }),
  })
}
