import { emptyLabel, isEmpty } from '#evaluation/types/definition/chartLayoutData.ts'
import type { Drawing, ChartGrid } from '#evaluation/types/definition/drawing.ts'
import { getMaxWidth } from '#evaluation/types/option/grids/textMeasure.ts'
import { barsWidth } from './marks.ts'
import type { SeriesOption } from '#evaluation/types/definition/option.ts'
import { axisWidth } from '#evaluation/types/option/grids/gridLayout.ts'

/** The font of texts in place of vertical bars, and the min gap between neighbours. */
const standingFont = { fontSize: 10 } as const
const gap = 4

type Given = Pick<Drawing, 'isHorizontal' | 'data' | 't'>

/**
 * The style of texts in place of a bar, and their distance from its end: vertical ones have the height of a small
 * chart, and the line of a benchmark may be behind them.
 */
export function emptyText({ isHorizontal, theme }: Pick<Drawing, 'isHorizontal' | 'theme'>) {
  return {
    ...(isHorizontal ? { fontSize: 11, distance: 6 } : { ...standingFont, distance: 3 }),
    color: theme.muted,
    textBorderColor: theme.surface,
    textBorderWidth: 3,
  }
}

/** Whether the texts are vertical: in charts of vertical bars if they do not fit, or would overlap their neighbours. */
export function isUpright(
  { multiple, width }: Pick<ChartGrid, 'multiple' | 'width'>,
  { isHorizontal, data, t }: Given,
): boolean {
  if (isHorizontal) return false
  const needed = getMaxWidth([t('withheld'), t('no-data')], standingFont)
  const bars = multiple.categories.length * (data.isStacked ? 1 : data.parts.length)
  // Bars beside each other have no more room than their own width: the band is wider.
  const beside = data.isStacked || data.parts.length < 2 ? Infinity : barsWidth(data) / data.parts.length
  return Math.min((width - axisWidth(data)) / Math.max(1, bars), beside) < needed + gap
}

/** Texts in place of bars: nobody answered, or the group is too small to be shown to this reader. */
export function emptyLabels(
  grid: Pick<ChartGrid, 'multiple' | 'index' | 'width'>,
  drawing: Drawing,
  start: number,
): SeriesOption[] {
  const { multiple, index } = grid
  const { isHorizontal, t } = drawing
  const data = multiple.cells.flatMap((row, category) =>
    row.every((cell) => isEmpty(cell))
      ? [{ value: isHorizontal ? [start, category] : [category, start], label: { formatter: t(emptyLabel(row)) } }]
      : [],
  )
  if (data.length === 0) return []
  return [
    {
      type: 'scatter',
      id: `empty ${index}`,
      xAxisIndex: index,
      yAxisIndex: index,
      symbolSize: 0,
      // The default of a scatter, and so of its texts, is 0.8.
      itemStyle: { opacity: 1 },
      silent: true,
      data,
      label: {
        show: true,
        ...getPlace(grid, drawing),
        ...emptyText(drawing),
      },
    },
  ]
}

function getPlace(grid: Pick<ChartGrid, 'multiple' | 'width'>, drawing: Drawing) {
  if (drawing.isHorizontal) return { position: 'right' as const }
  if (!isUpright(grid, drawing)) return { position: 'top' as const }
  const { distance } = emptyText(drawing)
  return { position: [0, -distance], rotate: 90, align: 'left' as const, verticalAlign: 'middle' as const }
}
