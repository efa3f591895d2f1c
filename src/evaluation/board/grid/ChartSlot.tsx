import { type CSSProperties, memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { faultText } from '#api/faultText.ts'
import { ChartCard } from '#evaluation/chart/ChartCard.tsx'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { classNames } from '#ui/classNames.ts'
import { definitionOf, optionsOf } from '#evaluation/types/definition/chartTypes.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import { useDrawnTheme } from '#evaluation/chart/useDrawnTheme.ts'
import type { CategoryRef } from '#evaluation/types/layoutData/chartLayoutData.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { useLanguage } from '#ui/i18n.ts'
import type { MenuItem } from '#ui/menuItem.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import type { Filterable } from '#evaluation/board/filters/filterable.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { drillDownFilters } from '#evaluation/board/filters/drillDownFilters.ts'
import { usePacedSeries } from './usePacedSeries.ts'
import { useNear } from './useNear.ts'
import { type ChartAction, ChartMenu } from './ChartMenu.tsx'
import { ChartNote } from './ChartNote.tsx'
import styles from './Grid.module.css'
import type { Placed } from './placed.ts'

export type SlotProps = {
  chart: Chart
  series: Series | null
  place: Placed
  /** What it takes to show all of it; 0 before it is known. */
  height: number
  /** Where it stands among the charts: at the start, at the end. */
  isFirst: boolean
  isLast: boolean
  isOwn: boolean
  ownFilters: RowFilter[]
  pageFilters: string[]
  offered: Filterable[]
  palette: PaletteName
  /** Why a measure of the chart is missing, if it is. */
  fault: Error | null
  hasGivenUp: boolean
  canMend: boolean
  readAt: number | null
  moreOf?: ((chart: Chart) => MenuItem[]) | undefined
  onRetry: (chart: Chart) => void
  /** A category was chosen: the filters that leave it alone. */
  onPick: (filters: RowFilter[]) => void
  /** How high the whole of it is, in pixels. */
  onHeight: (i: string, height: number) => void
  onDo: (i: string, action: ChartAction) => void
}

/** The place of one chart; it is drawn when it comes near the window, and what goes wrong in it stays in it. */
export const ChartSlot = memo(function ChartSlot({
  chart,
  series,
  place,
  isFirst,
  isLast,
  isOwn,
  ownFilters,
  pageFilters,
  offered,
  palette,
  fault,
  hasGivenUp,
  canMend,
  readAt,
  moreOf,
  height,
  onRetry,
  onPick,
  onHeight,
  onDo,
}: SlotProps) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const { ref, isNear, wasNear } = useNear()
  // The same knowledge as the pictures have, or those drawn only now would be as narrow as on screen.
  const { isPrinting } = useDrawnTheme()
  const drawn = usePacedSeries(series, pageFilters, isNear, isPrinting)
  const { title } = chartTitle(chart, language, tCharts)
  const textOf = useCallback((filter: RowFilter) => filterText(filter, offered, language, t), [offered, language, t])
  const lines = useMemo(() => chart.filters.map(textOf), [chart.filters, textOf])
  const filters = useMemo(() => [...drawn.filters, ...lines], [drawn.filters, lines])
  const { i } = place
  const isHalfPage = place.w <= 6 && definitionOf(chart.type).picture !== null
  const isReady = wasNear || isPrinting
  const isMissing = fault !== null && series === null
  const onRoom = useCallback(
    (missing: number) => onHeight(i, (ref.current?.scrollHeight ?? 0) + missing),
    [ref, i, onHeight],
  )
  const shownSeries = drawn.series
  const pick = useMemo(() => {
    const filtersOf = (spot: CategoryRef) =>
      shownSeries ? drillDownFilters({ chart, series: shownSeries, offered }, spot) : []
    return {
      may: (spot: CategoryRef) => filtersOf(spot).length > 0,
      run: (spot: CategoryRef) => onPick(filtersOf(spot)),
    }
  }, [chart, shownSeries, offered, onPick])
  const hasOptions = optionsOf(chart.type).length > 0 || offered.length > 0
  // A chart is drawn anew only where something of it changed: a dozen of them at once would be felt.
  const menu = useMemo(
    () => (
      <ChartMenu
        hasOptions={hasOptions}
        isFirst={isFirst}
        isLast={isLast}
        isOwn={isOwn}
        more={moreOf?.(chart) ?? []}
        place={place}
        title={title}
        onDo={(action) => onDo(i, action)}
      />
    ),
    [hasOptions, isFirst, isLast, isOwn, moreOf, chart, place, title, onDo, i],
  )
  const note = useMemo(
    () => (
      <ChartNote
        isPartOnly={fault !== null && !isMissing}
        lines={lines}
        own={ownFilters.length}
        onChange={() => onDo(i, { kind: 'options' })}
      />
    ),
    [fault, isMissing, lines, ownFilters.length, onDo, i],
  )
  const instead = useMemo(
    () =>
      isMissing ? (
        <ErrorPanel error={fault} text={faultText(fault)} title={t('chart-failed')} onRetry={() => onRetry(chart)} />
      ) : undefined,
    [isMissing, fault, t, onRetry, chart],
  )
  return (
    <div
      className={classNames(styles.slot, isHalfPage && styles.half)}
      data-chart={place.i}
      ref={ref}
      style={
        {
          gridColumn: `${place.x + 1} / span ${place.w}`,
          gridRow: `${place.y + 1} / span ${place.h}`,
          '--need': `${height}px`,
        } as CSSProperties
      }
    >
      <ErrorBoundary level="panel" resetKey={drawn.series}>
        <ChartCard
          canMend={canMend}
          chart={chart}
          filterText={textOf}
          filters={filters}
          hasGivenUp={hasGivenUp}
          height="box"
          instead={instead}
          isHalfPage={isHalfPage}
          menu={isReady && menu}
          note={note}
          palette={palette}
          pick={pick}
          readAt={readAt}
          series={isReady ? drawn.series : null}
          onRoom={onRoom}
        />
      </ErrorBoundary>
    </div>
  )
})
