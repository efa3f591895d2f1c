import { useLayoutEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import { useViewer } from '#engine/viewer.ts'
import { SharedFiles } from '#features/files/SharedFiles.tsx'
import { ownReviewerQuery, reviewsQuery } from '#features/reviews/calls.ts'
import { getGroups } from '#features/reviews/requests.ts'
import { AllReviews } from './AllReviews.tsx'
import { ReviewGroup } from './ReviewGroup.tsx'
import styles from './Reviews.module.css'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The peer reviews: requests to answer, agreed reviews, files of the programme; for staff all reviews by year. */
export function Reviews() {
  const { t } = useTranslation('reviews')
  const title = usePageTitle()
  const viewer = useViewer()
  const answer = useQuery(reviewsQuery(viewer.id))
  // What a reviewer is requested for: without a response the requests appear without it.
  const own = useQuery({ ...ownReviewerQuery(viewer.id), enabled: !viewer.isStaff, meta: { isShownInPlace: true } })
  const isPending = answer.isPending || (!viewer.isStaff && own.isPending)
  const list = useRef<HTMLDivElement>(null)
  const hasAnswered = useRef(false)
  const noteAnswer = () => void (hasAnswered.current = true)
  useLayoutEffect(() => {
    // The answered request has moved with its focused button: the first one now gets the focus.
    if (!hasAnswered.current || document.activeElement !== document.body) return
    hasAnswered.current = false
    list.current?.querySelector<HTMLElement>(':is(h2, h3)[tabindex]')?.focus()
  })
  const programmeFiles = getContentType({ contentType: 'irp.irpglobalfiles' }, viewer)
  const reviews = answer.data?.rows ?? []
  const groups = getGroups(reviews, viewer)
  const waiting = <Skeleton {...(viewer.isStaff ? { shape: 'table', rows: 24 } : { shape: 'card', rows: 1 })} />
  return (
    <>
      <PageHeader title={title} />
      {answer.error && (
        <ErrorPanel
          title={t('failed')}
          error={answer.error}
          text={errorMessage(answer.error)}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.isSuccess && groups.length === 0 && <EmptyState title={t('none')} text={t('none.text')} />}
      <div className={classNames(styles.groups, !viewer.isStaff && styles.own)} ref={list}>
        <div className={styles.groups}>
          {isPending && waiting}
          {viewer.isStaff && answer.data && (
            <ErrorBoundary level="panel">
              <AllReviews reviews={reviews} onAnswered={noteAnswer} />
            </ErrorBoundary>
          )}
          {!viewer.isStaff &&
            !isPending &&
            groups.map((group) => (
              <ReviewGroup key={group.state} group={group} people={own.data?.rows ?? []} onAnswered={noteAnswer} />
            ))}
        </div>
        {programmeFiles !== undefined && (
          // Loads with the reviews, and appears below or next to them.
          <div hidden={isPending}>
            <ErrorBoundary level="panel">
              <SharedFiles title={t('files')} query={{ content_type: programmeFiles }} byPermissions={0} />
            </ErrorBoundary>
          </div>
        )}
      </div>
    </>
  )
}
