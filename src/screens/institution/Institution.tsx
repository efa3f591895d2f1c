import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { useNames } from '#engine/labels.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { SharedFiles } from '#features/files/SharedFiles.tsx'
import { institutions } from '#lib/areas.ts'
import { toText } from '#lib/text/text.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Evaluations } from './Evaluations.tsx'
import styles from './Institution.module.css'
import { NextPlan } from './NextPlan.tsx'
import { People } from './People.tsx'
import { Plans } from './Plans.tsx'

/** An institution of one's own: its evaluations, plans, files and people, each as far as the viewer may see it. */
export function Institution() {
  const { area = '', id = '' } = useParams()
  const { t } = useTranslation(['home', 'portal'])
  const getName = useNames()
  const viewer = useViewer()
  const found = institutions.find((one) => one.area === area)
  const list = found?.list ?? 'patzu/hospitals'
  // The same query as on the home, so that its response is reused.
  const { data, error, isPending, refetch } = useQuery({
    ...listQuery(viewer.id, list, {
      ...(list.endsWith('/hospitals') ? { permissions__user: viewer.id } : {}),
      byPermissions: 1,
      size: 'all',
      ordering: 'name',
    }),
    meta: { isShownInPlace: true },
  })
  const row = data?.rows.find((one) => one.id === Number(id))
  const name = toText(row?.name) || `#${id}`
  const type = found && contentTypeId(viewer, found.type)
  const here = useMemo(
    () => ({ to: `/institutions/${area}/${id}`, label: name, viewerId: viewer.id }),
    [area, id, name, viewer.id],
  )
  const query = { content_type: type, object_id: Number(id) }
  return (
    <HereContext value={here}>
      <PageHeader title={name} isName subtitle={getName(area)} back={{ to: '/', label: t('portal:menu.home') }} />
      {isPending && <Skeleton shape="card" />}
      {error && (
        <ErrorPanel
          title={t('portal:list.failed')}
          error={error}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && !row && <EmptyState title={t('institution.gone')} text={t('institution.gone-text')} />}
      {row && type !== undefined && <NextPlan type={type} id={row.id} />}
      {row && type !== undefined && (
        <div className={styles.cards}>
          <div className={styles.column}>
            <Evaluations type={type} id={row.id} institution={name} />
            <Plans type={type} id={row.id} />
          </div>
          <div className={styles.column}>
            <SharedFiles title={t('institution.files')} query={query} />
            <People type={type} id={row.id} />
          </div>
        </div>
      )}
    </HereContext>
  )
}
