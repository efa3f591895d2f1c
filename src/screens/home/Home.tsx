import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { reviewing } from '#engine/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#engine/pageHandle.ts'
import { useNews } from '#engine/records/useNews.ts'
import { useViewer } from '#engine/viewer.ts'
import { type AppObject, isSurvey } from '#features/apps/permittedApps.ts'
import { useApps } from '#features/apps/useApps.ts'
import { planner } from '#features/plans/planRules.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import { getDashboard, programmes } from '#lib/areas.ts'
import { SharedFiles } from '#features/files/SharedFiles.tsx'
import { AppCard } from './AppCard.tsx'
import { EvaluationsCard } from './EvaluationsCard.tsx'
import { DashboardsCard } from './DashboardsCard.tsx'
import { DemoCard } from './DemoCard.tsx'
import styles from './Home.module.css'
import { NewestEvaluation } from './NewestEvaluation.tsx'
import { OtherPeople } from './OtherPeople.tsx'
import { OverduePlan } from './OverduePlan.tsx'
import { PlansCard } from './PlansCard.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { WorkCard } from './WorkCard.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The first page after the login. Reviewers start with their reviews, demo visitors with the evaluation. */
export function Home() {
  const { state } = useLocation() as { state: { isArriving?: boolean } | null }
  const first = firstPage(useViewer())
  if (state?.isArriving && first) return <Navigate to={first} replace />
  return <Cards />
}

function firstPage(viewer: Viewer): string | null {
  if (viewer.isStaff) return null
  if (viewer.isDemo) return `/results/evaluations/${config().demoEvaluation}`
  return reviewing(viewer) ? '/irp' : null
}

/** Open work for staff, recently opened records, apps with their objects, evaluations and shared files. */
function Cards() {
  const { t } = useTranslation(['home', 'portal'])
  const viewer = useViewer()
  const title = usePageTitle({ name: viewer.user.first_name || viewer.user.email })
  const { apps, isLoading, error, retry } = useApps(viewer)
  // A single visible one is enough to know that there is something to read.
  const evaluations = useQuery(ownEvaluationsQuery(viewer.id, { size: 1, ordering: '-modified' }))
  const newest = evaluations.data?.rows[0]
  const shown = evaluations.isPending ? null : newest?.id
  // The first visit counts also where there is nothing to mark yet.
  useNews()
  // People who are not staff first read for whom the portal is.
  const clinics = viewer.isStaff || viewer.isDemo ? [] : [...new Set(surveyed(apps).map(({ name }) => name))]
  const contact = config().contactEmail
  const hasNothing =
    !isLoading &&
    !evaluations.isPending &&
    !error &&
    !evaluations.error &&
    apps.length === 0 &&
    evaluations.data?.count === 0
  const surveys = apps.filter(({ app, objects }) => isSurvey(app) && objects.length > 0)
  const internal = viewer.isStaff ? apps.filter(({ app, error: failure }) => app.internal && !failure) : []
  const dashboards = internal.filter(({ app }) => !isInMenu(app.path))
  const appCards = [...surveys, ...apps.filter(({ app }) => !isSurvey(app))]
    .filter((one) => !internal.includes(one))
    .map((one) => <AppCard key={one.app.id} {...one} />)
  const hasPlans = !viewer.isStaff && planner(viewer)
  const beside = (
    <div className={styles.beside}>
      {hasPlans && <PlansCard />}
      {viewer.isDemo ? <DemoCard /> : !viewer.isStaff && <QuickLinks />}
      {viewer.isDemo && <OtherPeople />}
      {dashboards.length > 0 && <DashboardsCard apps={dashboards.map(({ app }) => app)} />}
      {isLoading ? <Skeleton shape="card" /> : appCards}
    </div>
  )

  return (
    <>
      <PageHeader
        title={title}
        subtitle={clinics.slice(0, maxNamed).join(' · ') + (clinics.length > maxNamed ? ' …' : '')}
      />
      {error && <ErrorPanel title={t('apps-failed')} error={error} text={errorMessage(error)} onRetry={retry} />}
      {hasNothing && (
        <EmptyState
          title={t('no-app-access-found')}
          text={contact ? t('no-app-access-text', { contact }) : t('no-app-access-plain')}
        />
      )}
      {hasPlans && <OverduePlan />}
      <div className={classNames(styles.cards, viewer.isStaff ? styles.working : styles.reading)}>
        <div className={styles.first}>
          {viewer.isStaff && <WorkCard />}
          {!viewer.isStaff && reviewing(viewer) && <RequestsCard />}
          {!viewer.isStaff && evaluations.isPending && <Skeleton shape="card" rows={1} />}
          {newest && !viewer.isStaff && <NewestEvaluation row={newest} />}
          {viewer.isStaff && <QuickLinks />}
        </div>
        {!viewer.isStaff && beside}
        <div className={styles.main}>
          {!hasNothing && <EvaluationsCard newest={viewer.isStaff ? undefined : shown} />}
          {viewer.isStaff && (
            <SharedFiles title={t('files.newest')} all={<Link to="/filemanager/files">{t('all')}</Link>} />
          )}
          {!viewer.isStaff && !viewer.isDemo && <SharedFiles title={t('files')} />}
        </div>
        {viewer.isStaff && beside}
      </div>
    </>
  )
}

const maxNamed = 3

/** Whether the menu leads to this page of a programme. */
function isInMenu(path: string): boolean {
  const programme = programmes.find((one) => path === `/${one}`)
  const dashboard = getDashboard(programme)
  return programme !== undefined && (dashboard === undefined || dashboard.isInMenu === true)
}

/** The institutions that a person has permissions on. */
function surveyed(apps: ReturnType<typeof useApps>['apps']): AppObject[] {
  return apps.filter(({ app }) => app.internal).flatMap(({ objects }) => objects)
}
