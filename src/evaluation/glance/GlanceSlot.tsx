import { Suspense } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { OwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Benchmark, CountedChart } from '#evaluation/model/question.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import styles from './Glance.module.css'

export type GlanceProps = {
  data: Dataset
  charts: CountedChart[]
  benchmarks: Benchmark[]
  filters: RowFilter[]
  /** The filters in words. */
  lines: string[]
  /** Names the rows that are there; '' while there are none. */
  rows: string
  own: OwnInstitutions
  /** What a chart is called, by its `i`. */
  titleOf: (i: string) => string
  /** Filters the page by the institutions. */
  onFilter: (filter: RowFilter) => void
}

const { Part: Glance } = lazyPart<GlanceProps>(async () => (await import('./Glance.tsx')).Glance)

/** The place of the glance, as high as it will be, so that the charts below it stay where they are; none where there is nothing to compare. */
export function GlanceSlot(props: GlanceProps) {
  const { isStaff, isDemo } = useViewer()
  const { charts, own } = props
  const isCompared = charts.some(({ viewSettings, benchmarks }) => viewSettings.benchmark && benchmarks.length > 0)
  const isFor = isStaff || isDemo || own.isLoading || own.names.length > 0
  if (!isCompared || !isFor) return null
  return (
    <div className={styles.slot} data-glance={isStaff ? 'chosen' : 'own'}>
      <Suspense fallback={null}>
        <Glance {...props} />
      </Suspense>
    </div>
  )
}
