import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Look } from '../theme.ts'
import type { Frame } from '../frame/frame.ts'
import type { ChartLayoutData } from '../layoutData/chartLayoutData.ts'

/** Everything a type of chart draws from. */
export type Drawing = { plan: ChartLayoutData; frame: Frame; chart: Chart; look: Look; t: TFunction<'charts'> }
