import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { getDefinition, hasDrawing } from '#evaluation/types/definition/chartTypes.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { FilterText } from '#evaluation/types/words/head.ts'
import { hasGroups } from '#evaluation/types/table/toMatrix.ts'
import { getSummary } from '#evaluation/types/words/summary.ts'
import type { ChartLegend } from './boardLegend.ts'
import styles from './ChartCard.module.css'
import { ChartFoot } from './ChartFoot.tsx'
import { ChartHead } from './ChartHead.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { ChartMatrix } from '#evaluation/chart/table/ChartMatrix.tsx'
import { ChartProblems } from './ChartProblems.tsx'
import { ChartTable } from '#evaluation/chart/table/ChartTable.tsx'
import type { DrillDown } from './drillDown.ts'
import { Plot } from '#evaluation/chart/plot/Plot.tsx'
import { useRenderedTheme } from '#evaluation/chart/plot/useRenderedTheme.ts'

type Props = {
  series: Series
  chart: Chart
  palette: PaletteName
  title: string
  isTable: boolean
  isBoxed: boolean
  isHalfPage: boolean
  canRender: boolean
  /** Its figures are still loading: it keeps its room and shows a skeleton. */
  isExpected: boolean
  canMend: boolean
  hasGivenUp: boolean
  /** Whether the answers are filtered. */
  isFiltered: boolean
  filterText: FilterText
  pick?: DrillDown | undefined
  legend: ChartLegend
  onRoom?: ((missing: number) => void) | undefined
}

/** The picture or the table with its notes, or why there is neither. Its data is prepared once for all of these. */
export function ChartBody({ hasGivenUp, isFiltered, filterText, ...props }: Props) {
  const { series, chart, palette, canRender } = props
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const theme = useRenderedTheme()
  const data = useMemo(
    () => (canRender ? getLayoutData({ series, chart, language, t, theme, palette }) : null),
    [canRender, series, chart, language, t, theme, palette],
  )
  const { isExpected } = props
  const inRoom = (part: ReactNode) =>
    isExpected ? (
      <div aria-hidden="true" className={styles.awaited} inert>
        {part}
      </div>
    ) : (
      part
    )
  return (
    <>
      {canRender && inRoom(<ChartHead data={data} legend={props.legend} series={series} />)}
      <div className={styles.body}>
        {inRoom(canRender ? <RenderedChart {...props} data={data} /> : <NotRendered {...props} />)}
        {isExpected && (
          <div className={styles.skeleton}>
            <ChartSkeleton type={chart.type} />
          </div>
        )}
      </div>
      {canRender &&
        inRoom(
          <ChartFoot
            chart={chart}
            data={data}
            elsewhere={props.legend.elsewhere}
            filterText={filterText}
            hasGivenUp={hasGivenUp}
            isFiltered={isFiltered}
            isMethodElsewhere={props.legend.isMethodElsewhere}
            series={series}
          />,
        )}
    </>
  )
}

type RenderedChartProps = Omit<Props, 'hasGivenUp' | 'isFiltered' | 'filterText'> & {
  data: ReturnType<typeof getLayoutData>
}

function RenderedChart({
  series,
  chart,
  data,
  title,
  isTable,
  isBoxed,
  isExpected,
  isHalfPage,
  pick,
  legend,
  onRoom,
}: RenderedChartProps) {
  const { t } = useTranslation('charts')
  const summary = useMemo(() => getSummary(series, chart, data, t), [series, chart, data, t])
  const label = `${title}. ${summary}`
  const room = isBoxed ? onRoom : undefined
  if (!data && hasGroups({ series })) return <ChartMatrix chart={chart} label={label} series={series} onRoom={room} />
  if (isTable || !data) return <ChartTable chart={chart} label={label} series={series} onRoom={room} />
  return (
    <Plot
      chart={chart}
      data={data}
      isBoxed={isBoxed}
      isExpected={isExpected}
      isHalfPage={isHalfPage}
      label={label}
      legend={legend}
      pick={pick}
      onRoom={onRoom}
    />
  )
}

function NotRendered({ series, chart, canMend }: Pick<Props, 'series' | 'chart' | 'canMend'>) {
  const { t } = useTranslation('charts')
  if (series.problems.length > 0) return <ChartProblems canMend={canMend} problems={series.problems} />
  if (series.groups.length === 0 && series.undated > 0)
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        text={`${t('no-data.dates', { count: series.undated })} ${t(canMend ? 'no-data.dates-advice' : 'advice.ask')}`}
        title={t('no-data')}
      />
    )
  const noLevels = `${t('no-data.levels')} ${t(canMend ? 'advice.otherType' : 'advice.ask')}`
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      text={hasNoLevels(series, chart) ? noLevels : t('no-data.text')}
      title={t('no-data')}
    />
  )
}

/** There are answers, but plain numbers, which a distribution cannot show. */
function hasNoLevels(series: Series, { type }: Chart): boolean {
  const isAnswered = series.panels.some(({ figures }) => figures.flat(2).some(({ n }) => n > 0))
  return (
    isAnswered &&
    getDefinition(type).counts === 'levels' &&
    !hasDrawing(series, type) &&
    series.items.every(({ levels }) => levels.length === 0)
  )
}
