import { Suspense } from 'react'
import { useViewer } from '#engine/viewer.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { isCompared } from './findings.ts'
import type { OverviewProps } from './Overview.tsx'
import styles from './Overview.module.css'

const { Part: Overview } = lazyComponent<OverviewProps>(async () => (await import('./Overview.tsx')).Overview)

/**
 * The overview with its final height reserved, so that the charts below it do not move; nothing if there is nothing to
 * compare.
 */
export function OverviewSlot(props: OverviewProps) {
  const { isStaff, isDemo } = useViewer()
  const { charts, own } = props
  const isFor = isStaff || isDemo || own.isLoading || own.names.length > 0
  if (!charts.some(isCompared) || !isFor) return null
  return (
    <div className={styles.slot} data-overview={isStaff && !own.about ? 'chosen' : 'own'}>
      <Suspense fallback={null}>
        <Overview {...props} />
      </Suspense>
    </div>
  )
}
