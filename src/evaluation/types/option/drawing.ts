import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import { type ChartLayoutData, type SmallMultiple, isBlank } from '#evaluation/types/layout/chartLayoutData.ts'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'

/** Where a small chart stands, in pixels of the whole picture; its heading included. */
export type ChartGrid = {
  multiple: SmallMultiple
  index: number
  left: number
  top: number
  width: number
  height: number
  /** What its heading takes of it. */
  headingRoom: number
  /** It has axes: somebody answered, or those beside it are read at them. */
  isRendered: boolean
  /** The axis of values is read at the first small chart of a row; the others beside it are level with it. */
  hasAxis: boolean
  /** The categories of lying bars that all small charts have are named at the first of a row. */
  hasLabels: boolean
}

/** Everything a type of chart makes its option from. */
export type Drawing = {
  data: ChartLayoutData
  chart: Chart
  theme: ChartTheme
  t: TFunction<'charts'>
  isHorizontal: boolean
  /** How wide the labels beside lying bars may be. */
  labelRoom: number
  width: number
  height: number
  /** What the tiles take at least. */
  minHeight: number
  grids: ChartGrid[]
}

/** The tiles of small charts somebody answered. */
export function getVisibleGrids({ grids, data }: Drawing): ChartGrid[] {
  return grids.filter(({ multiple }) => !isBlank(multiple, data))
}
