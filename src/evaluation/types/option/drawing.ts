import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { ChartLayoutData, Facet } from '../layoutData/chartLayoutData.ts'
import type { Look } from '../theme.ts'

/** Where a small chart stands, in pixels of the whole picture; its heading included. */
export type Tile = { facet: Facet; index: number; left: number; top: number; width: number; height: number }

/** Everything a type of chart makes its option from. */
export type Drawing = {
  data: ChartLayoutData
  chart: Chart
  look: Look
  t: TFunction<'charts'>
  isHorizontal: boolean
  width: number
  height: number
  /** What the tiles take at least. */
  leastHeight: number
  tiles: Tile[]
}
