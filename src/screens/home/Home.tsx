import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
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
import card from '#ui/card.module.css'
import { classNames } from '#ui/classNames.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type Area = { key: string; label: string; entries: { key: string; label: string; to: string }[] }

/** The first page after the login: the apps and what one has in them, evaluations, shared files; for staff the areas, too. */
export function Home({ areas }: { areas: Area[] }) {
  const { t } = useTranslation(['home', 'portal'])
  const viewer = useViewer()
  const { apps, isLoading, fault, retry } = useApps(viewer)
  // One that may be seen is enough to know that there is something to read.
  const evaluations = useQuery(ownEvaluationsQuery(viewer.id, { size: 1 }))
  const contact = config().contactEmail
  const isWaiting = isLoading || evaluations.isPending
  const hasNothing = !isWaiting && !fault && !evaluations.error && apps.length === 0 && evaluations.data?.count === 0
  const surveys = apps.filter(({ app, objects }) => isSurvey(app) && objects.length > 0)

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
          {surveys.map((survey) => (
            <AppCard key={survey.app.id} {...survey} />
          ))}
          {apps
            .filter(({ app }) => !isSurvey(app))
            .map((one) => (
              <AppCard key={one.app.id} {...one} />
            ))}
          {!hasNothing && <EvaluationsCard />}
          {!viewer.isDemo && (
            <div className={styles.span}>
              <SharedFiles title={t('files')} />
            </div>
          )}
          {viewer.isStaff && areas.map((area) => <AreaCard key={area.key} area={area} />)}
        </div>
      )}
    </>
  )
}

/** An area of the menu with its lists. */
function AreaCard({ area }: { area: Area }) {
  return (
    <div className={card.card}>
      <h2>{area.label}</h2>
      <ul>
        {area.entries.map(({ key, label, to }) => (
          <li key={key}>
            <Link className={classNames(card.entry, card.way)} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
