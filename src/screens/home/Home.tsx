import { useTranslation } from 'react-i18next'
import { config } from '#api/config.ts'
import { faultText } from '#api/faultText.ts'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#engine/viewer.ts'
import { isSurvey } from '#features/apps/permittedApps.ts'
import { useApps } from '#features/apps/useApps.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import { SharedFiles } from '#features/files/SharedFiles.tsx'
import { AppCard } from './AppCard.tsx'
import { EvaluationsCard } from './EvaluationsCard.tsx'
import styles from './Home.module.css'
import { OwnWays } from './OwnWays.tsx'
import { WorkCard } from './WorkCard.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The first page after the login: what waits for staff, what one opened last, the apps and what one has in them, evaluations and shared files. */
export function Home() {
  const { t } = useTranslation(['home', 'portal'])
  const viewer = useViewer()
  const { apps, isLoading, fault, retry } = useApps(viewer)
  // One that may be seen is enough to know that there is something to read.
  const evaluations = useQuery(ownEvaluationsQuery(viewer.id, { size: 1 }))
  const contact = config().contactEmail
  const isWaiting = isLoading || evaluations.isPending
  const hasNothing = !isWaiting && !fault && !evaluations.error && apps.length === 0 && evaluations.data?.count === 0
  const surveys = apps.filter(({ app, objects }) => isSurvey(app) && objects.length > 0)
  const appCards = [...surveys, ...apps.filter(({ app }) => !isSurvey(app))].map((one) => (
    <AppCard key={one.app.id} {...one} />
  ))

  return (
    <>
      <PageHeader title={t('title', { name: viewer.user.first_name || viewer.user.email })} />
      {isWaiting && <Skeleton shape="card" rows={4} />}
      {fault && <ErrorPanel title={t('apps-failed')} error={fault} text={faultText(fault)} onRetry={retry} />}
      {hasNothing && (
        <EmptyState
          title={t('no-app-access-found')}
          text={contact ? t('no-app-access-text', { contact }) : t('no-app-access-plain')}
        />
      )}
      {!isWaiting && (
        <div className={styles.cards}>
          {viewer.isStaff && <WorkCard />}
          <OwnWays />
          {!viewer.isStaff && appCards}
          {!hasNothing && <EvaluationsCard />}
          {!viewer.isDemo && (
            <div className={styles.span}>
              <SharedFiles title={t('files')} />
            </div>
          )}
          {/* For staff they repeat what the menu leads to. */}
          {viewer.isStaff && appCards}
        </div>
      )}
    </>
  )
}
