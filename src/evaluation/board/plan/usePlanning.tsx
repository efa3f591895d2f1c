import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { FigureToImprove, PlanEntry } from './PlanContext.ts'
import type { PlanDialogProps } from './PlanDialog.tsx'
import { planAbout, storedAbout } from './planAbout.ts'
import { useOwnObjects } from './useOwnObjects.ts'
import { usePlannedFigure } from './usePlannedFigure.ts'
import { usePlannedObjects } from './usePlannedObjects.ts'
import { type EntriesParams, usePlanEntries } from './usePlanEntries.ts'

const { Part: PlanDialog } = lazyComponent<PlanDialogProps>(
  async () => (await import('./PlanDialog.tsx')).PlanDialog,
  'dialog',
)

/** `isToBeCounted`: nothing of the page is the figure of this plan yet. */
type Opened = Pick<PlanDialogProps, 'about' | 'plan'> & { isToBeCounted: boolean }

type PlanningParams = Pick<EntriesParams, 'data' | 'rows'> & {
  evaluation: number
  /** The charts on the page, and all of the evaluation as they are stored. */
  charts: readonly Chart[]
  stored: readonly Chart[]
  measures: Iterable<MeasureRow>
  getTitle: (i: string) => string
  /** The institutions that the charts of the page are about. */
  institutions: readonly string[]
}

/** Plans an action at a figure of the page: the function that opens the dialog, and the dialog. */
export function usePlanning({
  evaluation,
  charts,
  stored,
  measures,
  data,
  rows,
  getTitle,
  institutions,
}: PlanningParams): {
  plan: ((figure: FigureToImprove) => void) | null
  /** Opens a plan of one's own; null where plans are records. */
  change: ((entry: PlanEntry) => void) | null
  dialog: ReactNode
  /** The plans of the viewer's institutions; for staff of the one they have chosen, or of all. */
  entries: readonly PlanEntry[]
} {
  const { isDemo, isStaff } = useViewer()
  const own = useOwnObjects(measures)
  const canPlan = !isDemo && !isStaff && own.length > 0
  const { plans, place } = usePlans(evaluation, canPlan || isStaff)
  const planned = usePlannedObjects(plans)
  const all = usePlanEntries({ plans, own: isStaff ? planned : own, charts: stored, data, rows })
  const entries = useMemo(() => (isStaff ? getReadable(all, institutions) : all), [isStaff, all, institutions])
  const [open, setOpen] = useState<Opened | null>(null)
  const { figure, isReady } = usePlannedFigure({
    about: open?.isToBeCounted ? open.about : null,
    charts: stored,
    data,
    rows,
  })
  const handle = {
    plan: (subject: FigureToImprove) => {
      const chart = charts.find(({ i }) => i === subject.chart)
      if (!chart) return
      const about = planAbout(subject, chart, { evaluation, title: getTitle(chart.i), own })
      // A chart of several questions has no figure of its own.
      setOpen({ about, isToBeCounted: about.figure === null && chart.data.length === 1 })
    },
    change: (entry: PlanEntry) => {
      const title = entry.chart === null ? '' : getTitle(entry.chart)
      setOpen({ about: storedAbout(entry, evaluation, title), plan: entry.plan, isToBeCounted: false })
    },
  }
  // Stable functions, or every chart would re-render whenever one changes.
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  const plan = useCallback((figure: FigureToImprove) => latest.current.plan(figure), [])
  const change = useCallback((entry: PlanEntry) => latest.current.change(entry), [])
  return {
    entries,
    // A place is known once the backend has answered.
    plan: canPlan && place ? plan : null,
    change: canPlan && place === 'own' ? change : null,
    dialog: open && place && isReady && (
      <Suspense>
        <PlanDialog
          about={figure ? { ...open.about, figure } : open.about}
          plan={open.plan}
          place={place}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    ),
  }
}

/** What staff read: the plans of the institutions that the page is about, else those of all, named and not drawn. */
export function getReadable(all: readonly PlanEntry[], institutions: readonly string[]): readonly PlanEntry[] {
  const about = institutions.length > 0 ? all.filter(({ institution }) => institutions.includes(institution)) : all
  const areSeveral = new Set(about.map(({ institution }) => institution)).size > 1
  return areSeveral ? about.map((entry) => ({ ...entry, isListedOnly: true as const })) : about
}
