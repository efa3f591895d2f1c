import type { RowAt } from '#api/rows/page.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#api/calls/client.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { idsShape } from '#api/rows/rows.ts'
import type { PanelProps } from '#engine/collection.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Chip } from '#ui/select/Chip.tsx'
import styles from './UserMeasures.module.css'

const maxShown = 8

/** The measures whose data a user may see. */
export default function UserMeasures({ row }: PanelProps<RowAt<'accounts/users'>>) {
  const { t } = useTranslation(['forms', 'portal'])
  const viewer = useViewer()
  const { data, error, refetch } = useQuery(getMeasures(viewer.id, row.id))
  const names = useChosen({ endpoint: 'results/measures', label: ['fullname', 'name'] }, data ?? [])
  const count = data?.length ?? 0
  const list = (
    <ul className={styles.measures}>
      {names.map(({ id, label, link }) => (
        <li key={id}>
          <Chip label={label} link={link} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <PanelHead count={data?.length} />
      {error && (
        <ErrorPanel
          title={t('portal:detail.failed')}
          error={error}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton shape="list" rows={2} />}
      {data?.length === 0 && <p>{t('none.measures')}</p>}
      {count > 0 && count <= maxShown && list}
      {count > maxShown && (
        <details>
          <summary>{t('people.measures', { count })}</summary>
          {list}
        </details>
      )}
    </>
  )
}

function getMeasures(viewerId: number, userId: number) {
  return queryOptions({
    queryKey: queryKeys.part(viewerId, 'accounts/users', 'measures', userId),
    queryFn: ({ signal }) => call('GET', `accounts/users/${userId}/measures/`, { signal, shape: idsShape }),
  })
}
