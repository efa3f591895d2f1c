import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { emptyHtml } from './emptyHtml.ts'

export type Plotted = EChartsType

register([BarChart, LineChart, CustomChart, GridComponent, TooltipComponent, SVGRenderer])

/** Starts ECharts in an element; drawn as SVG, so that print and zoom stay sharp; it gets its size with its first picture. */
export function startPlot(place: HTMLElement): Plotted {
  emptyHtml()
  return init(place, null, { renderer: 'svg', width: 100, height: 100 })
}

/** A chart without a page, to be read as SVG. */
export function startPaper(width: number, height: number): Plotted {
  return init(null, null, { renderer: 'svg', ssr: true, width, height })
}
