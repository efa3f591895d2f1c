import { memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartTile, type ChartTileProps } from '#evaluation/board/grid/ChartTile.tsx'
import { usePlansOfChart } from '#evaluation/board/plan/usePlansOfChart.tsx'
import type { ChartSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { getOptions, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { MenuItem } from '#ui/overlays/menuItem.ts'
import { type ChartAction, ChartMenu } from './ChartMenu.tsx'

type Props = Omit<ChartTileProps, 'menu' | 'about' | 'onOptions' | 'ownFilters'> & {
  /** Whether it is the first or the last chart. */
  isFirst: boolean
  isLast: boolean
  /** The settings of its reader. */
  own: ChartSettings | undefined
  getMoreItems: (chart: Chart) => MenuItem[]
  onDo: (i: string, action: ChartAction) => void
}

/** A chart in the view for readers, with its actions. */
export const ReaderTile = memo(function ReaderTile({ isFirst, isLast, own, getMoreItems, onDo, ...tile }: Props) {
  const { chart, place, offered, problem } = tile
  const { i } = place
  const language = useLanguage()
  const { t } = useTranslation('charts')
  const { title } = chartTitle(chart, language, t)
  const hasOptions = getOptions(chart.type).length > 0 || offered.length > 0
  const isOwn = Object.keys(own ?? {}).length > 0
  const menu = useMemo(
    () => (
      <ChartMenu
        hasOptions={hasOptions}
        isFirst={isFirst}
        isLast={isLast}
        isOwn={isOwn}
        more={getMoreItems(chart).filter(({ key }) => key === 'edit' || hasFigures(chart))}
        place={place}
        title={title}
        onDo={(action) => onDo(i, action)}
      />
    ),
    [hasOptions, isFirst, isLast, isOwn, getMoreItems, chart, place, title, onDo, i],
  )
  const onOptions = useCallback(() => onDo(i, { kind: 'options' }), [onDo, i])
  const { about, result } = usePlansOfChart(chart, tile.result)
  return (
    <ChartTile
      {...tile}
      about={about}
      menu={!problem && menu}
      ownFilters={own?.filters?.length ?? 0}
      result={result}
      onOptions={onOptions}
    />
  )
})
