import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { type CategoryRef, type ChartLayoutData, noCategory } from '#evaluation/types/definition/chartLayoutData.ts'
import { type Captions, getCaptions, getPad, getMinHeight } from '#evaluation/types/option/grids/captions.ts'
import type { Drawing } from '#evaluation/types/definition/drawing.ts'
import { type HiddenSeries, getLegend } from '#evaluation/types/option/grids/legend.ts'
import type { Option } from '#evaluation/types/definition/option.ts'
import { layoutGrids } from '#evaluation/types/option/grids/gridLayout.ts'
import { font, getChartTheme, type Theme } from '#evaluation/types/colors/theme.ts'

export type PictureInput = {
  data: ChartLayoutData
  chart: Chart
  t: TFunction<'charts'>
  theme: Theme
  /** The height is at least the given one, and larger if the chart needs it. */
  size: { width: number; height: number }
  captions?: Captions
  /** The series that its legend hides. */
  hidden?: HiddenSeries
  /** The entries that its legend leaves out, as the legend of the board explains them. */
  elsewhere?: HiddenSeries
}

/** A chart for ECharts: its option and its size. */
export type Picture = { option: Option; drawing: Drawing; surface: string }

const noSeries: HiddenSeries = new Set()
const none: Captions = { head: [], foot: [] }

/** Converts a chart's data to a picture of a given width; null for a table. */
export function getPicture(input: PictureInput): Picture | null {
  const { data, chart, t, theme, size, captions, hidden = noSeries, elsewhere = noSeries } = input
  const { picture } = getDefinition(chart.type)
  if (!picture) return null
  const chartTheme = getChartTheme(theme)
  const pad = getPad(captions)
  const width = Math.max(size.width - 2 * pad, 200)
  const head = getCaptions(captions ?? none, chartTheme, width, pad)
  const legend = getLegend(data, chartTheme, t, { left: pad, top: pad + head.above, width }, hidden, elsewhere)
  const top = pad + head.above + (legend?.height ?? 0)
  const minHeight = getMinHeight(captions ?? none, size.width, pad, head.above + head.below)
  const height = Math.max(size.height, minHeight)
  const layout = layoutGrids({ data, chart, t }, { width, height }, top, pad + head.below)
  const grids = layout.grids.map((grid) => ({ ...grid, left: grid.left + pad }))
  const drawing: Drawing = { data, chart, theme: chartTheme, t, width: size.width, ...layout, grids }
  const { title = [], ...option } = picture.option(drawing)
  return {
    drawing,
    surface: chartTheme.surface,
    option: {
      animation: false,
      textStyle: { fontFamily: font, color: chartTheme.ink },
      ...option,
      ...(legend && { legend: legend.legend }),
      title: [...[title].flat(), ...(legend?.titles ?? []), ...head.titles],
    },
  }
}

/** A category of one of a chart's small charts. */
export type Point = { multiple: number; category: number }

/** The category of a point and, for a bar of an item, the answer (`part`) under the pointer. */
export function categoryAt(
  { multiples }: ChartLayoutData,
  { multiple, category }: Point,
  part: number | null,
): CategoryRef {
  const ref = multiples[multiple]?.spots[category] ?? noCategory
  return part === null || ref.from === null || ref.level !== null ? ref : { ...ref, level: part - ref.from }
}
