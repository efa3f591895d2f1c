import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { faultText } from '#api/faultText.ts'
import { useViewer } from '#engine/viewer.ts'
import { SharedFiles } from '#features/files/SharedFiles.tsx'
import { reviewersQuery, reviewsQuery, reviewYearsQuery } from '#features/reviews/calls.ts'
import { groupsOf } from '#features/reviews/requests.ts'
import { ReviewGroup } from '#screens/reviews/ReviewGroup.tsx'
import { ReviewMatrix } from '#screens/reviews/ReviewMatrix.tsx'
import styles from '#screens/reviews/Reviews.module.css'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The peer reviews: requests to answer, reviews agreed on, files; for staff all of them, and who is missing where. */
export function Reviews() {
  const { t } = useTranslation('reviews')
  const viewer = useViewer()
  const answer = useQuery(reviewsQuery(viewer.id))
  const groups = groupsOf(answer.data?.rows ?? [], viewer)
  // The matrix stands above everything else: what comes below it must not move when it is there.
  const people = useQuery({ ...reviewersQuery(viewer.id), enabled: viewer.isStaff })
  const years = useQuery({ ...reviewYearsQuery(viewer.id), enabled: viewer.isStaff })
  if (answer.isPending || people.isLoading || years.isLoading) return <Skeleton shape="card" rows={4} />
  return (
    <>
      <PageHeader title={t('title')} />
      {answer.error && (
        <ErrorPanel
          title={t('failed')}
          error={answer.error}
          text={faultText(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      )}
      {!answer.error && groups.length === 0 && <EmptyState title={t('none')} text={t('none.text')} />}
      <div className={styles.groups}>
        {viewer.isStaff && answer.data && (
          <ErrorBoundary level="panel">
            <ReviewMatrix reviews={answer.data.rows} />
          </ErrorBoundary>
        )}
        {groups.map((group) => (
          <ReviewGroup key={group.state} group={group} onAnswered={async () => void (await answer.refetch())} />
        ))}
        <ErrorBoundary level="panel">
          <SharedFiles title={t('files')} query={{}} byPermissions={0} />
        </ErrorBoundary>
      </div>
    </>
  )
}
