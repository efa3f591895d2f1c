import type {
  BarSeriesOption,
  BoxplotSeriesOption,
  CustomSeriesOption,
  LineSeriesOption,
  ScatterSeriesOption,
} from 'echarts/charts'
import type {
  AriaComponentOption,
  AxisPointerComponentOption,
  DataZoomComponentOption,
  GridComponentOption,
  LegendComponentOption,
  MarkLineComponentOption,
  PolarComponentOption,
  TitleComponentOption,
} from 'echarts/components'
import type { ComposeOption } from 'echarts/core'

export type SeriesOption =
  BarSeriesOption | BoxplotSeriesOption | CustomSeriesOption | LineSeriesOption | ScatterSeriesOption

/** An option of the ECharts modules that `chart/plot/echarts.ts` registers. */
export type Option = ComposeOption<
  | SeriesOption
  | AriaComponentOption
  | AxisPointerComponentOption
  | DataZoomComponentOption
  | GridComponentOption
  | LegendComponentOption
  | MarkLineComponentOption
  | PolarComponentOption
  | TitleComponentOption
>
