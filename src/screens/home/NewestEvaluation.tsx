import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { NewsBadge } from '#engine/records/NewsBadge.tsx'
import { translation } from '#engine/fields/translated.tsx'
import { showMoment } from '#lib/dates/dates.ts'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'

// It loads the rows of a measure after the page has rendered.
const { Part: Verdict } = lazyComponent(async () => (await import('./Verdict.tsx')).Verdict)

/** The last changed evaluation and how the viewer's institutions do in it. */
export function NewestEvaluation({ row }: { row: Row }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const isIdle = useIsIdle()
  const collection = use(CollectionsContext).get('results/evaluations')
  return (
    <section className={classNames(card.card, styles.span)} aria-label={t('newest')}>
      <h2>{t('newest')}</h2>
      <Link className={classNames(card.entry, card.way)} to={`/results/evaluations/${row.id}`}>
        <span>
          <bdi translate="no">{translation(row, 'name', '', language).text}</bdi>{' '}
          <NewsBadge path="results/evaluations" row={row} />
        </span>
        <small className={card.about}>{showMoment(row.modified)}</small>
      </Link>
      {collection && (
        <div className={styles.verdict}>
          {isIdle ? (
            <Suspense fallback={<Skeleton shape="text" rows={4} />}>
              <Verdict collection={collection} row={row} />
            </Suspense>
          ) : (
            <Skeleton shape="text" rows={4} />
          )}
        </div>
      )}
    </section>
  )
}
