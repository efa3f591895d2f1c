import GripHorizontal from 'lucide-react/icons/grip-horizontal'
import { type CSSProperties, memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { faultText } from '#api/faultText.ts'
import { ChartCard } from '#evaluation/chart/ChartCard.tsx'
import { ChartProblems } from '#evaluation/chart/ChartProblems.tsx'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { isFields } from '#evaluation/model/parse.ts'
import type { Series } from '#evaluation/model/series.ts'
import { classNames } from '#ui/classNames.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { useLanguage } from '#ui/i18n.ts'
import type { Filterable } from '#evaluation/board/filters/filterable.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { ChartNote } from '#evaluation/board/grid/ChartNote.tsx'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import grid from '#evaluation/board/grid/Grid.module.css'
import type { Placed } from '#evaluation/board/grid/placed.ts'
import { useNear } from '#evaluation/board/grid/useNear.ts'
import { type Entry, readEntry } from '#evaluation/edit/draft/entries.ts'
import type { DragHandlers, DragKind } from '#evaluation/edit/layout/useGridDrag.ts'
import { type BoardAction, EditMenu } from './EditMenu.tsx'
import styles from './EditSlot.module.css'

type Props = {
  entry: Entry
  /** The chart as it was when its figures were asked for; they belong together. */
  chart: Chart | null
  series: Series | null
  place: Placed
  height: number
  isFirst: boolean
  isLast: boolean
  /** Whether it is on its way, and how. */
  dragged: 'pointer' | 'keys' | null
  /** Filters of the page that the figures were counted under. */
  pageFilters: RowFilter[]
  palette: PaletteName
  /** What filters are told by. */
  filterable: Filterable[]
  hasGivenUp: boolean
  readAt: number | null
  fault: Error | null
  handlersOf: (i: string, kind: DragKind) => DragHandlers
  onDo: (i: string, action: BoardAction) => void
  onHeight: (i: string, height: number) => void
  onRetry: (chart: Chart) => void
}

/** A chart of the draft with its handles: above to move it, in the corner to resize it. */
export const EditSlot = memo(function EditSlot({
  entry,
  chart,
  series,
  place,
  height,
  isFirst,
  isLast,
  dragged,
  pageFilters,
  palette,
  filterable,
  hasGivenUp,
  readAt,
  fault,
  handlersOf,
  onDo,
  onHeight,
  onRetry,
}: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const { ref, wasNear } = useNear()
  const { i } = place
  const stored = readEntry(entry)
  const shown = useMemo(() => chart ?? stored.chart ?? { ...emptyChart, ...stored.title }, [chart, stored])
  const { title } = chartTitle(shown, language, tCharts)
  const { t: tEvaluation } = useTranslation('evaluation')
  const textOf = useCallback(
    (filter: RowFilter) => filterText(filter, filterable, language, tEvaluation),
    [filterable, language, tEvaluation],
  )
  const lines = useMemo(() => shown.filters.map(textOf), [shown.filters, textOf])
  const filters = useMemo(() => [...pageFilters.map(textOf), ...lines], [pageFilters, textOf, lines])
  const isObject = isFields(entry.stored)
  const onRoom = useCallback(
    (missing: number) => onHeight(i, (ref.current?.scrollHeight ?? 0) + missing),
    [ref, i, onHeight],
  )
  const { x, y, w, h } = place
  const menu = useMemo(
    () => (
      <EditMenu
        isFirst={isFirst}
        isLast={isLast}
        isObject={isObject}
        place={{ x, y, w, h }}
        title={title}
        onDo={(action) => onDo(i, action)}
      />
    ),
    [isFirst, isLast, isObject, x, y, w, h, title, onDo, i],
  )
  const isMissing = fault !== null && series === null
  const instead = useMemo(() => {
    if (stored.problem) return <ChartProblems canMend problems={[stored.problem]} />
    return isMissing ? (
      <ErrorPanel error={fault} text={faultText(fault)} title={t('chart-failed')} onRetry={() => onRetry(shown)} />
    ) : undefined
  }, [stored, isMissing, fault, t, onRetry, shown])
  const note = useMemo(
    () => <ChartNote isPartOnly={fault !== null && !isMissing} lines={lines} own={0} onChange={() => undefined} />,
    [fault, isMissing, lines],
  )
  return (
    <div
      className={classNames(grid['slot'], styles.slot, dragged && styles.dragged, dragged === 'pointer' && styles.held)}
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
      <div className={styles.card}>
        <ErrorBoundary level="panel" resetKey={series}>
          <ChartCard
            canMend
            chart={shown}
            filterText={textOf}
            filters={filters}
            hasGivenUp={hasGivenUp}
            height="box"
            instead={instead}
            menu={menu}
            note={note}
            palette={palette}
            readAt={readAt}
            series={wasNear ? series : null}
            onRoom={onRoom}
          />
        </ErrorBoundary>
        {isObject && (
          <>
            <button
              aria-label={t('handle.move', { title })}
              className={styles.grip}
              title={t('handle.move-hint')}
              type="button"
              {...handlersOf(i, 'move')}
            >
              <GripHorizontal aria-hidden="true" size={16} />
            </button>
            <button
              aria-label={t('handle.resize', { title })}
              className={styles.corner}
              title={t('handle.resize-hint')}
              type="button"
              {...handlersOf(i, 'resize')}
            />
          </>
        )}
      </div>
    </div>
  )
})
