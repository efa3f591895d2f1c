import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { ChartCard } from '#evaluation/chart/ChartCard.tsx'
import { ChartProblems } from '#evaluation/chart/ChartProblems.tsx'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import { type Chart, type RowFilter, getTitles } from '#evaluation/model/chart.ts'
import type { Problem, Series } from '#evaluation/model/series.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import { getDefinition, hasFigures, isAllowed } from '#evaluation/types/definition/chartTypes.ts'
import type { CategoryRef } from '#evaluation/types/definition/chartLayoutData.ts'
import { CommentsSlot } from '#evaluation/board/comments/CommentsSlot.tsx'
import { asCounted } from '#evaluation/counting/besideOthers.ts'
import { drillDownFilters } from '#evaluation/board/filters/drillDownFilters.ts'
import type { Filterable } from '#evaluation/board/filters/filterable.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { type Arrival, bringIntoSight, keepInSight } from './arrival.ts'
import { ChartNote } from './ChartNote.tsx'
import styles from './Grid.module.css'
import { type Placed, row } from './placed.ts'
import { useInViewport } from './useInViewport.ts'
import { useQueuedRender } from './useQueuedRender.ts'

/** Pixels from the top of the board within which charts reserve their room before their visibility is known. */
const maxAhead = 2000

const noFilters: readonly RowFilter[] = []

/** The height in pixels of a list of texts. */
const listHeight = 640

export type ChartTileProps = {
  /** The current chart; for an invalid one, what is known of it. */
  chart: Chart
  /** Why it cannot be read. */
  problem?: Problem | null
  /** The latest figures, with the chart they were requested for. */
  result: ChartResult | null
  /** The expected figures before any are loaded, to reserve room. */
  expected: Series | null
  place: Placed
  /** The height needed to show all of it; 0 while unknown. */
  height: number
  offered: Filterable[]
  palette: PaletteName
  /** Why a measure of the chart is missing, if it is. */
  error: Error | null
  hasGivenUp: boolean
  canMend: boolean
  readAt: number | null
  /** How many of the chart's filters, the last ones, its reader has set. */
  ownFilters?: number
  /** The filters that the page names once for its charts. */
  common?: readonly RowFilter[]
  menu?: ReactNode
  /** Rendered below its title, after the note on its rows; on paper after the chart. */
  about?: ReactNode
  /** Rendered over the card: the handles to move and resize it. */
  handles?: ReactNode
  className?: string | undefined
  /** A new value scrolls the chart into view. */
  arrival?: Arrival | null
  onOptions?: () => void
  onRetry: (chart: Chart) => void
  /** Called with the filters of the selected category. */
  onPick?: (filters: RowFilter[]) => void
  /** Called with the full height of the chart in pixels. */
  onHeight: (i: string, height: number) => void
}

/** The tile of one chart; renders it when it comes near the viewport. An error in it does not affect other charts. */
export const ChartTile = memo(function ChartTile({
  chart,
  problem = null,
  result: answered,
  expected,
  place: { i, x, y, w, h },
  height,
  offered,
  palette,
  error,
  hasGivenUp,
  canMend,
  readAt,
  ownFilters = 0,
  common = noFilters,
  menu,
  about,
  handles,
  className,
  arrival = null,
  onOptions,
  onRetry,
  onPick,
  onHeight,
}: ChartTileProps) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { ref, isNear, wasNear } = useInViewport()
  useEffect(() => {
    if (!arrival || !ref.current) return undefined
    bringIntoSight(ref.current, arrival)
    return arrival.isLinked ? keepInSight(ref.current) : undefined
  }, [ref, arrival])
  // Uses the same state as the pictures, or those rendered only for print would be as narrow as on screen.
  const { isPrinting } = usePrinting()
  const rendered = useQueuedRender(answered, isNear, isPrinting)
  // Texts apply immediately, everything else together with its figures.
  const shown = useStableValue<Chart>({
    ...((rendered ?? answered)?.chart ?? asCounted(chart, expected ?? {})),
    ...getTitles((key) => chart[key]),
  })
  const getText = useCallback((filter: RowFilter) => filterText(filter, offered, language, t), [offered, language, t])
  const lines = useMemo(() => shown.filters.map(getText), [shown, getText])
  const filters = useMemo(() => [...(rendered?.filters.map(getText) ?? []), ...lines], [rendered, getText, lines])
  const isMissing = error !== null && answered === null
  const isAwaited = (rendered ?? answered) === null
  const onRoom = useCallback(
    (missing: number) => onHeight(i, (ref.current?.scrollHeight ?? 0) + missing),
    [ref, i, onHeight],
  )
  useEffect(() => {
    // A list has no height of its own: a few texts are in sight.
    if (!hasFigures(chart) && isAllowed(chart.type)) onHeight(i, listHeight)
  }, [chart, i, onHeight])
  const series = rendered?.series ?? null
  const pick = useMemo(() => {
    if (!onPick) return undefined
    const getFilters = (ref: CategoryRef) => (series ? drillDownFilters({ chart: shown, series, offered }, ref) : [])
    return {
      canFilter: (ref: CategoryRef) => getFilters(ref).length > 0,
      run: (ref: CategoryRef) => onPick(getFilters(ref)),
    }
  }, [shown, series, offered, onPick])
  // A chart re-renders only when something about it changed: re-rendering a dozen at the same time would be noticeable.
  const note = useMemo(
    () => (
      <>
        <ChartNote
          common={common}
          filters={shown.filters}
          getText={getText}
          isAwaited={isAwaited}
          isPartOnly={error !== null && !isMissing}
          own={ownFilters}
          onChange={onOptions}
        />
        {!isPrinting && about}
      </>
    ),
    [common, shown, getText, isAwaited, error, isMissing, ownFilters, onOptions, isPrinting, about],
  )
  const instead = useMemo(() => {
    if (problem) return <ChartProblems canMend={canMend} problems={[problem]} />
    if (isMissing)
      return (
        <ErrorPanel error={error} text={errorMessage(error)} title={t('chart-failed')} onRetry={() => onRetry(chart)} />
      )
    return hasFigures(shown) ? undefined : <CommentsSlot chart={shown} />
  }, [problem, canMend, isMissing, error, t, onRetry, chart, shown])
  // Until the figures are rendered, not only loaded.
  const [kept, keep] = useState(expected)
  if (expected && expected !== kept) keep(expected)
  const isExpectedNear = y * (row.height + row.gap) < maxAhead
  const isHalfPage = w <= 6 && getDefinition(shown.type).picture !== null
  return (
    <div
      className={classNames(styles.slot, isHalfPage && styles.half, className)}
      data-chart={i}
      ref={ref}
      style={
        {
          gridColumn: `${x + 1} / span ${w}`,
          gridRow: `${y + 1} / span ${h}`,
          '--need': `${height}px`,
        } as CSSProperties
      }
    >
      <div className={styles.place}>
        <ErrorBoundary level="panel" resetKey={rendered}>
          <ChartCard
            below={isPrinting && about}
            canMend={canMend}
            chart={shown}
            expected={isExpectedNear || wasNear ? kept : null}
            filterText={getText}
            filters={filters}
            hasGivenUp={hasGivenUp}
            height="box"
            instead={instead}
            isHalfPage={isHalfPage}
            menu={menu}
            note={note}
            palette={palette}
            pick={pick}
            readAt={readAt}
            series={wasNear ? series : null}
            onRoom={onRoom}
          />
        </ErrorBoundary>
        {handles}
      </div>
    </div>
  )
})
