import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellProps } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'
import { overviewKey } from '#evaluation/annualExport/overviewKey.ts'
import type { OutcomeProps } from '#evaluation/annualExport/Outcome.tsx'
import { quickQuery } from '#evaluation/annualExport/outcome/quickQuery.ts'
import { useInViewport } from '#evaluation/board/grid/useInViewport.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import styles from './OutcomeCell.module.css'

// It loads the rows of a measure after the list has rendered.
const { Part: Outcome } = lazyComponent<OutcomeProps>(
  async () => (await import('#evaluation/annualExport/Outcome.tsx')).Outcome,
)

const evaluations = 'results/evaluations'

/**
 * How the viewer's institutions do in an evaluation of a list. Each takes the rows of its measures: those in view are
 * counted one after the other, the newest first, as far as their rows are few or in this browser; the others on request.
 */
export default function OutcomeCell({ row }: CellProps<EvaluationRow>) {
  const { t } = useTranslation('evaluation')
  const viewer = useViewer()
  const language = useLanguage()
  const isIdle = useIsIdle()
  const { ref, wasNear } = useInViewport()
  const collection = use(CollectionsContext).get(evaluations)
  const client = useQueryClient()
  // The same query as on home, so that its response is reused.
  const newest = useQuery(ownEvaluationsQuery(viewer.id, { size: 1, ordering: '-modified' }))
  const [isWanted, setWanted] = useState(() => client.getQueryData(overviewKey(viewer.id, row, language)) !== undefined)
  const isFirst = isWanted || row.id === newest.data?.rows[0]?.id
  const isOpen = isIdle && wasNear && !newest.isPending && !isFirst
  const quick = useQuery({ ...quickQuery(viewer.id, [row]), enabled: isOpen })
  const isShown = isFirst || quick.data?.includes(row.id) === true
  const skeleton = <Skeleton shape="text" rows={2} />

  function content() {
    if (!collection) return null
    if (isShown && isIdle)
      return (
        <Suspense fallback={skeleton}>
          <Outcome collection={collection} row={row} isInTurn={!isWanted} />
        </Suspense>
      )
    if (isShown || quick.isPending) return skeleton
    return (
      <Button kind="plain" onClick={() => setWanted(true)}>
        {t('list.show')}
      </Button>
    )
  }
  return (
    <div className={styles.outcome} ref={ref} translate="yes">
      {content()}
    </div>
  )
}
