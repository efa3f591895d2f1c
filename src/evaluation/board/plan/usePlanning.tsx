import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { FigureToImprove, PlanEntry } from './PlanContext.ts'
import { type PlanAbout, planAbout } from './planAbout.ts'
import { useOwnObjects } from './useOwnObjects.ts'
import { type EntriesParams, usePlanEntries } from './usePlanEntries.ts'
import { usePlans } from './usePlans.ts'

const { Part: PlanDialog } = lazyComponent(async () => (await import('./PlanDialog.tsx')).PlanDialog, 'dialog')

type PlanningParams = Pick<EntriesParams, 'data' | 'rows'> & {
  evaluation: number
  /** The charts on the page, and all of the evaluation as they are stored. */
  charts: readonly Chart[]
  stored: readonly Chart[]
  measures: Iterable<MeasureRow>
  getTitle: (i: string) => string
}

/** Plans an action at a figure of the page: the function that opens the dialog, and the dialog. */
export function usePlanning({ evaluation, charts, stored, measures, data, rows, getTitle }: PlanningParams): {
  plan: ((figure: FigureToImprove) => void) | null
  dialog: ReactNode
  /** The plans of the viewer's institutions. */
  entries: readonly PlanEntry[]
} {
  const { isDemo, isStaff } = useViewer()
  const own = useOwnObjects(measures)
  const { plans, isOffered } = usePlans(evaluation, !isDemo && !isStaff && own.length > 0)
  const entries = usePlanEntries({ plans, own, charts: stored, data, rows })
  const [about, setAbout] = useState<PlanAbout | null>(null)
  const open = (figure: FigureToImprove) => {
    const chart = charts.find(({ i }) => i === figure.chart)
    if (chart) setAbout(planAbout(figure, chart, { evaluation, title: getTitle(chart.i), own }))
  }
  // A stable function, or every chart would re-render whenever one changes.
  const latest = useRef(open)
  useLayoutEffect(() => {
    latest.current = open
  })
  const plan = useCallback((figure: FigureToImprove) => latest.current(figure), [])
  return {
    entries,
    plan: isOffered ? plan : null,
    dialog: about && (
      <Suspense>
        <PlanDialog about={about} onClose={() => setAbout(null)} />
      </Suspense>
    ),
  }
}
