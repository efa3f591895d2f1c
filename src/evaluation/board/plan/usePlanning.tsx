import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '#engine/viewer.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { MeasureRow } from '#evaluation/model/rows.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { FigureToImprove, PlanEntry } from './PlanContext.ts'
import type { PlanDialogProps } from './PlanDialog.tsx'
import { effectFigure, type PlanAbout, planAbout, storedAbout } from './planAbout.ts'
import { showCounted } from './showCounted.ts'
import { useOwnObjects } from './useOwnObjects.ts'
import { usePlannedObjects } from './usePlannedObjects.ts'
import { type EntriesParams, usePlanEntries } from './usePlanEntries.ts'

const { Part: PlanDialog } = lazyComponent<PlanDialogProps>(
  async () => (await import('./PlanDialog.tsx')).PlanDialog,
  'dialog',
)

/** Milliseconds that a dialog waits for what can be counted; what comes later is shown in it. */
const patience = 1500

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
  const [open, setOpen] = useState<Pick<PlanDialogProps, 'about' | 'plan'> | null>(null)
  const hideBelow = useHideBelow()
  const language = useLanguage()
  /** What is known of a figure before a plan begins: as its effect will be counted. */
  const countFigure = async ({ chart, keys, institutions: [first] }: PlanAbout) => {
    if (!first) return null
    const today = dayAfter(new Date(), 0)
    const plan = { id: 0, chart, keys, institution: first.name, day: today, target: null }
    const question = { charts: stored.map(counted), language, hideBelow, today, plans: [plan] }
    const [effect] = await data.effects(question).catch(() => [])
    return effect ? effectFigure(effect) : null
  }
  const openCounted = (about: PlanAbout) => {
    let opened: typeof open = null
    void showCounted(countFigure(about), patience, (figure) => {
      const [before, next] = [opened, { about: { ...about, figure } }]
      // A late figure is shown only in the dialog that waits for it.
      setOpen(before === null ? next : (now) => (now === before ? next : now))
      opened = next
    })
  }
  const handle = {
    plan: (figure: FigureToImprove) => {
      const chart = charts.find(({ i }) => i === figure.chart)
      if (!chart) return
      const about = planAbout(figure, chart, { evaluation, title: getTitle(chart.i), own })
      // A chart of several questions has no figure of its own.
      if (about.figure || rows === '' || chart.data.length !== 1) setOpen({ about })
      else openCounted(about)
    },
    change: (entry: PlanEntry) => {
      const title = entry.chart === null ? '' : getTitle(entry.chart)
      setOpen({ about: storedAbout(entry, evaluation, title), plan: entry.plan })
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
    dialog: open && place && (
      <Suspense>
        <PlanDialog {...open} place={place} onClose={() => setOpen(null)} />
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
