import { Suspense } from 'react'
import { useViewer } from '#engine/viewer.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { CountedChart } from '#evaluation/model/question.ts'
import { isCompared } from './findings.ts'
import type { OverviewProps } from './Overview.tsx'
import styles from './Overview.module.css'

const { Part: Overview } = lazyComponent<OverviewProps>(async () => (await import('./Overview.tsx')).Overview)

/** Up to this many topics take half of the room. */
const maxFew = 3

/**
 * The overview with its final height reserved, so that the charts below it do not move; nothing if there is nothing to
 * compare.
 */
export function OverviewSlot(props: Omit<OverviewProps, 'expected'>) {
  const { isStaff, isDemo } = useViewer()
  const { charts, own } = props
  const isFor = isStaff || isDemo || own.isLoading || own.names.length > 0
  if (!charts.some(isCompared) || !isFor) return null
  const expected = countQuestions(charts.filter(isCompared))
  return (
    <div
      className={classNames(styles.slot, expected <= maxFew && styles.few)}
      data-overview={isStaff && !own.about ? 'chosen' : 'own'}
    >
      <Suspense fallback={null}>
        <Overview {...props} expected={expected} />
      </Suspense>
    </div>
  )
}

/** The number of different questions of charts; each is at most one topic. */
function countQuestions(charts: readonly CountedChart[]): number {
  return new Set(charts.flatMap(({ data }) => data.map(({ keys }) => keys.join(' ')))).size
}
