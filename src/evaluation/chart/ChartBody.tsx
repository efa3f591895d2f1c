import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { ChartProblems } from './ChartProblems.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { DrillDown } from './drillDown.ts'
import type { PaletteName } from '#evaluation/types/palettes.ts'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { Plot } from './Plot.tsx'
import { summaryOf } from '#evaluation/types/words/summary.ts'

type Props = {
  series: Series
  chart: Chart
  palette: PaletteName
  title: string
  isTable: boolean
  isBoxed: boolean
  canDraw: boolean
  canMend: boolean
  pick?: DrillDown | undefined
  onRoom?: ((missing: number) => void) | undefined
}

/** The picture or the table, or why there is neither. */
export function ChartBody({ series, chart, palette, title, isTable, isBoxed, canDraw, canMend, pick, onRoom }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  if (!canDraw && series.problems.length > 0) return <ChartProblems canMend={canMend} problems={series.problems} />
  const noLevels = `${t('no-data.levels')} ${t(canMend ? 'advice.otherType' : 'advice.ask')}`
  if (!canDraw)
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        text={hasNoLevels(series, chart) ? noLevels : t('no-data.text')}
        title={t('no-data')}
      />
    )
  const plan = layoutDataOf({ series, chart, language, t, theme: 'light', palette })
  const label = `${title}. ${summaryOf(series, chart, plan, t)}`
  if (isTable) return <ChartTable chart={chart} label={label} series={series} />
  return (
    <Plot chart={chart} isBoxed={isBoxed} label={label} palette={palette} pick={pick} series={series} onRoom={onRoom} />
  )
}

/** Answers are there, but plain numbers, which a distribution cannot show. */
function hasNoLevels({ items, panels }: Series, { type }: Chart): boolean {
  const isAnswered = panels.some(({ figures }) => figures.flat(2).some(({ n }) => n > 0))
  return isAnswered && (type === 'likert' || type === 'bar') && items.every(({ levels }) => levels.length === 0)
}
