import { BarChart, BoxplotChart, CustomChart, LineChart, ScatterChart } from 'echarts/charts'
import {
  AxisPointerComponent,
  DataZoomSliderComponent,
  GridComponent,
  LegendPlainComponent,
  MarkLineComponent,
  PolarComponent,
  TitleComponent,
} from 'echarts/components'
import * as echarts from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'

// The ECharts modules that charts use. The SVG renderer works under our Trusted Types; the tooltip of ECharts, which is
// HTML, does not.
echarts.use([
  BarChart,
  BoxplotChart,
  CustomChart,
  LineChart,
  ScatterChart,
  AxisPointerComponent,
  DataZoomSliderComponent,
  GridComponent,
  LegendPlainComponent,
  MarkLineComponent,
  PolarComponent,
  TitleComponent,
  LabelLayout,
  SVGRenderer,
])

export { echarts }
