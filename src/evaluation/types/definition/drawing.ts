import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import { type ChartLayoutData, type SmallMultiple, isBlank } from './chartLayoutData.ts'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'

/** The area of a small chart, in pixels of the whole picture; its heading included. */
export type ChartGrid = {
  multiple: SmallMultiple
  index: number
  left: number
  top: number
  width: number
  height: number
  /** The height of its heading. */
  headingRoom: number
  /** It has axes: somebody answered, or its neighbours use them. */
  isRendered: boolean
  /** The first small chart of a row has the value axis; the others in the row are level with it. */
  hasAxis: boolean
  /** The first chart of a row has the labels of the categories if all small charts with horizontal bars share them. */
  hasLabels: boolean
}

/** The input of a chart type for its option. */
export type Drawing = {
  data: ChartLayoutData
  chart: Chart
  theme: ChartTheme
  t: TFunction<'charts'>
  isHorizontal: boolean
  /** The max width of the labels next to horizontal bars. */
  labelRoom: number
  width: number
  height: number
  /** The min size of the tiles. */
  minHeight: number
  grids: ChartGrid[]
}

/** The tiles of small charts with answers. */
export function getVisibleGrids({ grids, data }: Drawing): ChartGrid[] {
  return grids.filter(({ multiple }) => !isBlank(multiple, data))
}
