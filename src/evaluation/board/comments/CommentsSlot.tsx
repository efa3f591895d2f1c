import { Suspense, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import { isAllowed } from '#evaluation/types/definition/chartTypes.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { withWords } from '#ui/i18n/withWords.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { CommentsPanelProps } from './CommentsPanel.tsx'
import { CommentsContext } from './CommentsContext.ts'

const { Part: CommentsPanel } = lazyComponent<CommentsPanelProps>(
  withWords(async () => (await import('./CommentsPanel.tsx')).CommentsPanel, 'written'),
)

/** What patients wrote, in place of a picture; one sentence where the deployment or the page does not show it. */
export function CommentsSlot({ chart }: { chart: Chart }) {
  const { t } = useTranslation('charts')
  const source = useContext(CommentsContext)
  if (!isAllowed(chart.type)) return <p>{t('comments.off')}</p>
  if (!source) return <p>{t('comments.reading')}</p>
  if (source.rows === '') return <Skeleton rows={4} shape="text" />
  return (
    <Suspense fallback={<Skeleton rows={4} shape="text" />}>
      <CommentsPanel chart={chart} source={source} />
    </Suspense>
  )
}
